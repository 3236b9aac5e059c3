import type { ListColumn } from "./columns/columns.tsx";

/** Returns the name of a row: the text of its first column. */
export function nameOf<Row extends { id: string }>(columns: readonly ListColumn<Row>[], row: Row): string {
  const [first] = columns;
  return first?.text?.(row) || String(first?.key?.(row) ?? "") || row.id;
}
