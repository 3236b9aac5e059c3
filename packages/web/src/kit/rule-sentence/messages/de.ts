import { pluralIn } from "../../messages.ts";
import { isEmpty, listsIn, rangeIn, sizeOf } from "../lists.ts";
import type { CreditFacts, EffectFacts, GoodsFacts, GroupValue, Names, RuleWords, WhoFacts } from "../rule-facts.ts";

const plural = pluralIn("de");
const { and, or } = listsIn("de");
const times = (count: number) => (count === 1 ? "einmal" : count === 2 ? "zweimal" : `${count}-mal`);

interface Noun {
  one: string;
  other: string;
  counted: Forms;
  /** Behind known names; its ending follows the noun and its case. */
  more: Forms;
}
type Forms = { one: string; other: string };
/** „Kaffee, Tee und 2 weitere“, or „3 Artikel“ when no name is known. */
function named(names: Names, { one, other, counted, more }: Noun): string {
  if (names.known.length === 0) return plural(names.more, counted);
  const list = and(names.more > 0 ? [...names.known, plural(names.more, more)] : names.known);
  return `${sizeOf(names) === 1 ? one : other}${list}`;
}
const masculine = { one: "# weiteren", other: "# weitere" };
const feminine = { one: "# weitere", other: "# weitere" };
const feminineDative = { one: "# weiterer", other: "# weiteren" };
const neuterDative = { one: "# weiterem", other: "# weiteren" };
const categories = { one: "# Kategorie", other: "# Kategorien" };

const chosen = {
  goods: { one: "", other: "", counted: { one: "# Artikel", other: "# Artikel" }, more: masculine },
  categories: { one: "die Kategorie ", other: "die Kategorien ", counted: categories, more: feminine },
};
const excluded = {
  goods: { one: "", other: "", counted: { one: "# Artikel", other: "# Artikeln" }, more: neuterDative },
  categories: { one: "der Kategorie ", other: "den Kategorien ", counted: categories, more: feminineDative },
};
/** After a number of pieces. */
const pieces = {
  goods: chosen.goods,
  categories: {
    one: "aus der Kategorie ",
    other: "aus den Kategorien ",
    counted: { one: "aus # Kategorie", other: "aus # Kategorien" },
    more: feminineDative,
  },
};
const ofCategory = {
  one: "der Kategorie ",
  other: "der Kategorien ",
  counted: { one: "aus # Kategorie", other: "aus # Kategorien" },
  more: { one: "# weiterer", other: "# weiterer" },
};

function goodsNames(of: GoodsFacts, nouns: typeof chosen): string {
  const parts = [];
  if (sizeOf(of.goods) > 0) parts.push(named(of.goods, nouns.goods));
  if (sizeOf(of.categories) > 0) parts.push(named(of.categories, nouns.categories));
  return parts.join(sizeOf(of.goods) > 1 ? " sowie " : " und ");
}
function goods({ on, except }: EffectFacts, all: string, nouns = chosen): string {
  const taking = isEmpty(on) ? all : goodsNames(on, nouns);
  return isEmpty(except) ? taking : `${taking} außer ${goodsNames(except, excluded)}`;
}

function credit(of: CreditFacts, hasValue: boolean): string {
  if (of.to === "account") {
    const account = of.name === null ? "ein Kundenkonto" : `das Konto ${of.name}`;
    return hasValue ? `auf ${account}` : `eine Gutschrift auf ${account}`;
  }
  if (of.to === "bonuses") return hasValue ? "als Boni" : "Boni";
  return `${hasValue ? "als Aktionsboni" : "Aktionsboni"}${life(of)}`;
}
function life({ until, days, months }: Extract<CreditFacts, { to: "promotional-bonuses" }>): string {
  if (until) return ` (gültig bis ${until})`;
  if (days !== null) return ` (${plural(days, { one: "# Tag", other: "# Tage" })} gültig)`;
  return months === null ? "" : ` (${plural(months, { one: "# Monat", other: "# Monate" })} gültig)`;
}

