import { useEffect, useEffectEvent } from "react";
import type { CartStep } from "./cart.ts";
import type { DraftLine } from "./draft.ts";
import { countedBy, statedAt } from "./quantity/counted.ts";
import type { TillMoney } from "./quantity/quantity-for.ts";
import { isCovered } from "./use-typing.ts";

interface CartKeysOptions {
  selected: DraftLine | undefined;
  money: TillMoney;
  step: (step: CartStep) => void;
  editQuantity: () => void;
  editAmount: () => void;
  editPrice: () => void;
  chooseOffer: () => void;
  showShortcuts: () => void;
}

/**
 * Keys that change the selected line: arrows, `+`, `-`, `*`, Delete, F3, F4 and F7; F6 leads to the offers. A field keeps its own characters, except for the item search while it is empty: the focus stays there after a scan.
 */
export function useCartKeys({ selected, money, step, ...more }: CartKeysOptions): void {
  const actionOf = (key: string): (() => void) | undefined => {
    if (key === "?") return more.showShortcuts;
    if (key === "F6") return more.chooseOffer;
    if (!selected) return undefined;
    const { goods, quantity, price } = selected;
    const counted = countedBy(goods, price ?? goods.price, money);
    const set = (next: string) =>
      step({ kind: "quantity", goodsId: goods.id, quantity: next, stated: statedAt(counted, next) });
    const actions: Record<string, () => void> = {
      F3: more.editQuantity,
      F4: more.editAmount,
      F7: more.editPrice,
      "*": more.editQuantity,
      "+": () => set(counted.more(quantity)),
      "-": () => set(counted.less(quantity)),
      Delete: () => step({ kind: "remove", goodsId: goods.id }),
      ArrowUp: () => step({ kind: "move", by: -1 }),
      ArrowDown: () => step({ kind: "move", by: 1 }),
    };
    return actions[key];
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isCovered()) return;
    const target = event.target as HTMLElement; // Keys are pressed on elements.
    const isNamed = /^F[3467]$/.test(event.key);
    const action = isNamed || isFree(target, event.key) ? actionOf(event.key) : undefined;
    // The browser's own keys search the page or leave it, which is never meant here.
    if (action || isNamed) event.preventDefault();
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
