import { isValidElement, type ReactNode } from "react";
import { type CsvValue, csvOf as fileOf } from "#kit/files/csv.ts";
import type { ListColumn } from "#kit/list/columns/columns.tsx";

/** A CSV file of these columns and rows. */
export function csvOf<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map((column) => cellOf(column, row)));
  return fileOf(
    columns.map(({ header }) => header),
    cells,
    { texts: "guarded" },
  );
}

/** Numbers and instants in their stored form, everything else as displayed, with the hyphen that other programs read as a minus. */
function cellOf<Row>(column: ListColumn<Row>, row: Row): CsvValue {
  if (column.file) return column.file(row);
  const key = column.key?.(row);
  if (typeof key === "number" || typeof key === "bigint") return key;
  return (textOf(column.cell(row)) || column.text?.(row) || "").replace(/^−/, "-");
}

/** Returns the text of a rendered cell, as far as it is static. */
function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number" || typeof node === "bigint") return String(node);
  if (Array.isArray(node)) return node.map(textOf).filter(Boolean).join(" ");
  if (!isValidElement<{ children?: ReactNode }>(node)) return "";
  return textOf(node.props.children);
}
