/** What a cell of a CSV file may be: a text, a plain decimal number, or nothing. */
export type CsvValue = string | number | null | undefined;

/**
 * Rows as a CSV file after RFC 4180, with the mark by which spreadsheets know UTF-8. A text that a spreadsheet would
 * take for a formula gets an apostrophe before it; decimal numbers stay as they are.
 *
 * @example csvOf(["Day", "Sum"], [["2026-11-01", "-5.00"]]) === "\uFEFFDay,Sum\r\n2026-11-01,-5.00\r\n"
 */
export function csvOf(headers: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${[headers, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(value: CsvValue): string {
  const text = String(value ?? "");
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
