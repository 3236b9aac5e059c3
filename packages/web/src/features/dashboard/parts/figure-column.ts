import type { ChartColumn } from "#kit/chart/chart-card.tsx";

/** A column of figures: `of` the row, as a file has it, and as `show` writes it for the reader. */
export function figureColumn<Row, V extends string | number>(
  id: string,
  header: string,
  of: (row: Row) => V,
  show: (value: V) => string,
): ChartColumn<Row> {
  return { id, header, numeric: true, value: of, show: (row) => show(of(row)) };
}
