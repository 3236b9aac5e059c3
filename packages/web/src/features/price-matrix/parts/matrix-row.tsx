import Clock from "lucide-react/icons/clock";
import { memo, type ReactNode } from "react";
import { useMessages } from "#kit/messages.ts";
import { moneyDigits } from "#kit/money-digits.ts";
import { classes } from "#ui/classes.ts";
import { writeDecimal } from "#ui/fields/decimal-text.ts";
import { useUi } from "#ui/ui-messages.ts";
import { priceMatrixMessages } from "../messages.ts";
import { type Price, padded } from "./cells.ts";
import type { CellAt, GridCell } from "./commands.ts";
import { isWithin, rangeOf, type Selection } from "./selection.ts";
import type { Editing } from "./use-grid.ts";
import type { Group, Item, Matrix } from "./use-matrix.ts";
import type { Measures } from "./use-window.ts";

interface MatrixRowProps {
  /** The prefix of the ids of cells. */
  id: string;
  item: Item;
  row: number;
  columns: readonly [number, number];
  groups: readonly Group[];
  matrix: Matrix;
  at: CellAt;
  measures: Measures;
  selection: Selection;
  editing: Editing | null;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** An item with its prices. */
export function MatrixRow(props: MatrixRowProps) {
  const { item, row, columns, groups, measures, at } = props;
  const [first, last] = columns;
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the grid has the focus.
    <div
      role="row"
      aria-rowindex={row + 2}
      className="absolute inset-x-0"
      style={{ top: measures.head + row * measures.row, blockSize: measures.row }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the same. */}
      <div
        role="rowheader"
        aria-colindex={1}
        title={item.title}
        className="sticky start-0 z-5 flex h-full items-center gap-2 border-default border-e border-b bg-surface px-3"
        style={{ inlineSize: measures.names }}
      >
        <span className="truncate font-medium">{item.title}</span>
        <span className="ms-auto max-w-24 shrink-0 truncate text-caption text-muted max-sm:hidden">{item.code}</span>
      </div>
      {groups.slice(first, last).map((group, index) => {
        const column = first + index;
        const cell = at({ row, column });
        return cell && <MatrixCell key={group.id} {...shownIn(props, cell, column)} />;
      })}
    </div>
  );
}

/** What a cell shows, in plain values, which a cell that has not changed knows again. */
function shownIn(
  { id, row, matrix, measures, selection, editing, onType, onLeave }: MatrixRowProps,
  cell: GridCell,
  column: number,
): MatrixCellProps {
  const { from, to } = selection;
  const isActive = to.row === row && to.column === column;
  return {
    ...{ id, row, column, isActive },
    ...{ item: cell.item.title, group: cell.group.title },
    ...{
      shown: cell.shown,
      digits: moneyDigits(cell.group.currency),
      isOwn: cell.price === null,
      isChanged: cell.isChanged,
    },
    isSelected: isWithin(rangeOf({ from, to }), { row, column }),
    isPlanned: matrix.cellOf(cell.key)?.planned_price != null,
    start: measures.names + column * measures.column,
    width: measures.column,
    input: isActive && editing ? <CellInput {...{ cell, editing, onType, onLeave }} /> : undefined,
  };
}

interface MatrixCellProps {
  id: string;
  row: number;
  column: number;
  item: string;
  group: string;
  shown: Price;
  /** The decimals of the currency; a price may have more. */
  digits: number;
  /** The item's own price applies. */
  isOwn: boolean;
  isChanged: boolean;
  isPlanned: boolean;
  isActive: boolean;
  isSelected: boolean;
  start: number;
  width: number;
  /** While its price is being typed. */
  input: ReactNode;
}

/** Several hundred are on screen, of which a step of the selection changes two. */
const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { id, row, column, item, group, shown, digits, isOwn, isChanged, isPlanned, isActive, isSelected } = props;
  const t = useMessages(priceMatrixMessages);
  const { locale } = useUi();
  const text = shown === null ? "" : writeDecimal(padded(shown, digits), locale);
  const notes = [
    shown === null ? t.noPrice : text,
    shown !== null && isOwn && t.itemsOwn,
    isChanged && t.changed,
    isPlanned && t.planned,
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the grid has the focus.
    <div
      id={`${id}${row}-${column}`}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isSelected}
      aria-label={`${item}, ${group}: ${notes.filter(Boolean).join(", ")}`}
      data-row={row}
      data-column={column}
      className={classes(
        "absolute inset-y-0 flex cursor-cell items-center justify-end gap-1.5 border-default border-e border-b px-3 tabular-nums",
        isChanged ? "bg-warning-soft text-on-warning-soft" : isSelected && "bg-accent-soft text-on-accent-soft",
        isChanged && isSelected && "ring-1 ring-accent ring-inset",
        isOwn && !isChanged ? "font-normal text-muted" : "font-medium",
        isActive && "outline-2 outline-accent -outline-offset-2",
      )}
      style={{ insetInlineStart: props.start, inlineSize: props.width }}
    >
      {isPlanned && <Clock aria-hidden className="me-auto size-3.5 shrink-0 opacity-70" />}
      {props.input ?? <bdi className="truncate">{text}</bdi>}
    </div>
  );
});

interface CellInputProps extends Pick<MatrixRowProps, "onType" | "onLeave"> {
  cell: GridCell;
  editing: Editing;
}

function CellInput({ cell, editing, onType, onLeave }: CellInputProps) {
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the user has begun to type into this cell.
      autoFocus
      inputMode="decimal"
      autoComplete="off"
      aria-label={`${cell.item.title}, ${cell.group.title}`}
      aria-invalid={editing.isWrong}
      value={editing.text}
      onChange={({ target }) => onType(target.value)}
      onBlur={onLeave}
      onFocus={({ target }) => editing.replaces || target.select()}
      className="absolute inset-0 size-full bg-surface px-3 text-end text-default tabular-nums outline-2 outline-accent -outline-offset-2 aria-invalid:outline-danger pointer-coarse:text-section"
    />
  );
}
