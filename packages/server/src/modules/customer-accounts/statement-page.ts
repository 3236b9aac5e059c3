import type { customerAccounts } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import type { Language } from "@patron/contract/words";
import { accountAmountText, showMoney, showNumber } from "@patron/engine/money";
import { safe } from "#kit/html.ts";
import type { Span } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness, readLegalInfo } from "../business/door.ts";
import { nameOf } from "../customers/door.ts";
import { unitNames, unitOf } from "../special-accounts/door.ts";
import { heads, kinds, paper, standing, titles } from "./export-words.ts";
import { listMovements } from "./queries.ts";
import { readStanding } from "./statement.ts";
import { type CustomerAccountRow, toMovement } from "./views.ts";

const mostRows = 2_000;
interface Reader {
  now: Date;
  language: Language;
}

/** A statement as a page to print or to keep as a PDF: A4, black on white, no scripts; every text in its own direction. */
export async function statementPage(
  tenant: Tenant,
  row: CustomerAccountRow,
  period: FiltersOf<typeof customerAccounts.statementPage>,
  { now, language }: Reader,
): Promise<string> {
  const stood = await readStanding(tenant, row, period);
  const business = await tenant.one(getBusiness());
  const legal = await readLegalInfo(tenant);
  const part = { limit: mostRows, offset: Math.max(Number(stood.count) - mostRows, 0) };
  const rows = stood.count > 0n ? await tenant.many(listMovements(stood.accountId, stood.span, part, "asc")) : [];
  const amount = amountsIn(row, language);
  const when = (at: Date) =>
    new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: stood.timeZone }).format(at);
  const lines = rows.map((movement) => {
    const { kind, comment, number, document } = toMovement(movement, row);
    const what = [kinds[kind][language], number && `№ ${number}`].filter(Boolean).join(" · ");
    const more = [comment, document].filter(Boolean).map((text) => `<span class="sub">${bdi(text ?? "")}</span>`);
    const came = movement.amount > 0n;
    return `<tr><td>${safe(when(movement.event_dt))}</td><td>${bdi(what)}${more.join("")}</td><td class="n">${
      came ? amount(movement.amount) : ""
    }</td><td class="n">${came ? "" : amount(-movement.amount)}</td><td class="n">${amount(movement.balance_after)}</td></tr>`;
  });
  const person = [nameOf(row), row.phone ?? row.email ?? row.external_id].filter(Boolean).join(", ");
  const title = `${titles.statement[language]}: ${row.title ?? row.special_title}`;
  const facts = [
    [paper.customer, person],
    [
      paper.account,
      [row.title ?? row.special_title, Object.values(unitNames(row)).find(Boolean)].filter(Boolean).join(", "),
    ],
    [paper.period, spanText(stood.span, stood.timeZone, language)],
    [paper.made, when(now)],
  ] as const;
  const balance = (name: "opening" | "closing", sums = "<td></td><td></td>") =>
    `<tr class="sum"><td></td><td>${safe(standing[name][language])}</td>${sums}<td class="n">${amount(stood[name])}</td></tr>`;
  const columns = ["event_dt", "kind", "incoming", "outgoing", "balance_after"] as const;
  const sums = `<td class="n">${amount(stood.incoming)}</td><td class="n">${amount(stood.outgoing)}</td>`;
  const body = `<p class="from">${bdi(legal.legal_name || business.title)}</p><h1>${bdi(title)}</h1>
<dl>${facts.map(([term, value]) => `<div><dt>${safe(term[language])}</dt><dd>${bdi(value)}</dd></div>`).join("")}</dl>
${stood.count > BigInt(mostRows) ? `<p>${safe(paper.more[language])}</p>` : ""}
<table><thead><tr>${columns.map((name, at) => `<th scope="col"${at > 1 ? ' class="n"' : ""}>${safe(heads[name][language])}</th>`).join("")}</tr></thead>
<tbody>${balance("opening")}${lines.join("\n")}${rows.length === 0 ? `<tr><td></td><td colspan="4">${safe(paper.none[language])}</td></tr>` : ""}
${balance("closing", sums)}</tbody></table>`;
  return page(title, language, body);
}

/** Amounts as the reader writes them, with their currency or unit. */
function amountsIn(row: CustomerAccountRow, language: Language) {
  const { currency, unit } = unitNames(row);
  return (value: bigint) => {
    const text = accountAmountText(value, unitOf(row));
    const shown = (currency ? showMoney(text, currency, language) : showNumber(text, language)) ?? text;
    return safe(unit ? `${shown} ${unit}` : shown);
  };
}

function spanText({ from, until }: Span, timeZone: string, language: Language): string {
  const day = (at: Date) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone }).format(at);
  // The first moment after a period is not in it.
  const last = until && new Date(until.getTime() - 1);
  if (!from && !last) return paper.always[language];
  return `${from ? day(from) : "…"} – ${last ? day(last) : "…"}`;
}

/** Names and comments keep their own direction, whatever stands around them. */
const bdi = (text: string) => `<bdi>${safe(text)}</bdi>`;

const style = `body{font:13px/1.45 system-ui,sans-serif;color:#000;background:#fff;margin:2rem auto;max-width:190mm;padding:0 1rem}
h1{font-size:20px;margin:.25rem 0 1rem}p{margin:.25rem 0}.from{font-weight:600}dl{margin:0 0 1.25rem}dl div{display:flex;gap:1rem}dt{color:#444;min-width:8rem}dd{margin:0}
table{width:100%;border-collapse:collapse}th{text-align:start;font-weight:600;border-bottom:2px solid #000}td{border-bottom:1px solid #ccc;vertical-align:top;overflow-wrap:anywhere}
th,td{padding:.3rem .5rem .3rem 0}.n{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}.sub{display:block;color:#444;font-size:12px}.sum td{font-weight:600}
thead{display:table-header-group}tr{break-inside:avoid}@page{size:A4;margin:15mm;@bottom-right{content:counter(page) " / " counter(pages)}}@media print{body{margin:0;padding:0;max-width:none}}`;

function page(title: string, language: Language, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(title)}</title>
<style>${style}</style></head>
<body><main>${body}</main></body>
</html>
`;
}
