import type { Language } from "@patron/contract/enums";
import type { CellKind } from "#kit/export/sheet.ts";

/** The kinds of a report's columns, by their names in its rows. */
export type ReportColumns = Readonly<Record<string, CellKind>>;
interface Requested {
  query: { sort?: string | undefined; order?: "asc" | "desc" | undefined };
  language: Language;
}

/** No amount, quantity or rate has more decimals. */
const mostDecimals = 6;

/**
 * The rows in the requested order, else as they are: numbers by size, texts by the alphabet of the language, what is not known after everything else.
 * Equal rows stay as they are. The app sorts the same rows so (`kit/list/columns/arrange.ts`), and a file has to follow the screen.
 */
export function inReportOrder<Row extends object>(
  rows: readonly Row[],
  columns: ReportColumns,
  { query: { sort, order }, language }: Requested,
): Row[] {
  if (sort === undefined) return [...rows];
  const compare = columns[sort] === "number" ? compareNumbers : new Intl.Collator(language, { numeric: true }).compare;
  const sign = order === "desc" ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: textOf(row, sort) }));
  return keyed.sort((a, b) => sign * compareKeys(a.key, b.key, compare)).map(({ row }) => row);
}

function textOf(row: object, name: string): string | null {
  const value: unknown = (row as Record<string, unknown>)[name]; // Read by the name of a column.
  return value === null || value === undefined ? null : String(value).toLocaleLowerCase();
}

function compareKeys(a: string | null, b: string | null, compare: (a: string, b: string) => number): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return compare(a, b);
}

function compareNumbers(a: string, b: string): number {
  const [left, right] = [unitsOf(a), unitsOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** A sum of a report may be larger than what the database stores of one amount. */
function unitsOf(decimal: string): bigint {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return BigInt(whole + fraction.padEnd(mostDecimals, "0"));
}