function set(facts: EffectFacts): string {
  const { buy, get, given, free, max } = facts.set;
  const what = isEmpty(given) ? `${get} dazu` : `${get} × ${goodsNames(given, pieces)}`;
  const price = free ? "gratis" : facts.value === null ? "mit Rabatt" : `mit ${facts.value} Rabatt`;
  const often = max === null ? "" : `, höchstens ${times(max)} je Einkauf`;
  return `beim Kauf von ${buy} × ${goods(facts, "ein beliebiger Artikel", pieces)} ${what} ${price}${often}`;
}

function effect(facts: EffectFacts): string {
  const discount = facts.value === null ? "Rabatt" : `${facts.value} Rabatt`;
  const price = `Sonderpreis${facts.value === null ? "" : ` von ${facts.value}`}`;
  const given = credit(facts.credit, facts.value !== null);
  const lead = facts.value === null ? "" : `${facts.value} `;
  const on = (all: string) => goods(facts, all);
  switch (facts.action) {
    case "discount-check-percent":
    case "discount-check-amount":
      return `${discount} auf den ganzen Einkauf`;
    case "discount-items-percent":
      return `${discount} auf ${on("alle Artikel")}`;
    case "discount-items-amount":
      return `${discount} je Einheit auf ${on("alle Artikel")}`;
    case "special-price-item":
      return `${price} je Einheit für ${on("alle Artikel")}`;
    case "special-price-check":
      return `${price} für ${on("alle Artikel")} zusammen`;
    case "buy-x-get-y":
      return set(facts);
    case "charge-check-percent":
      return facts.value === null ? `${given} für jeden Einkauf` : `${facts.value} des Einkaufswerts ${given}`;
    case "charge-check-amount":
      return `${lead}${given} für jeden Einkauf`;
    case "charge-items-percent":
      if (facts.value === null) return `${given} für ${on("alle Artikel")}`;
      return `${facts.value} vom Preis ${given} für ${on("alle Artikel")}`;
    case "charge-items-amount":
      return `${lead}${given} je Einheit für ${on("alle Artikel")}`;
    case "coupon-emission": {
      const count =
        facts.count === null ? "Gutscheine" : plural(facts.count, { one: "# Gutschein", other: "# Gutscheine" });
      return `${count} für jeden Einkauf`;
    }
  }
}

const aged = rangeIn({
  both: (from, to) => ` von ${from} bis ${to} Jahren`,
  from: (from) => ` ab ${from} Jahren`,
  to: (to) => ` bis ${to} Jahre`,
});
function joined(within: number | null): string {
  if (within === null) return "";
  if (within === 0) return ", die heute beigetreten sind";
  return `, die ${plural(within, { one: "am letzten Tag", other: "in den letzten # Tagen" })} beigetreten sind`;
}
function who({ groups, members, gender, age, joinedWithin }: WhoFacts): string {
  const sex = {
    female: members ? "weibliche Mitglieder" : "Frauen",
    male: members ? "männliche Mitglieder" : "Männer",
  };
  const people = gender ? sex[gender] : null;
  const listed = [];
  if (groups && sizeOf(groups.categories) > 0)
    listed.push(`${people ?? "Kunden"} ${named(groups.categories, ofCategory)}`);
  if (groups?.uncategorised) listed.push(`${people ?? "Mitglieder"} ohne Kategorie`);
  if (groups?.walkIn) listed.push("Laufkundschaft ohne Karte");
  if (listed.length === 0) listed.push(people ?? (members ? "Mitglieder" : "Kunden"));
  return `für ${and(listed)}${age ? aged(age) : ""}${joined(joinedWithin)}`;
}

