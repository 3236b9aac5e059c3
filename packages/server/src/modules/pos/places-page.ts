import type { places } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { ownLabels } from "@patron/contract/labels";
import { pageHtml, safe } from "#kit/html.ts";
import { placesMessages } from "./places-messages.ts";

type Place = ReplyOf<typeof places.list>["items"][number];

interface Shown {
  items: readonly Place[];
  page: number;
  count: number;
  total: number;
  search: { search?: string | undefined; latitude?: string | undefined; longitude?: string | undefined };
  language: Language;
  /** Of the page itself. */
  address: string;
}

/** The directory as a page for a phone, without scripts: a search, places with everything about them, and the other pages. */
export function placesPage({ items, page, count, total, search, language, address }: Shown): string {
  const texts = placesMessages[language];
  const linkTo = (changed: Record<string, string | undefined>) => {
    const query = { lang: language, ...search, ...changed };
    const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
    return safe(`${address}?${new URLSearchParams(given)}`);
  };
  const nothing = { search: undefined, latitude: undefined, longitude: undefined };
  const isSearched = Boolean(search.search || search.latitude);
  const shown = new Intl.NumberFormat(language).format(total);
  const links = [
    page > 1 ? `<a rel="prev" href="${linkTo({ number: String(page - 1) })}">${safe(texts.previous)}</a>` : "",
    page * count < total ? `<a rel="next" href="${linkTo({ number: String(page + 1) })}">${safe(texts.next)}</a>` : "",
  ].join("");
  const body = [
    `<h1>${safe(texts.title)}</h1>`,
    `<form method="get" action="${safe(address)}" role="search"><input type="hidden" name="lang" value="${language}">
<label for="search">${safe(texts.search)}</label><div class="row"><input id="search" type="search" name="search" maxlength="100" value="${safe(search.search ?? "")}"><button>${safe(texts.find)}</button></div></form>`,
    `<p class="sub">${safe(total === 0 ? texts.none : texts.count(shown, new Intl.PluralRules(language).select(total)))}${
      isSearched ? ` <a href="${linkTo(nothing)}">${safe(texts.all)}</a>` : ""
    }</p>`,
    `<ul class="places">${items.map((place) => placePart(place, language, linkTo)).join("\n")}</ul>`,
    links ? `<nav>${links}</nav>` : "",
  ];
  return pageHtml({ language, title: texts.title, style, body: body.join("\n") });
}

type LinkTo = (changed: Record<string, string | undefined>) => string;

function placePart(place: Place, language: Language, linkTo: LinkTo): string {
  const texts = placesMessages[language];
  const { title, description, programme_title, photo, phones, email, references, latitude, longitude, shop_url } =
    place;
  const { street, zip, city, region } = place.address;
  const line = [street, [zip, city].filter(Boolean).join(" "), region].filter(Boolean).join(", ");
  const contacts = [
    ...(shop_url ? [outside(shop_url, texts.shop)] : []),
    ...phones.map((phone) => `<a href="tel:${safe(phone)}" dir="ltr">${safe(phone)}</a>`),
    ...(email ? [`<a href="mailto:${safe(email)}">${safe(email)}</a>`] : []),
    ...references.map((one) => outside(one.url, one.title || ownLabels.pos.values.type[one.type][language])),
  ];
  const where = latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
  const map =
    where && `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  const near = where && linkTo({ ...where, search: undefined, number: undefined });
  return `<li>${photo ? `<img src="${safe(photo.thumbnail_url)}" alt="" loading="lazy">` : ""}<div>
<h2 dir="auto">${safe(title)}</h2>
${programme_title && programme_title !== title ? `<p class="sub" dir="auto">${safe(programme_title)}</p>` : ""}
<p>${[...stateOf(place, language), ...distanceOf(place, language)].map(safe).join(" · ")}</p>
${line ? `<p dir="auto">${safe(line)}</p>` : ""}
${description ? `<p class="text" dir="auto">${safe(description)}</p>` : ""}
${contacts.length > 0 ? `<p class="links">${contacts.join(" ")}</p>` : ""}
${hoursPart(place, language)}
${map && near ? `<p class="links">${outside(map, texts.map)} <a href="${near}">${safe(texts.nearby)}</a></p>` : ""}
</div></li>`;
}

const outside = (url: string, text: string) => `<a href="${safe(url)}" rel="noreferrer">${safe(text)}</a>`;

function stateOf({ is_open }: Place, language: Language): string[] {
  const { open, closed } = placesMessages[language];
  return is_open === null ? [] : [is_open ? open : closed];
}

function distanceOf({ distance_m }: Place, language: Language): string[] {
  const { metres, kilometres } = placesMessages[language];
  if (distance_m === null) return [];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: distance_m < 10_000 ? 1 : 0 });
  return [distance_m < 1000 ? metres(number.format(distance_m)) : kilometres(number.format(distance_m / 1000))];
}

function hoursPart({ hours }: Place, language: Language): string {
  const texts = placesMessages[language];
  if (hours.length === 0) return "";
  const day = new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  const rows = hours.map(({ date, spans }) => {
    const times = spans.map(({ from, to }) => `${from}–${to}`).join(", ") || texts.closedDay;
    return `<dt>${safe(day.format(new Date(`${date}T00:00:00Z`)))}</dt><dd>${safe(times)}</dd>`;
  });
  return `<details><summary>${safe(texts.hours)}</summary><dl>${rows.join("")}</dl></details>`;
}

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:1.5rem 1rem;background:Canvas;color:CanvasText}
main{max-width:40rem;margin:auto;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}h2{font-size:1.125rem;line-height:1.3;margin:0}
p{margin:.25rem 0}.sub{opacity:.75}.text{white-space:pre-line}.row{display:flex;gap:.5rem;margin:.25rem 0 1rem}
input,button{font:inherit;padding:.625rem .75rem;border:1px solid GrayText;border-radius:.5rem;background:Canvas;color:CanvasText;min-height:2.75rem}input{flex:1;min-width:0}
.places{list-style:none;margin:1rem 0;padding:0}.places li{display:flex;gap:1rem;padding:1.25rem 0;border-top:1px solid color-mix(in srgb,CanvasText 20%,transparent)}
.places li>div{flex:1;min-width:0}img{width:4.5rem;height:4.5rem;object-fit:cover;border-radius:.75rem;flex:none}
a{color:LinkText;display:inline-block;padding:.375rem 0}.links a{margin-inline-end:1rem}summary{cursor:pointer;padding:.375rem 0}
dl{display:grid;grid-template-columns:1fr auto;gap:.25rem 1rem;margin:.25rem 0}dd{margin:0;text-align:end}nav{display:flex;justify-content:space-between;gap:1rem}`;
