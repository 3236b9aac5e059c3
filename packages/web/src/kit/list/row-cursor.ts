import { useEffect } from "react";

/** The open row of a list, with functions to open its neighbours. */
export interface RowCursor {
  id: string;
  close: () => void;
  /** Undefined at the ends of the page. */
  previous?: () => void;
  next?: () => void;
}

/** Returns the cursor over the rows of a page; undefined while no row is open. A row that is not on the page has no neighbours. */
export function cursorOf(
  open: string | undefined,
  rows: readonly { id: string }[] | undefined,
  go: (id: string | undefined) => void,
): RowCursor | null {
  if (open === undefined) return null;
  const index = rows?.findIndex(({ id }) => id === open) ?? -1;
  const at = (to: number) => (index < 0 ? undefined : rows?.[to]?.id);
  const [previous, next] = [at(index - 1), at(index + 1)];
  return {
    id: open,
    close: () => go(undefined),
    ...(previous ? { previous: () => go(previous) } : {}),
    ...(next ? { next: () => go(next) } : {}),
  };
}

/** Returns the table row of this id. */
export function rowElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`);
}

/** Elements that use the arrow keys themselves. */
const keepsArrows =
  "input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox], [role=tablist], [role=radiogroup], [role=slider], [role=alertdialog]";

/** While a row is open, up and down, k and j move through the rows wherever the focus is; a focused row of the list moves along. */
export function useCursorKeys(cursor: RowCursor): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const step = event.key === "ArrowDown" || event.key === "j" ? cursor.next : undefined;
      const back = event.key === "ArrowUp" || event.key === "k" ? cursor.previous : undefined;
      const go = step ?? back;
      const target = event.target as HTMLElement; // Keyboard events target elements.
      if (!go || target.closest(keepsArrows)) return;
      event.preventDefault();
      event.stopPropagation();
      go();
      if (target.closest("tr[data-row]")) followFocus(target, event.key === "ArrowDown" || event.key === "j");
    }
    // Runs before the table's own handler, which would move from the focused row instead of the open one.
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  });
  function followFocus(target: HTMLElement, down: boolean) {
    const open = rowElement(cursor.id) ?? target;
    const next = down ? open.nextElementSibling : open.previousElementSibling;
    if (next instanceof HTMLElement && next.dataset.row !== undefined) next.focus();
  }
}
