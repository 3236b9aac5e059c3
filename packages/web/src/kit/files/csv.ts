import { formatCsvValue } from "hucre/csv";

/** A number as a decimal text, exact to its last digit. */
interface Decimal {
  decimal: string;
}
/** The value of a CSV cell. */
export type CsvValue = string | number | bigint | Decimal | null | undefined;

/**
 * Formats rows as a CSV file by RFC 4180, with the byte order mark by which spreadsheets detect UTF-8. A text that a spreadsheet would read as a
 * formula gets an apostrophe. A plain decimal number stays a number, because amounts are texts; not where `texts` is `guarded`, for texts that people
 * wrote.
 *
 * @example csvOf(["Day", "Sum"], [["2026-11-01", "-5.00"]]) === "\uFEFFDay,Sum\r\n2026-11-01,-5.00\r\n"
 */
export function csvOf(
  headers: readonly string[],
  rows: readonly (readonly CsvValue[])[],
  { texts = "decimals" }: { texts?: "decimals" | "guarded" } = {},
): string {
  const isNumber = (value: CsvValue) =>
    typeof value !== "string" || (texts === "decimals" && /^-?\d+(\.\d+)?$/.test(value));
  const field = (value: CsvValue) => formatCsvValue(plain(value), { escapeFormulae: !isNumber(value) });
  return `\uFEFF${[headers, ...rows].map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

function plain(value: CsvValue): string | number | null {
  if (typeof value === "bigint") return String(value);
  return typeof value === "object" && value !== null ? value.decimal : (value ?? null);
}
