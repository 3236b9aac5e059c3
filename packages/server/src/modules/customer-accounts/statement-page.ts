import type { customerAccounts } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import type { FiltersOf } from "@patron/contract/kit";
import { safe } from "#kit/html.ts";
import type { Tenant } from "#kit/tenant.ts";
import { heads, paper, standing } from "./export-messages.ts";
import { listMovements } from "./queries.ts";
import { type Reader, readTold } from "./statement-told.ts";
import type { CustomerAccountRow } from "./views.ts";

const mostRows = 2_000;

/** A statement as a page to print: A4, black on white, no scripts; every text in its own direction. */
export async function statementPage(
  tenant: Tenant,
  row: CustomerAccountRow,
  period: FiltersOf<typeof customerAccounts.statementPage>,
  reader: Reader,
): Promise<string> {
  const { language } = reader;
  const told = await readTold(tenant, row, period, reader);
  const { stood, title } = told;
  const part = { limit: mostRows, offset: Math.max(Number(stood.count) - mostRows, 0) };
  const rows = stood.count > 0n ? await tenant.many(listMovements(stood.accountId, stood.span, part, "asc")) : [];
  const amount = (value: bigint) => safe(told.amount(value));
  const lines = rows.map((moved) => {
    const { what, more } = told.movement(moved);
    const said = more.map((text) => `<span class="sub">${bdi(text)}</span>`);
    const came = moved.amount > 0n;
    return `<tr><td>${safe(told.when(moved.event_dt))}</td><td>${bdi(what)}${said.join("")}</td><td class="n">${
      came ? amount(moved.amount) : ""
    }</td><td class="n">${came ? "" : amount(-moved.amount)}</td><td class="n">${amount(moved.balance_after)}</td></tr>`;
  });
  const facts = [...told.facts, told.made];
  const balance = (name: "opening" | "closing", sums = "<td></td><td></td>") =>
    `<tr class="sum"><td></td><td>${safe(standing[name][language])}</td>${sums}<td class="n">${amount(stood[name])}</td></tr>`;
  const columns = ["event_dt", "kind", "incoming", "outgoing", "balance_after"] as const;
  const sums = `<td class="n">${amount(stood.incoming)}</td><td class="n">${amount(stood.outgoing)}</td>`;
  const body = `<p class="from">${bdi(told.from)}</p><h1>${bdi(title)}</h1>
<dl>${facts.map(([term, value]) => `<div><dt>${safe(term)}</dt><dd>${bdi(value)}</dd></div>`).join("")}</dl>
${stood.count > BigInt(mostRows) ? `<p>${safe(paper.more[language])}</p>` : ""}
<table><thead><tr>${columns.map((name, at) => `<th scope="col"${at > 1 ? ' class="n"' : ""}>${safe(heads[name][language])}</th>`).join("")}</tr></thead>
<tbody>${balance("opening")}${lines.join("\n")}${rows.length === 0 ? `<tr><td></td><td colspan="4">${safe(paper.none[language])}</td></tr>` : ""}
${balance("closing", sums)}</tbody></table>`;
  return page(title, language, body);
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
