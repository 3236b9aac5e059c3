import { useSyncExternalStore } from "react";
import { classes } from "#ui/classes.ts";
import { alignOf } from "./data-table-cell.ts";
import type { Column, Sort, TotalsRow } from "./table-column.ts";

/** The columns of a row of two lines: its name, then a text and a number. The sorted column takes the place of one of them. */
export function stackedColumns<Row>(columns: readonly Column<Row>[], sort: Sort | null | undefined): Column<Row>[] {
  const [name, ...others] = columns;
  if (!name) return [];
  const sorted = others.find(({ id }) => id === sort?.column);
  const text = sorted && !sorted.numeric ? sorted : others.find(({ numeric }) => !numeric);
  const number = sorted?.numeric ? sorted : others.find(({ numeric }) => numeric);
  if (text && number) return [name, text, number];
  const rest = others.filter((column) => column !== sorted);
  return [name, ...(sorted ? [...rest.slice(0, 1), sorted] : rest.slice(0, 2))];
}

const stackedId = "stacked";

/** One column whose cells hold a row in two lines. */
export function stackedColumn<Row>(columns: readonly Column<Row>[]): Column<Row> {
  const [name, ...values] = columns;
  return {
    id: stackedId,
    header: name?.header ?? "",
    cell: (row) => (
      <span className="flex min-w-0 flex-col gap-0.5 py-2">
        <span className="cell-start truncate">{name?.cell(row)}</span>
        <span className="flex min-w-0 items-center justify-between gap-3 font-normal text-muted">
          {values.map((column, index) => (
            <span
              key={column.id}
              className={classes(
                "min-w-0 truncate",
                alignOf(column),
                // The text before it gives way: half a badge or half a unit says nothing.
                index === 1 && (column.numeric ? "shrink-0" : "max-w-3/5 shrink-0"),
              )}
            >
              <span className="sr-only">{column.header}: </span>
              {column.cell(row)}
            </span>
          ))}
        </span>
      </span>
    ),
  };
}

/** Totals under rows of two lines: those of the columns that the rows show. */
export function stackedTotals<Row>(totals: TotalsRow, columns: readonly Column<Row>[]): TotalsRow {
  const [name, ...values] = columns;
  const shown = values.filter(({ id }) => totals.cells[id] !== undefined);
  const label = totals.label ?? (name && totals.cells[name.id]);
  return {
    ...(totals.label !== undefined && { label: totals.label }),
    cells: {
      [stackedId]: (
        <span className="flex justify-between gap-3">
          <span>{label}</span>
          {shown.map(({ id }) => (
            <span key={id}>{totals.cells[id]}</span>
          ))}
        </span>
      ),
    },
  };
}

/** Whether the window is as narrow as a phone's, and not printed. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watchPhone, isPhone);
}

const phone = "screen and (max-width: 39.99rem)";
function isPhone(): boolean {
  return matchMedia(phone).matches;
}
function watchPhone(listener: () => void): () => void {
  const media = matchMedia(phone);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
