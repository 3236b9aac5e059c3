import { classes } from "#ui/classes.ts";

/** Every cell: one line, cut when too long. Clipped, not hidden: a hidden overflow would make every cell a scroller. */
export const plainCell = "max-w-90 overflow-clip text-ellipsis whitespace-nowrap px-3 first:ps-4 last:pe-4";

/** The column that stays at the start. Its edge shows only while something is scrolled under it. */
export const firstCell = "sticky start-0 z-10 table-edge max-sm:max-w-44";

/** The same beside the column of checkboxes. */
const secondCell = "sticky start-11 z-10 table-edge max-sm:max-w-40";

export const checkCell = "sticky start-0 z-10 w-11 min-w-11 ps-4 pe-0 print:*:invisible";

/** Between rows; the last one needs none, the table's own edge follows. */
export const lineBelow = "border-default border-b in-[tbody>tr:last-child]:border-b-0";

/** The style of a cell by the index of its column, beside checkboxes where rows can be selected. */
export function cellStyle(index: number, isSelected: boolean, ...more: readonly string[]): string {
  return classes(plainCell, lineBelow, ...more, index === 0 && (isSelected ? secondCell : firstCell));
}

/** How a column stands: numbers at the end, digits of one width where they are compared. Whatever is written runs as its own letters go. */
export function alignOf({ numeric, tabular }: { numeric?: boolean; tabular?: boolean }): string {
  return `${numeric ? "cell-end" : "cell-start"} ${numeric || tabular ? "tabular-nums" : ""}`;
}
