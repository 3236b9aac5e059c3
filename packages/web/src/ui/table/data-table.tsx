import { type CSSProperties, type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import { classes } from "#ui/classes.ts";
import { useUi } from "#ui/ui-messages.ts";
import { DataTableBody } from "./data-table-body.tsx";
import { alignOf, firstCell, lineBelow, plainCell } from "./data-table-cell.ts";
import { DataTableHead } from "./data-table-head.tsx";
import { MoreColumns, useHiddenColumns } from "./hidden-columns.tsx";
import { stackedColumn, stackedColumns, stackedTotals, useIsPhone } from "./stacked-column.tsx";
import { type Column, type DataTableProps, rowHeight, stackedHeight, type TotalsRow } from "./table-column.ts";

/** Rows with an id need no `rowKey`. */
type KeyedById<Row> = Omit<DataTableProps<Row>, "rowKey"> & Partial<Pick<DataTableProps<Row>, "rowKey">>;
const idOf = (row: unknown) => (row as { id: string }).id; // Only rows with an id have no key of their own.

/** Rows under sortable heads. The head and the first column stay in sight; wide tables scroll within themselves, never the page. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode;
export function DataTable<Row extends { id: string }>(props: KeyedById<Row>): ReactNode;
export function DataTable<Row>({ rowKey = idOf, ...rest }: KeyedById<Row>) {
  const props = { ...rest, rowKey };
  const { label, columns, rows, totals, refreshing, bare, maxHeight, stacked, sort, density = "comfortable" } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const lines = useMemo(
    () => (stacked && isPhone ? stackedColumns(columns, sort) : undefined),
    [stacked, isPhone, columns, sort],
  );
  const shown = useMemo(() => (lines ? [stackedColumn(lines)] : columns), [lines, columns]);
  // New rows render in pieces, between which the browser can respond; head, checkboxes and keys follow immediately.
  const late = { rows: useDeferredValue(rows), columns: useDeferredValue(shown) };
  const hidden = useHiddenColumns(scroller, shown);
  return (
    <div className="relative min-w-0">
      {hidden > 0 && <MoreColumns count={hidden} scroller={scroller} />}
      {/* A scrolling region must be reachable by keyboard, by what is in it or by itself. */}
      <div
        ref={scroller}
        tabIndex={props.onOpen || props.onSort || props.selection ? undefined : 0}
        // The edge of the standing column is drawn while something is under it.
        onScroll={({ currentTarget: box }) => box.toggleAttribute("data-scrolled", box.scrollLeft !== 0)}
        // On phones the page scrolls down and the table only sideways: two scrollers under one thumb fight.
        className={classes(
          "focus-inset relative isolate min-w-0 overflow-auto overscroll-x-contain bg-surface print:max-h-none print:overflow-visible",
          maxHeight ? "max-h-(--table-height)" : "sm:max-h-[max(20rem,100dvh-16rem)]",
          bare ? "rounded-[inherit]" : "rounded-card border border-default",
        )}
        style={{ "--table-height": maxHeight } as CSSProperties} // Custom properties are not in the type.
      >
        <table
          aria-label={label}
          aria-busy={rows === undefined || refreshing || undefined}
          aria-rowcount={rows ? rows.length + 1 : undefined}
          className={classes(
            "w-full border-separate border-spacing-0 text-table transition-opacity duration-150",
            refreshing && "opacity-60",
          )}
        >
          <DataTableHead {...props} columns={lines ?? columns} stacked={lines !== undefined} />
          <DataTableBody {...props} {...late} scroller={scroller} height={lines ? stackedHeight : rowHeight(density)} />
          {totals && rows && rows.length > 0 && (
            <DataTableFoot
              columns={shown}
              totals={lines ? totals.map((row) => stackedTotals(row, lines)) : totals}
              selectable={props.selection !== undefined}
            />
          )}
        </table>
      </div>
    </div>
  );
}

function DataTableFoot<Row>(props: {
  columns: readonly Column<Row>[];
  totals: readonly TotalsRow[];
  selectable: boolean;
}) {
  const { messages } = useUi();
  const { columns, totals, selectable } = props;
  return (
    <tfoot className="sticky bottom-0 z-20">
      {totals.map((row, line) => (
        <tr key={row.label ?? "totals"}>
          {columns.map((column, index) => (
            <td
              key={column.id}
              colSpan={index === 0 && selectable ? 2 : 1}
              className={classes(
                plainCell,
                "h-10 bg-sunken font-semibold",
                line === 0 && "border-default border-t",
                line < totals.length - 1 && lineBelow,
                index === 0 && firstCell,
                alignOf(column),
              )}
            >
              {row.cells[column.id] ?? (index === 0 ? (row.label ?? messages.totals) : undefined)}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}
