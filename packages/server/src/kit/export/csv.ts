import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { momentText } from "./moment.ts";
import type { Cell, CellKind, Sheet } from "./sheet.ts";

const options = { record_delimiter: "windows" } as const;

/** A sheet as RFC 4180 text in UTF-8, with the mark by which spreadsheets know it. Holds one batch of rows at a time. */
export function csvOf(sheet: Sheet): Readable {
  return Readable.from(linesOf(sheet), { objectMode: false });
}

async function* linesOf({ columns, rows, timeZone }: Sheet): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${stringify([columns.map((column) => column.title)], options)}`);
  for await (const batch of rows) {
    const written = batch.map((row) =>
      row.map((cell, place) => textOf(cell, columns[place]?.kind ?? "text", timeZone)),
    );
    yield Buffer.from(stringify(written, options));
  }
}

function textOf(cell: Cell, kind: CellKind, timeZone: string): string {
  if (cell === null) return "";
  if (cell instanceof Date) return momentText(cell, timeZone);
  return kind === "text" ? guarded(cell) : cell;
}

/** What somebody wrote must not become a formula in the spreadsheet of who reads it (OWASP, CSV injection). */
function guarded(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
