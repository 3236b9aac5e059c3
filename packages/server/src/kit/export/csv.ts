import { Readable } from "node:stream";
import { formatCsvValue } from "hucre/csv";
import { momentText } from "./moment.ts";
import type { Cell, CellKind, Sheet } from "./sheet.ts";

/** A sheet as RFC 4180 text in UTF-8 with a byte order mark, by which spreadsheets recognise it. Holds one batch of rows at a time. */
export function csvOf(sheet: Sheet): Readable {
  return Readable.from(linesOf(sheet), { objectMode: false });
}

async function* linesOf({ columns, rows, timeZone }: Sheet): AsyncGenerator<Buffer> {
  const kinds = columns.map(({ kind }) => kind);
  const heads = columns.map(({ title }) => formatCsvValue(title));
  yield Buffer.from(`\ufeff${heads.join(",")}\r\n`);
  for await (const batch of rows) {
    const lines = batch.map((row) => `${row.map((cell, at) => textOf(cell, kinds[at], timeZone)).join(",")}\r\n`);
    yield Buffer.from(lines.join(""));
  }
}

function textOf(cell: Cell, kind: CellKind | undefined, timeZone: string): string {
  if (cell instanceof Date) return momentText(cell, timeZone);
  // User-entered text must not become a formula in a spreadsheet (OWASP, CSV injection).
  return formatCsvValue(cell, { escapeFormulae: kind !== "number" && kind !== "code" });
}
