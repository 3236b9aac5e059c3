import type { ReceiptPaper } from "@patron/contract/enums";
import { applicationOf } from "../terminals/public.ts";

/** The style of pages that a terminal prints, by its settings. */
export function printStyle(settings: unknown): string {
  const paper = applicationOf(settings).receipt_paper;
  return `${papers[paper]}${style}${paper === "a4" ? sheet : roll}`;
}

/** A printer of rolls leaves some of their width blank. */
const papers: Record<ReceiptPaper, string> = {
  "58-mm": "body{font:12px/1.35 system-ui,sans-serif;max-width:50mm}td{overflow-wrap:anywhere}@page{margin:2mm}",
  "80-mm": "body{font:13px/1.4 system-ui,sans-serif;max-width:72mm}@page{margin:4mm}",
  a4: "body{font:14px/1.5 system-ui,sans-serif;max-width:170mm}@page{size:a4;margin:20mm}",
};
const style = `body{color:#000;background:#fff;margin:1rem auto}
h1{font-size:16px;margin:0;text-align:center}h2{font-size:14px;margin:.75rem 0 0;text-align:center}p{margin:.25rem 0;text-align:center}
table{width:100%;border-collapse:collapse;margin-top:.75rem}th{font-weight:400;text-align:start;vertical-align:top}th,p,h1,h2,h3{overflow-wrap:break-word}.lines th{overflow-wrap:anywhere}
td{text-align:end;white-space:nowrap;vertical-align:top;font-variant-numeric:tabular-nums}tr>*{padding:.125rem 0}th+td{padding-inline-start:.5rem}.facts td{white-space:normal;overflow-wrap:anywhere}
.lines,.totals{border-top:1px dashed #000;padding-top:.25rem}.sub{display:block;color:#444;font-size:12px}td.sub,th.sub{display:table-cell}
.pay>*{font-size:1.1em;font-weight:700;padding-block:.375rem}.mark{font-weight:700;border:2px solid #000;padding:.25rem}.thanks{margin-top:1rem;white-space:pre-line}.news{border-top:1px dashed #000;margin-top:.75rem;padding-top:.5rem}.news p{white-space:pre-line}h3{font-size:13px;margin:0;text-align:center}a{color:inherit;overflow-wrap:anywhere}
.qr{display:block;margin-top:1rem;text-align:center;font-size:12px;text-decoration:none;break-inside:avoid}.qr svg{display:block;width:32mm;margin:0 auto}
@media screen{body{padding:0 1rem}}@media print{body{margin:0}.copy+.copy{break-before:page}}`;

/** Nine columns in the width of a sheet. */
const sheet = `.wide{font-size:11px}.wide td,.wide th{padding:.25rem .1875rem;border-bottom:1px solid #ccc}.wide th{text-align:end;vertical-align:bottom}
.wide :is(td,th):nth-child(-n+2){text-align:start;white-space:normal;overflow-wrap:anywhere}.wide :is(td,th):nth-child(1){min-width:25mm}.wide :is(td,th):nth-child(2){min-width:22mm}`;
/** One below the other. */
const roll = `.wide thead{display:none}.wide,.wide tbody{display:block}.wide tr{display:block;border-top:1px dashed #000;padding:.25rem 0}
.wide td{display:flex;justify-content:space-between;gap:.5rem;white-space:normal;overflow-wrap:anywhere}.wide td::before{content:attr(data-name);flex:none;text-align:start}`;
