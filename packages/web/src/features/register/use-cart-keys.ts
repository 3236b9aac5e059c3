import { useEffect, useEffectEvent } from "react";
import type { CartStep } from "./cart.ts";
import { type DraftLine, quantityPlus } from "./draft.ts";

interface CartKeysOptions {
  selected: DraftLine | undefined;
  step: (step: CartStep) => void;
  editQuantity: () => void;
  showShortcuts: () => void;
}

/**
 * Keys that change the selected line: arrows, `+`, `-`, `*`, Delete and F3. A field keeps its own characters, except for the item search while it is empty: the focus stays there after a scan.
 */
export function useCartKeys({ selected, step, editQuantity, showShortcuts }: CartKeysOptions): void {
  const actionOf = (key: string): (() => void) | undefined => {
    if (key === "?") return showShortcuts;
    if (!selected) return undefined;
    const { goods, quantity } = selected;
    const add = (by: bigint) => step({ kind: "quantity", goodsId: goods.id, quantity: quantityPlus(quantity, by) });
    const actions: Record<string, () => void> = {
      F3: editQuantity,
      "*": editQuantity,
      "+": () => add(1000n),
      "-": () => add(-1000n),
      Delete: () => step({ kind: "remove", goodsId: goods.id }),
      ArrowUp: () => step({ kind: "move", by: -1 }),
      ArrowDown: () => step({ kind: "move", by: 1 }),
    };
    return actions[key];
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("[role=dialog],[role=alertdialog]")) return;
    const target = event.target as HTMLElement; // Keys are pressed on elements.
    const action = event.key === "F3" || isFree(target, event.key) ? actionOf(event.key) : undefined;
    // The browser's own F3 searches the page, which is never meant here.
    if (action || event.key === "F3") event.preventDefault();
    action?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Whether an element has no use of its own for a key. */
function isFree(target: HTMLElement, key: string): boolean {
  if (target instanceof HTMLInputElement && target.type === "search") return target.value === "";
  if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return false;
  return !key.startsWith("Arrow") || target.closest("[role=group]") === null;
}
