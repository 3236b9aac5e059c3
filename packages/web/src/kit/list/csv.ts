import { isValidElement, type ReactNode } from "react";
import type { ListColumn } from "./columns.tsx";

/** A file of these columns and rows that spreadsheets open as it is: in UTF-8 with its mark, quoted, and with no cell that they would compute. */
export function csvOf<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((column) => cellOf(column, row))),
  ];
  return `\uFEFF${lines.map((line) => `${line.map(quoted).join(",")}\r\n`).join("")}`;
}

/** Numbers and instants as they are kept, everything else as it is read. */
function cellOf<Row>(column: ListColumn<Row>, row: Row): string {
  const key = column.key?.(row);
  if (typeof key === "number" || typeof key === "bigint") return String(key);
  return harmless(textOf(column.cell(row)) || column.text?.(row) || "");
}

/** What would be taken for a formula is text: nobody who names a shop `=HYPERLINK(…)` may reach another's computer. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The words of what a cell draws, as far as they stand in it; one piece after another. */
function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number" || typeof node === "bigint") return String(node);
  if (Array.isArray(node)) return node.map(textOf).filter(Boolean).join(" ");
  if (!isValidElement<{ children?: ReactNode }>(node)) return "";
  return textOf(node.props.children);
}
