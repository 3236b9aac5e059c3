import { type Draft, draftAfter, newDraft, type Step } from "./draft.ts";

/** The draft and the line that the keys change. */
export interface Cart {
  draft: Draft;
  /** Always a line of the draft; null while it has none. */
  selectedId: string | null;
}
export type CartStep =
  | Step
  | { kind: "select"; goodsId: string }
  | { kind: "move"; by: 1 | -1 }
  /** Brings a cart back; one that somebody has begun meanwhile stays. */
  | { kind: "restore"; cart: Cart };

export function newCart(): Cart {
  return { draft: newDraft(), selectedId: null };
}

/** The cart after a step. What was added last is selected; after a removal, the line that takes its position. */
export function cartAfter(cart: Cart, step: CartStep): Cart {
  if (step.kind === "restore") return cart.draft.lines.length > 0 || cart.draft.customer ? cart : step.cart;
  if (step.kind === "select") return selecting(cart, step.goodsId);
  if (step.kind === "move") return selecting(cart, idAt(cart.draft, indexOf(cart) + step.by));
  const draft = draftAfter(cart.draft, step);
  if (step.kind === "add") return { draft, selectedId: step.goods.id };
  const isThere = draft.lines.some(({ goods }) => goods.id === cart.selectedId);
  return { draft, selectedId: isThere ? cart.selectedId : idAt(draft, indexOf(cart)) };
}

function selecting(cart: Cart, selectedId: string | null): Cart {
  return selectedId === cart.selectedId ? cart : { ...cart, selectedId };
}

function indexOf({ draft, selectedId }: Cart): number {
  return draft.lines.findIndex(({ goods }) => goods.id === selectedId);
}

/** The line at an index, or the nearest one. */
function idAt({ lines }: Draft, index: number): string | null {
  return lines[Math.min(Math.max(index, 0), lines.length - 1)]?.goods.id ?? null;
}
