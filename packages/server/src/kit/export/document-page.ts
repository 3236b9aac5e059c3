import { pageHtml, safe } from "../html.ts";
import type { Document, DocumentRow } from "./document.ts";

/** A document as a printable page: A4, black on white, no scripts, every text in its own direction. Holds all rows. */
export async function pageOf(document: Document): Promise<string> {
  const { language, title, from, facts, figures, columns, notes = [], foot } = document;
  const rows: DocumentRow[] = [];
  for await (const batch of document.rows) rows.push(...batch);
  const heads = columns.map(({ title, kind }) => `<th scope="col"${classOf(kind)}>${safe(title)}</th>`);
  const body = `<p class="from">${bdi(from)}</p><h1>${bdi(title)}</h1>
${terms(facts)}
${terms(figures, "figures")}
${notes.map((note) => `<p>${bdi(note)}</p>`).join("")}
<table><thead><tr>${heads.join("")}</tr></thead>
<tbody>${rows.map((row) => rowOf(row, columns)).join("\n")}</tbody></table>
<p class="foot">${bdi(foot)}</p>`;
  return pageHtml({ language, title, style, body });
}

/** Names and comments keep their own direction, whatever surrounds them. */
const bdi = (text: string) => `<bdi>${safe(text)}</bdi>`;
const classOf = (kind: Document["columns"][number]["kind"]) => (kind === "amount" ? ' class="n"' : "");

function terms(list: Document["facts"], name?: string): string {
  const items = list.map(([term, value]) => `<div><dt>${safe(term)}</dt><dd>${bdi(value)}</dd></div>`);
  return `<dl${name ? ` class="${name}"` : ""}>${items.join("")}</dl>`;
}

function rowOf({ cells, below = [], sum = false }: DocumentRow, columns: Document["columns"]): string {
  const wide = columns.findIndex(({ widest }) => widest === undefined);
  const written = columns.map(({ kind, title }, at) => {
    const text = cells[at] ? bdi(cells[at]) : "";
    const more = at === wide ? below.map((one) => `<span class="sub">${bdi(one)}</span>`).join("") : "";
    // On a phone an amount stands below the texts of its row, beside its heading.
    const head = kind === "amount" ? ` data-head="${safe(title)}"` : "";
    return `<td${classOf(kind)}${head}>${text}${more}</td>`;
  });
  return `<tr${sum ? ' class="sum"' : ""}>${written.join("")}</tr>`;
}

const style = `body{font:13px/1.45 system-ui,sans-serif;color:#000;background:#fff;margin:2rem auto;max-width:190mm;padding:0 1rem}
h1{font-size:20px;margin:.25rem 0 1rem}p{margin:.25rem 0}.from{font-weight:600}.foot{color:#444;font-size:12px;margin-top:1rem}
dl{margin:0 0 1.25rem}dl div{display:flex;gap:1rem}dt{color:#444;min-width:8rem}dd{margin:0}
.figures{display:flex;flex-wrap:wrap;gap:.5rem 2rem}.figures div{display:block}.figures dt{min-width:0;font-size:12px}.figures dd{font-weight:600;white-space:nowrap}
table{width:100%;border-collapse:collapse}th{text-align:start;font-weight:600;border-bottom:2px solid #000}td{border-bottom:1px solid #ccc;vertical-align:top;overflow-wrap:anywhere}
th,td{padding:.3rem .5rem .3rem 0}.n{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}.sub{display:block;color:#444;font-size:12px}.sum td{font-weight:600}
thead{display:table-header-group}tr{break-inside:avoid}@page{size:A4;margin:15mm;@bottom-right{content:counter(page) " / " counter(pages)}}@media print{body{margin:0;padding:0;max-width:none}}
@media screen and (max-width:34rem){table,tbody,tr,td{display:block}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tbody{border-top:2px solid #000}tr{border-bottom:1px solid #ccc;padding:.4rem 0}td{border:0;padding:0}td:empty{display:none}
.n{display:flex;justify-content:space-between;gap:1rem}.n::before{content:attr(data-head);color:#444;font-weight:400}}`;
