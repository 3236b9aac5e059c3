/** A cell of the grid by row and column, from zero. */
export interface Spot {
  row: number;
  column: number;
}
/** A range from the cell where it began to the one where it ends, which is the active one. */
export interface Selection {
  from: Spot;
  to: Spot;
}
export interface Range {
  top: number;
  bottom: number;
  first: number;
  last: number;
}

export function rangeOf({ from, to }: Selection): Range {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    first: Math.min(from.column, to.column),
    last: Math.max(from.column, to.column),
  };
}

export const isWithin = (range: Range, { row, column }: Spot) =>
  row >= range.top && row <= range.bottom && column >= range.first && column <= range.last;

/** Every cell of a range, row by row. */
export function spotsOf({ top, bottom, first, last }: Range): Spot[] {
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => top + index);
  const columns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return rows.flatMap((row) => columns.map((column) => ({ row, column })));
}

/** How many cells a range has. */
export const countOf = ({ top, bottom, first, last }: Range) => (bottom - top + 1) * (last - first + 1);

/** The size of the grid, and how many rows a page has. */
export interface Size {
  rows: number;
  columns: number;
  page: number;
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** A cell within the grid. */
export function inside({ row, column }: Spot, { rows, columns }: Size): Spot {
  return { row: clamp(row, rows), column: clamp(column, columns) };
}

/** Where a key leads from a cell; undefined for other keys. In right-to-left languages the arrows follow the screen. */
export function movedBy(
  key: string,
  at: Spot,
  size: Size,
  how: { isRightToLeft: boolean; isFar: boolean },
): Spot | undefined {
  const far = { row: how.isFar ? size.rows : 1, column: how.isFar ? size.columns : 1 };
  const ahead = how.isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = how.isRightToLeft ? "ArrowRight" : "ArrowLeft";
  const steps: Record<string, Spot> = {
    ArrowDown: { row: at.row + far.row, column: at.column },
    ArrowUp: { row: at.row - far.row, column: at.column },
    [ahead]: { row: at.row, column: at.column + far.column },
    [back]: { row: at.row, column: at.column - far.column },
    PageDown: { row: at.row + size.page, column: at.column },
    PageUp: { row: at.row - size.page, column: at.column },
    Home: { row: how.isFar ? 0 : at.row, column: 0 },
    End: { row: how.isFar ? size.rows : at.row, column: size.columns },
  };
  const step = steps[key];
  return step && inside(step, size);
}
