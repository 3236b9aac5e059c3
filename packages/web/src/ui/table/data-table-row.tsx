import Check from "lucide-react/icons/check";
import { memo } from "react";
import { classes } from "#ui/classes.ts";
import { checkboxFace } from "#ui/fields/checkbox.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { alignOf, cellStyle, checkCell, lineBelow } from "./data-table-cell.ts";
import type { Column } from "./table-column.ts";

interface RowProps<Row> {
  row: Row;
  rowId: string;
  index: number;
  name: string;
  columns: readonly Column<Row>[];
  /** In px. */
  height: number;
  open: boolean;
  /** Undefined where nothing can be selected. */
  selected: boolean | undefined;
  /** Undefined where rows take no focus; of those that do, one is in the Tab order. */
  tabStop: boolean | undefined;
  pressable: boolean;
}

function PlainRow<Row>(props: RowProps<Row>) {
  const { row, rowId, index: rowIndex, columns, height, open, selected, tabStop, pressable } = props;
  const { messages } = useUi();
  const context = "bg-[var(--row-context,var(--surface))]";
  return (
    <tr
      data-row={rowId}
      aria-rowindex={rowIndex}
      aria-selected={selected}
      aria-current={open || undefined}
      tabIndex={tabStop === undefined ? undefined : tabStop ? 0 : -1}
      style={{ height }}
      className={classes(
        "group/row focus-inset scroll-my-12",
        open || selected
          ? "[--row-context:var(--accent-gentle)]"
          : "hover:[--row-context:color-mix(in_oklab,var(--surface),var(--text)_4%)]",
        pressable && "cursor-pointer",
      )}
    >
      {selected !== undefined && (
        <td className={classes(lineBelow, checkCell, context)}>
          <Tick label={messages.selectRow(props.name)} ticked={selected} />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={cellStyle(
            index,
            selected !== undefined,
            context,
            alignOf(column),
            index === 0 ? "font-medium" : "",
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/**
 * The box of a row: a plain button, because every row has one and a `Checkbox` carries what only forms need. The table's handler
 * receives the press, so that a row does not render again for it.
 */
function Tick({ label, ticked }: { label: string; ticked: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input would receive the press of its label and report it twice.
    <button
      type="button"
      role="checkbox"
      aria-checked={ticked}
      aria-label={label}
      data-checked={ticked ? "" : undefined}
      className={checkboxFace}
    >
      {ticked && <Check aria-hidden className="size-3.5" />}
    </button>
  );
}

/** One row; renders again only when its own properties change. */
export const DataTableRow = memo(PlainRow) as typeof PlainRow; // `memo` forgets the type parameter.
