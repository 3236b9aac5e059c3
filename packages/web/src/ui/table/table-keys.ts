import type { FocusEvent, KeyboardEvent, MouseEvent } from "react";
import type { Selection } from "./table-column.ts";

interface RowKeysRequest<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  onOpen?: (row: Row) => void;
  selection?: Selection;
  onFocusRow: (key: string) => void;
}

/** The handlers of a table's body: press and Enter open a row, up and down (Home, End) move, Space selects. */
export function useRowKeys<Row>({ rows, rowKey, onOpen, selection, onFocusRow }: RowKeysRequest<Row>) {
  const find = (key: string | undefined) => rows.find((row) => rowKey(row) === key);
  function toggle(key: string) {
    const next = new Set(selection?.keys);
    if (!next.delete(key)) next.add(key);
    selection?.onChange(next);
  }
  return {
    onClick(event: MouseEvent<HTMLElement>) {
      const key = rowOf(event.target)?.dataset.row;
      const row = find(key);
      if (!row || key === undefined) return;
      const control = (event.target as Element).closest("a, button, input, label, [role=checkbox]"); // Presses hit elements.
      if (control?.getAttribute("role") === "checkbox") {
        toggle(key);
        return;
      }
      // Selecting text in a row is not opening it.
      if (!control && getSelection()?.isCollapsed !== false) onOpen?.(row);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const here = event.target as HTMLElement; // Keys are pressed on elements.
      const key = here.dataset.row;
      if (key === undefined) return;
      const row = find(key);
      if (event.key === "Enter" && row && onOpen) onOpen(row);
      else if (event.key === " " && selection) toggle(key);
      else if (!walk(here, event.key)) return;
      event.preventDefault();
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const key = (event.target as HTMLElement).dataset.row; // Focus lands on elements.
      if (key !== undefined) onFocusRow(key);
    },
  };
}

function rowOf(target: EventTarget): HTMLElement | null {
  return (target as Element).closest<HTMLElement>("tr[data-row]"); // Events of a table come from elements.
}

/** True when the key was one of those that move the focus. */
function walk(row: HTMLElement, key: string): boolean {
  const body = row.parentElement;
  const steps: Record<string, Element | null | undefined> = {
    ArrowDown: row.nextElementSibling,
    ArrowUp: row.previousElementSibling,
    Home: body?.firstElementChild,
    End: body?.lastElementChild,
  };
  if (!(key in steps)) return false;
  const next = steps[key];
  if (!(next instanceof HTMLElement)) return true;
  if (next.dataset.row !== undefined) next.focus();
  else if (body) reach(body, key === "Home" || key === "ArrowUp" ? "firstElementChild" : "lastElementChild");
  return true;
}

/** Goes to the end of the rows where they are not drawn yet: they are as soon as they come in sight. */
function reach(body: HTMLElement, end: "firstElementChild" | "lastElementChild", frames = 20): void {
  const row = body[end];
  if (!(row instanceof HTMLElement)) return;
  if (row.dataset.row !== undefined) row.focus();
  else if (frames > 0) {
    row.scrollIntoView({ block: end === "firstElementChild" ? "start" : "end" });
    requestAnimationFrame(() => reach(body, end, frames - 1));
  }
}
