import { Readable } from "node:stream";
import type { CellValue, ColumnDef } from "hucre/xlsx";
import { clockTime } from "./moment.ts";
import type { Cell, CellKind, Sheet } from "./sheet.ts";

type Row = readonly Cell[];

/** The row limit of spreadsheets; further rows go to another sheet. */
const maxRows = 1_048_576;
/** The text limit of spreadsheets. */
const longestText = 32_767;
/** No number has more decimals. */
const maxDecimals = 6;
const widths: Record<CellKind, number> = { text: 28, code: 18, number: 16, moment: 20 };

/** A sheet as a workbook (ECMA-376), written as a stream: holds one batch of rows at a time. */
export function xlsxOf(sheet: Sheet, rowsPerSheet = maxRows): Readable {
  return Readable.from(bytesOf(sheet, rowsPerSheet), { objectMode: false });
}

async function* bytesOf(sheet: Sheet, maxRowsPerSheet: number): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import("hucre/xlsx"); // Loaded with the first workbook, so startup does not wait for it.
  const batches = sheet.rows[Symbol.asyncIterator]();
  try {
    const first = await batches.next();
    const begun = first.done ? [] : first.value;
    const columns = sheet.columns.map((column, at) => columnOf(column, begun, at));
    const options = { name: sheetName(sheet.title), columns, freezePane: { rows: 1 }, maxRowsPerSheet };
    yield* writeXlsxStream(valuesOf(sheet, begun, batches), options);
  } finally {
    // Stops reading rows if the consumer stops.
    await batches.return?.();
  }
}

async function* valuesOf(
  { columns, timeZone }: Sheet,
  begun: readonly Row[],
  rest: AsyncIterator<readonly Row[]>,
): AsyncGenerator<CellValue[]> {
  const values = (row: Row) => row.map((cell, at) => cellValue(cell, columns[at]?.kind, timeZone));
  yield* begun.map(values);
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield* next.value.map(values);
}

function cellValue(cell: Cell, kind: CellKind | undefined, timeZone: string): CellValue {
  if (cell === null || cell === "") return null;
  if (cell instanceof Date) return clockTime(cell, timeZone);
  return kind === "number" ? numberOf(cell) : cell.slice(0, longestText);
}

/** Spreadsheets keep some 16 digits of a number. A longer one stays text with all of them. */
function numberOf(text: string): number | string {
  const number = Number(text);
  const plain = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return String(number) === plain ? number : text;
}

/** A column has the decimals of its first numbers, because one column has one unit. */
function columnOf({ title, kind }: Sheet["columns"][number], begun: readonly Row[], at: number): ColumnDef {
  const column = { header: title, width: widths[kind] };
  if (kind === "moment") return { ...column, numFmt: "yyyy-mm-dd hh:mm:ss" };
  if (kind !== "number") return column;
  const decimals = begun.map((row) => String(row[at] ?? "").split(".")[1]?.length ?? 0);
  const most = Math.min(maxDecimals, Math.max(0, ...decimals));
  return { ...column, numFmt: most > 0 ? `#,##0.${"0".repeat(most)}` : "#,##0" };
}

/** Sheet names have at most 31 characters, including a number at the end, and not these. */
function sheetName(title: string): string {
  return title.replace(/[\\/?*[\]:']/g, " ").slice(0, 27);
}
