import { type Dispatch, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { writeDecimal } from "#ui/fields/decimal-text.ts";
import { useUi } from "#ui/ui-messages.ts";
import { type CellAt, fill, fillDown, fillRight } from "./commands.ts";
import type { Edit } from "./draft.ts";
import { readPrice } from "./read-price.ts";
import { inside, movedBy, rangeOf, type Selection, type Size, type Spot } from "./selection.ts";

/** What is typed into the active cell. */
export interface Editing {
  text: string;
  /** Whether it replaced the cell: then arrows leave it, instead of moving in its text. */
  replaces: boolean;
  isWrong: boolean;
}

interface GridParts {
  frame: RefObject<HTMLElement | null>;
  at: CellAt;
  size: Size;
  selection: Selection;
  select: (selection: Selection) => void;
  edit: Dispatch<Edit>;
  /** Whether the user may change prices. */
  isEditable: boolean;
}

/** Typing into the active cell. */
function useTyping({ at, selection: { to: active }, edit, isEditable }: GridParts) {
  const { locale } = useUi();
  const [editing, show] = useState<Editing | null>(null);
  // Moving the focus out of the cell leaves it before the next render.
  const current = useRef<Editing | null>(null);
  function change(next: Editing | null) {
    current.current = next;
    show(next);
  }
  function begin(replacedBy?: string) {
    const cell = at(active);
    if (!isEditable || !cell) return;
    const text = replacedBy ?? writeDecimal(cell.shown, locale, false);
    change({ text, replaces: replacedBy !== undefined, isWrong: false });
  }
  /** Stores what was typed; false if it is not a price. */
  function commit(): boolean {
    const typed = current.current;
    if (!typed) return true;
    const price = readPrice(typed.text, locale);
    if (price === undefined) {
      change({ ...typed, isWrong: true });
      return false;
    }
    edit({ type: "set", cells: fill(at, rangeOf({ from: active, to: active }), price) });
    change(null);
    return true;
  }
  return {
    editing,
    begin,
    commit,
    cancel: () => change(null),
    type: (text: string) => editing && change({ ...editing, text, isWrong: false }),
    /** The cell is left by pressing elsewhere: what is no price is dropped. */
    leave: () => commit() || change(null),
  };
}

/** Keys and typing of the grid. */
export function useGrid(parts: GridParts) {
  const { frame, size, selection, select } = parts;
  const isRightToLeft = useUi().direction === "rtl";
  const typing = useTyping(parts);
  const active = selection.to;
  const go = (to: Spot) => select({ from: to, to });

  /** Leaves the cell for another one, if what was typed is a price. */
  function leaveFor(to: Spot) {
    if (!typing.commit()) return;
    go(inside(to, size));
    frame.current?.focus();
  }

  function pressWhileEditing({ key, shiftKey }: KeyboardEvent): boolean {
    const way = shiftKey ? -1 : 1;
    const arrow = typing.editing?.replaces ? movedBy(key, active, size, { isRightToLeft, isFar: false }) : undefined;
    if (key === "Escape") {
      typing.cancel();
      frame.current?.focus();
    } else if (key === "Enter") leaveFor({ ...active, row: active.row + way });
    else if (key === "Tab") leaveFor({ ...active, column: active.column + way });
    else if (arrow && key.startsWith("Arrow")) leaveFor(arrow);
    else return false;
    return true;
  }

  function pressWhileSelecting(event: KeyboardEvent): boolean {
    const isFar = event.ctrlKey || event.metaKey;
    const to = movedBy(event.key, active, size, { isRightToLeft, isFar });
    if (to) select({ from: event.shiftKey ? selection.from : to, to });
    else if (isFar) return command(event, parts);
    else if (event.key === "Escape") go(active);
    else return begins(event, parts, typing.begin);
    return true;
  }

  function press(event: KeyboardEvent) {
    const isDone = typing.editing ? pressWhileEditing(event) : pressWhileSelecting(event);
    if (isDone) event.preventDefault();
  }
  return { ...typing, press };
}

/** Keys with Ctrl or Command. */
function command({ key, shiftKey }: KeyboardEvent, { at, size, selection, select, edit, isEditable }: GridParts) {
  const range = rangeOf(selection);
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const commands: Record<string, () => void> = {
    a: () => select({ from: { row: 0, column: 0 }, to: last }),
    ...(isEditable && {
      d: () => edit({ type: "set", cells: fillDown(at, range) }),
      r: () => edit({ type: "set", cells: fillRight(at, range) }),
      z: () => edit({ type: shiftKey ? "redo" : "undo" }),
      y: () => edit({ type: "redo" }),
    }),
  };
  const run = commands[key.toLowerCase()];
  run?.();
  return run !== undefined;
}

/** Keys that edit the selected cells or begin to. */
function begins({ key, altKey }: KeyboardEvent, parts: GridParts, begin: (text?: string) => void): boolean {
  const { at, selection, edit, isEditable } = parts;
  if (!isEditable) return false;
  if (key === "Enter" || key === "F2") begin();
  else if (key === "Delete" || key === "Backspace") {
    edit({ type: "set", cells: fill(at, rangeOf(selection), null) });
  } else if (/^[\d.,٫-]$/.test(key) && !altKey) begin(key);
  else return false;
  return true;
}
