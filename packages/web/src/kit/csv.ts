import { formatCsvValue } from "hucre/csv";

/** What a cell of a CSV file may be: a text, a number, or nothing. */
export type CsvValue = string | number | bigint | null | undefined;

/**
 * Rows as a CSV file after RFC 4180, with the mark by which spreadsheets know UTF-8. A text that a spreadsheet would
 * take for a formula gets an apostrophe before it. A text that is a plain decimal number counts as a number, because
 * amounts are texts; not where `texts` is `guarded`: there people wrote them.
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
  const field = (value: CsvValue) =>
    formatCsvValue(typeof value === "bigint" ? String(value) : (value ?? null), { escapeFormulae: !isNumber(value) });
  return `\uFEFF${[headers, ...rows].map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}
