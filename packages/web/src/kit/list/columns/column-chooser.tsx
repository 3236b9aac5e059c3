import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Columns3 from "lucide-react/icons/columns-3";
import GripVertical from "lucide-react/icons/grip-vertical";
import { type KeyboardEvent, useRef, useState } from "react";
import { listMessages } from "#kit/list/messages.ts";
import { ToolFace } from "#kit/list/tool-face.tsx";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import type { Icon } from "#ui/icon.ts";
import { Popover } from "#ui/overlays/popover.tsx";
import { useListsSettings } from "../list-settings.ts";
import { moveColumn, type Placed } from "./arrangement.ts";
import type { ListColumn } from "./columns.tsx";
import type { Layout } from "./use-layout.ts";

interface ChooserProps<Row> {
  columns: readonly ListColumn<Row>[];
  layout: Layout<Row>;
}
interface ColumnListProps {
  columns: readonly Pick<ListColumn<never>, "id" | "header">[];
  layout: Pick<Layout<never>, "placed" | "arrange">;
}

/** Chooses the columns of a list, their order, and the height of rows. */
export function ColumnChooser<Row>({ columns, layout }: ChooserProps<Row>) {
  const t = useMessages(listMessages);
  const [{ density }, changeSettings] = useListsSettings();
  const [resets, setResets] = useState(0);
  const reset = () => {
    layout.reset();
    setResets(resets + 1);
  };
  const heights = [
    { value: "comfortable" as const, label: t.comfortable },
    { value: "compact" as const, label: t.compact },
  ];
  return (
    <Popover
      title={t.columns}
      titled
      width="wide"
      align="end"
      trigger={
        <Button size="sm" look="quiet" icon={Columns3}>
          <ToolFace>{t.columns}</ToolFace>
        </Button>
      }
    >
      <ColumnList key={resets} columns={columns} layout={layout} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-default border-t pt-3">
        <span className="pointer-coarse:hidden">
          <SegmentedControl
            size="sm"
            aria-label={t.density}
            value={density}
            onChange={(next) => changeSettings({ density: next })}
            segments={heights}
          />
        </span>
        <Button size="sm" look="quiet" disabled={layout.own} onClick={reset}>
          {t.resetColumns}
        </Button>
      </div>
    </Popover>
  );
}

/** All columns in order: a checkbox shows a column; arrows, Alt with arrows and the handle move it, and each move is announced. */
export function ColumnList({ columns, layout }: ColumnListProps) {
  const t = useMessages(listMessages);
  const [announcement, setAnnouncement] = useState("");
  // The layout is stored elsewhere and returns later: faster key presses build on this state.
  const [pending, setPending] = useState<readonly Placed[] | null>(null);
  const placed = pending ?? layout.placed;
  const arrange = (next: readonly Placed[]) => {
    setPending(next);
    layout.arrange(next);
  };
  const list = useRef<HTMLOListElement>(null);
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id;
  function move(id: string, to: number) {
    const next = moveColumn(placed, id, to);
    arrange(next);
    const position = next.findIndex((one) => one.id === id) + 1;
    setAnnouncement(t.columnPlace(headerOf(id), position, next.length));
  }
  const drag = useDrag(list, (id, to) => {
    if (placed[to] && to > 0 && placed[to].id !== id) move(id, to);
  });
  return (
    <>
      <p className="mb-2 text-table text-muted">{t.columnsHint}</p>
      <ol ref={list} className="-mx-1 flex flex-col">
        {placed.map((one, index) => (
          <ColumnRow
            key={one.id}
            header={headerOf(one.id)}
            column={one}
            index={index}
            count={placed.length}
            onShow={(shown) => arrange(placed.map((other) => (other === one ? { ...one, shown } : other)))}
            onMove={(to) => move(one.id, to)}
            grip={drag(one.id)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

function ColumnRow(props: {
  header: string;
  column: Placed;
  index: number;
  count: number;
  onShow: (shown: boolean) => void;
  onMove: (to: number) => void;
  grip: object;
}) {
  const t = useMessages(listMessages);
  const { header, column, index, count, onShow, onMove, grip } = props;
  const fixed = index === 0;
  function press(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown") || fixed) return;
    event.preventDefault();
    onMove(index + (event.key === "ArrowUp" ? -1 : 1));
  }
  return (
    <li
      onKeyDown={press}
      data-column={column.id}
      className="flex min-h-9 items-center gap-1 rounded-control ps-1 hover:bg-hover"
    >
      <span className="min-w-0 flex-1">
        <Checkbox label={header} value={column.shown} disabled={fixed} onChange={onShow} />
      </span>
      {!fixed && (
        <>
          <Step icon={ArrowUp} label={t.columnUp(header)} off={index === 1} onPress={() => onMove(index - 1)} />
          <Step
            icon={ArrowDown}
            label={t.columnDown(header)}
            off={index === count - 1}
            onPress={() => onMove(index + 1)}
          />
          <span
            aria-hidden
            {...grip}
            className="grid size-7 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing pointer-coarse:size-11"
          >
            <GripVertical className="size-4" />
          </span>
        </>
      )}
    </li>
  );
}

/** Stays focusable at both ends, so that the keyboard keeps its focus. */
function Step(props: { icon: Icon; label: string; off: boolean; onPress: () => void }) {
  const { icon: Glyph, label, off, onPress } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onPress();
      }}
      className="touch grid size-7 place-items-center rounded-control text-muted hover:text-default aria-disabled:opacity-35"
    >
      <Glyph aria-hidden className="size-4" />
    </button>
  );
}

/** Drags a row by its handle with a mouse, a pen or a finger: it moves as soon as the pointer is over another row. */
function useDrag(list: { current: HTMLElement | null }, onOver: (id: string, to: number) => void) {
  const dragged = useRef<string | null>(null);
  return (id: string) => ({
    onPointerDown(event: React.PointerEvent) {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = id;
    },
    onPointerMove(event: React.PointerEvent) {
      if (dragged.current !== id) return;
      const rows = [...(list.current?.children ?? [])];
      const to = rows.findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return event.clientY >= top && event.clientY < bottom;
      });
      if (to >= 0) onOver(id, to);
    },
    onLostPointerCapture() {
      dragged.current = null;
    },
  });
}
