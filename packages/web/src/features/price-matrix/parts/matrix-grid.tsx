import { type ClipboardEvent, type Dispatch, type PointerEvent, useEffect, useId, useRef } from "react";
import { useMessages } from "#kit/messages.ts";
import { classes } from "#ui/classes.ts";
import { writeDecimal } from "#ui/fields/decimal-text.ts";
import { toast } from "#ui/overlays/toast.ts";
import { useUi } from "#ui/ui-messages.ts";
import { priceMatrixMessages } from "../messages.ts";
import { readTable, writeTable } from "./clipboard.ts";
import { type CellAt, fill, paste } from "./commands.ts";
import type { Edit } from "./draft.ts";
import { MatrixRow } from "./matrix-row.tsx";
import { readPrice } from "./read-price.ts";
import { rangeOf, type Selection, type Spot } from "./selection.ts";
import { useGrid } from "./use-grid.ts";
import type { Group, Matrix } from "./use-matrix.ts";
import { type Measures, scrollTo, useWindow } from "./use-window.ts";

export interface MatrixGridProps {
  matrix: Matrix;
  groups: readonly Group[];
  at: CellAt;
  selection: Selection;
  select: (selection: Selection) => void;
  edit: Dispatch<Edit>;
  isEditable: boolean;
  measures: Measures;
}

/** The prices of items by price group, edited like a spreadsheet. The grid has the focus; the active cell is its descendant. */
export function MatrixGrid(props: MatrixGridProps) {
  const { matrix, groups, at, selection, select, isEditable, measures } = props;
  const t = useMessages(priceMatrixMessages);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const count = { rows: matrix.items.length, columns: groups.length };
  const shown = useWindow(frame, measures, count);
  const grid = useGrid({ ...props, frame, size: { ...count, page: shown.page } });
  const clipboard = useClipboard(props, grid.editing !== null);
  const pointer = usePointer(select, selection, grid);
  const { row, column } = selection.to;
  useEffect(() => {
    if (frame.current) scrollTo(frame.current, { row, column }, measures);
  }, [row, column, measures]);
  const [firstRow, lastRow] = shown.rows;
  const isShown = row >= firstRow && row < lastRow;
  const rows = matrix.items.slice(firstRow, lastRow);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot draw only some of its columns.
    <div
      ref={frame}
      role="grid"
      tabIndex={0}
      aria-label={t.grid}
      aria-multiselectable
      aria-readonly={!isEditable}
      aria-rowcount={count.rows + 1}
      aria-colcount={count.columns + 1}
      aria-activedescendant={isShown ? `${id}${row}-${column}` : undefined}
      onKeyDown={grid.press}
      {...clipboard}
      {...pointer}
      className="group/grid relative max-h-[max(20rem,calc(100dvh-25rem))] select-none overflow-auto rounded-card border border-default bg-surface text-table"
    >
      <div
        className="relative"
        style={{
          inlineSize: measures.names + count.columns * measures.column,
          blockSize: measures.head + count.rows * measures.row,
        }}
      >
        <Head groups={groups} shown={shown.columns} measures={measures} />
        {rows.map((item, index) => (
          <MatrixRow
            key={item.id}
            {...{ id, item, at, measures, selection, groups, matrix }}
            row={firstRow + index}
            columns={shown.columns}
            editing={firstRow + index === row ? grid.editing : null}
            onType={grid.type}
            onLeave={grid.leave}
          />
        ))}
      </div>
    </div>
  );
}

interface HeadProps {
  groups: readonly Group[];
  shown: readonly [number, number];
  measures: Measures;
}

function Head({ groups, shown: [first, last], measures }: HeadProps) {
  const t = useMessages(priceMatrixMessages);
  const cell = "flex items-center px-3 font-medium text-muted";
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: part of the grid above.
    <div role="row" aria-rowindex={1} className="sticky top-0 z-10 bg-sunken" style={{ blockSize: measures.head }}>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the same. */}
      <div
        role="columnheader"
        aria-colindex={1}
        className={classes(cell, "sticky start-0 z-10 h-full border-default border-e border-b bg-sunken")}
        style={{ inlineSize: measures.names }}
      >
        {t.item}
      </div>
      {groups.slice(first, last).map((group, index) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the same.
        <div
          key={group.id}
          role="columnheader"
          aria-colindex={first + index + 2}
          title={group.title}
          className={classes(cell, "absolute inset-y-0 flex-col items-end justify-center border-default border-b")}
          style={{ insetInlineStart: measures.names + (first + index) * measures.column, inlineSize: measures.column }}
        >
          <span className="max-w-full truncate text-default">{group.title}</span>
          <span className="max-w-full truncate text-caption">
            {group.currency} · {group.prices_entered_as === "base" ? t.noTax : t.tax}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Copying and pasting, as spreadsheets do it; while a cell is edited, its text. */
function useClipboard({ at, selection, edit, isEditable }: MatrixGridProps, isEditing: boolean) {
  const t = useMessages(priceMatrixMessages);
  const { locale } = useUi();
  const range = rangeOf(selection);
  function copy(event: ClipboardEvent) {
    if (isEditing) return;
    event.preventDefault();
    const columns = Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index);
    const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, index) => range.top + index);
    const text = (spot: Spot) => writeDecimal(at(spot)?.shown ?? null, locale, false);
    event.clipboardData.setData(
      "text/plain",
      writeTable(rows.map((row) => columns.map((column) => text({ row, column })))),
    );
  }
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      copy(event);
      if (!isEditing && isEditable) edit({ type: "set", cells: fill(at, range, null) });
    },
    onPaste: (event: ClipboardEvent) => {
      if (isEditing || !isEditable) return;
      event.preventDefault();
      const table = readTable(event.clipboardData.getData("text/plain"));
      const { cells, unread, isBeyond } = paste(at, range, table, (text) => readPrice(text, locale));
      if (cells.length > 0) edit({ type: "set", cells });
      const left = [unread > 0 && t.notPrices(unread), isBeyond && t.beyond].filter(Boolean).join(" ");
      if (left) toast({ id: "paste", type: "warning", message: left });
    },
  };
}

/** Selecting with the mouse: pressing, dragging, pressing with Shift. Pressing the active cell again edits it. */
function usePointer(select: MatrixGridProps["select"], { from, to }: Selection, grid: ReturnType<typeof useGrid>) {
  function spotOf({ target }: PointerEvent): Spot | undefined {
    const cell = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
    return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
  }
  const isActive = (spot: Spot) => spot.row === to.row && spot.column === to.column;
  return {
    onPointerDown: (event: PointerEvent) => {
      const spot = spotOf(event);
      if (!spot || event.button !== 0 || (grid.editing && isActive(spot))) return;
      if (event.pointerType === "touch" && isActive(spot)) return grid.begin();
      select(event.shiftKey ? { from, to: spot } : { from: spot, to: spot });
    },
    onPointerOver: (event: PointerEvent) => {
      const spot = spotOf(event);
      if (spot && event.buttons === 1 && event.pointerType === "mouse" && !grid.editing) select({ from, to: spot });
    },
    onDoubleClick: () => grid.editing ?? grid.begin(),
  };
}