const days = ["", "montags", "dienstags", "mittwochs", "donnerstags", "freitags", "samstags", "sonntags"];
const hours = rangeIn({
  both: (from, to) => `von ${from} bis ${to} Uhr`,
  from: (from) => `ab ${from} Uhr`,
  to: (to) => `vor ${to} Uhr`,
});
const amount = rangeIn({
  both: (from, to) => `von ${from} bis ${to}`,
  from: (from) => `ab ${from}`,
  to: (to) => `bis ${to}`,
});
const cost = rangeIn({
  both: (from, to) => `${from} bis ${to}`,
  from: (from) => `mindestens ${from}`,
  to: (to) => `höchstens ${to}`,
});
const daysCount = (count: number) => plural(count, { one: "# Tag", other: "# Tage" });
const payments = {
  cash: "bar",
  "bank-card": "mit Bankkarte",
  "bank-card-external": "mit Bankkarte an einem anderen Gerät",
  "mobile-app": "mit der App",
  "special-account": "vom Kundenkonto",
};
const measures = {
  amount: "vom gekauften Betrag",
  quantity: "von der gekauften Menge",
  visits: "von der Zahl der Besuche",
  "goods-quantity": "von der Menge dieser Artikel",
};
const periods = {
  check: "in diesem Einkauf",
  day: "an diesem Tag",
  week: "in dieser Woche",
  month: "in diesem Monat",
  "three-months": "in den letzten drei Monaten",
  "half-year": "in den letzten sechs Monaten",
  year: "im letzten Jahr",
  "all-time": "seit Beginn",
};

function groupValue(group: GroupValue): string {
  if (group.audience === "uncategorised") return `Mitglieder ohne Kategorie: ${group.value}`;
  if (group.audience === "walk_in") return `Laufkundschaft ohne Karte: ${group.value}`;
  return `${group.name === null ? "eine andere Kategorie" : `Kategorie ${group.name}`}: ${group.value}`;
}

const words: RuleWords = {
  effect,
  who,
  when({ days: runs, hours: range }) {
    const listed = runs.map(([first, last]) =>
      first === last ? `${days[first]}` : `${days[first]} bis ${days[last]}`,
    );
    return [runs.length > 0 ? and(listed) : "", range ? hours(range) : ""].filter(Boolean).join(" ");
  },
  dates: rangeIn({
    both: (from, to) => `vom ${from} bis ${to}`,
    from: (from) => `ab ${from}`,
    to: (to) => `bis ${to}`,
  }),
  firstPurchase: "beim ersten Einkauf",
  birthday(before, after) {
    if (before === 0 && after === 0) return "am Geburtstag";
    if (after === 0) return `am Geburtstag und ${daysCount(before)} davor`;
    if (before === 0) return `am Geburtstag und ${daysCount(after)} danach`;
    return `am Geburtstag, ${daysCount(before)} davor und ${daysCount(after)} danach`;
  },
  where: (pos) =>
    `bei ${named(pos, { one: "", other: "", counted: { one: "# Verkaufsstelle", other: "# Verkaufsstellen" }, more: feminineDative })}`,
  terminals: (terminals) =>
    `an ${named(terminals, { one: "Terminal ", other: "den Terminals ", counted: { one: "# Terminal", other: "# Terminals" }, more: neuterDative })}`,
  saleAmount: (range) => `bei einem Einkauf ${amount(range)}`,
  goodsAmount: (range) => `wenn diese Artikel zusammen ${cost(range)} kosten`,
  currency: (code) => `nur bei Verkäufen in ${code}`,
  payments: (types) => `bei Zahlung ${or(types.map((type) => payments[type]))}`,
  scope: {
    manual: "auf Wahl des Kassierers",
    coupon: "mit Gutschein",
    kiosk: "an Selbstbedienungskiosken",
  },
  limits({ perCustomer, perDay, total }) {
    const parts = [];
    if (perCustomer !== null) parts.push(`${times(perCustomer)} je Kunde`);
    if (perDay !== null) parts.push(`${times(perDay)} am Tag`);
    if (total !== null) parts.push(`${times(total)} insgesamt`);
    return `höchstens ${and(parts)}`;
  },
  steps({ measure, period, steps }) {
    const rows = steps.map(({ from, value }, index) => (index === 0 ? `anfangs ${value}` : `${value} ab ${from}`));
    return `die Höhe hängt ${measures[measure]} ${periods[period]} ab: ${rows.join(", ")}`;
  },
  groups: (groups) => groups.map(groupValue).join("; "),
  alone: {
    discount: "kein anderer Rabatt gilt daneben",
    charge: "keine anderen Boni dieser Art werden daneben gutgeschrieben",
  },
};
export default words;
