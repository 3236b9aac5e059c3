import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { classes } from "#ui/classes.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { alignOf, cellStyle, checkCell, lineBelow, plainCell } from "./data-table-cell.ts";
import type { Column, DataTableProps, Sort } from "./table-column.ts";

/** The heads of a table; a sortable one is a button and says how it is sorted. */
export function DataTableHead<Row>(props: DataTableProps<Row>) {
  const { columns, selection, sort, onSort } = props;
  return (
    <thead className="sticky top-0 z-20">
      <tr>
        {selection && <SelectAll {...props} />}
        {props.stacked && <StackedHead {...props} />}
        {!props.stacked &&
          columns.map((column, index) => (
            <th
              key={column.id}
              scope="col"
              aria-sort={ariaSort(column, sort)}
              style={column.width === undefined ? undefined : { minWidth: column.width }}
              className={cellStyle(
                index,
                selection !== undefined,
                "h-9 bg-sunken font-medium text-muted",
                alignOf(column),
              )}
            >
              {column.sortable && onSort ? (
                <SortButton column={column} sort={sort} onSort={onSort} />
              ) : (
                <bdi>{column.header}</bdi>
              )}
            </th>
          ))}
      </tr>
    </thead>
  );
}

/** The heads of a row of two lines, beside each other. */
function StackedHead<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  const sorted = columns.find(({ id }) => id === sort?.column);
  return (
    <th
      scope="col"
      aria-sort={sorted && ariaSort(sorted, sort)}
      className={classes(plainCell, lineBelow, "h-11 max-sm:max-w-40 bg-sunken text-start font-medium text-muted")}
    >
      <span className="flex min-w-0 items-center gap-4">
        {columns.map((column, index) => (
          <span
            key={column.id}
            className={classes("min-w-0 truncate", index < 2 ? "max-w-[38%]" : "ms-auto max-w-[34%] shrink-0")}
          >
            {column.sortable && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              <bdi>{column.header}</bdi>
            )}
          </span>
        ))}
      </span>
    </th>
  );
}

function ariaSort<Row>(column: Column<Row>, sort: Sort | null | undefined) {
  if (!column.sortable) return undefined;
  if (sort?.column !== column.id) return "none";
  return sort.descending ? "descending" : "ascending";
}

function SortButton<Row>(props: { column: Column<Row>; sort?: Sort | null; onSort: (sort: Sort) => void }) {
  const { column, sort, onSort } = props;
  const active = sort?.column === column.id;
  const Glyph = active ? (sort.descending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <button
      type="button"
      // Readers look for the largest numbers first.
      onClick={() => onSort({ column: column.id, descending: active ? !sort.descending : Boolean(column.numeric) })}
      className={classes(
        "touch group/sort focus-inset -mx-1.5 inline-flex h-7 items-center gap-1 rounded-small px-1.5 font-medium transition-colors duration-150 hover:bg-hover hover:text-default",
        column.numeric && "flex-row-reverse",
        active && "text-default",
      )}
    >
      <bdi>{column.header}</bdi>
      <Glyph
        aria-hidden
        className={classes(
          "size-3.5 transition-opacity duration-150",
          !active &&
            "opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100 pointer-coarse:opacity-60",
        )}
      />
    </button>
  );
}

function SelectAll<Row>({ rows, rowKey, selection }: DataTableProps<Row>) {
  const { messages } = useUi();
  const keys = rows?.map(rowKey) ?? [];
  const chosen = keys.filter((key) => selection?.keys.has(key)).length;
  return (
    <th scope="col" className={classes(lineBelow, checkCell, "h-9 bg-sunken")}>
      <span className="grid place-items-start">
        <Checkbox
          aria-label={messages.selectAll}
          disabled={keys.length === 0}
          value={chosen > 0 && chosen === keys.length}
          mixed={chosen > 0 && chosen < keys.length}
          onChange={(all) => {
            const next = new Set(selection?.keys);
            for (const key of keys) {
              if (all) next.add(key);
              else next.delete(key);
            }
            selection?.onChange(next);
          }}
        />
      </span>
    </th>
  );
}
