import type { offline, term } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { parseQuantity } from "@patron/engine/money";
import { firstQuantity, oneMore, plain, soldQuantity } from "./quantity/sold-quantity.ts";

export type Goods = ReplyOf<typeof term.goods>["items"][number];
export type Customer = ReplyOf<typeof term.customer>;
export type Account = Customer["special_accounts"][number];
export type CheckRequest = BodyOf<typeof term.sale>;
export type NamedCustomer = NonNullable<BodyOf<typeof offline.sell>["customer"]>;

/** A line of the cart. */
export interface DraftLine {
  goods: Goods;
  quantity: string;
  /** The shelf price, entered by hand. */
  price: string | null;
  /** The amount that the till states for the line in place of price × quantity. A cart that an earlier version has kept has none. */
  stated?: string | null;
}
/** A sale before it is sent. */
export interface Draft {
  /** Set before the sale is sent, so that a retry after a lost answer is the same sale. */
  id: string;
  lines: readonly DraftLine[];
  customer: Customer | null;
  /** Who buys without a connection: the server looks for them when the sale arrives. */
  named: NamedCustomer | null;
  bonuses: string | null;
  ruleIds: readonly string[];
  tip: string | null;
  /** The server may have the sale, because its request has begun. */
  isSent: boolean;
  /** The sale is answered, and its receipt is shown. */
  isPaid: boolean;
}

export type Step =
  | { kind: "add"; goods: Goods; quantity?: string; stated?: string | null }
  /** Without a stated amount the line is sold for price × quantity. */
  | { kind: "quantity"; goodsId: string; quantity: string; stated?: string | null }
  | { kind: "price"; goodsId: string; price: string | null }
  | { kind: "remove"; goodsId: string }
  | { kind: "customer"; customer: Customer | null }
  | { kind: "name"; named: NamedCustomer | null }
  | { kind: "bonuses"; bonuses: string | null }
  | { kind: "rule"; ruleId: string }
  | { kind: "tip"; tip: string | null }
  | { kind: "sent" }
  | { kind: "paid" }
  /** The sale of this id exists: what it sold leaves its cart, and the rest is another sale. */
  | { kind: "settle"; id: string; sold: readonly { goods_id: string; quantity: string }[] }
  /** The reservation of this id is cancelled, and nothing of it was sold: the cart is another sale. */
  | { kind: "renew"; id: string }
  | { kind: "clear" };

export function newDraft(): Draft {
  const empty = { lines: [], customer: null, named: null, bonuses: null, ruleIds: [], tip: null };
  return { id: crypto.randomUUID(), ...empty, isSent: false, isPaid: false };
}

/** The draft after a step. A line with a quantity of zero is removed. */
export function draftAfter(draft: Draft, step: Step): Draft {
  switch (step.kind) {
    case "add":
      return { ...draft, lines: withMore(draft.lines, step) };
    case "quantity":
      return { ...draft, lines: withQuantity(draft.lines, step.goodsId, step) };
    case "price":
      return { ...draft, lines: withPrice(draft.lines, step.goodsId, step.price) };
    case "remove":
      return { ...draft, lines: draft.lines.filter((line) => line.goods.id !== step.goodsId) };
    case "customer":
      return { ...draft, customer: step.customer, named: null, bonuses: null };
    case "name":
      return { ...draft, named: step.named };
    case "bonuses":
      return { ...draft, bonuses: step.bonuses };
    case "rule":
      return { ...draft, ruleIds: toggled(draft.ruleIds, step.ruleId) };
    case "tip":
      return { ...draft, tip: step.tip };
    case "sent":
      return { ...draft, isSent: true };
    case "paid":
      return { ...draft, isPaid: true };
    case "settle":
      return step.id === draft.id && !draft.isPaid ? without(draft, step.sold) : draft;
    case "renew":
      return step.id === draft.id && !draft.isPaid ? { ...draft, id: crypto.randomUUID(), isSent: false } : draft;
    case "clear":
      return newDraft();
  }
}

/** The rest of a cart as a new sale. Bonuses and tip belonged to the first one. */
function without(draft: Draft, sold: readonly { goods_id: string; quantity: string }[]): Draft {
  const { id, lines: _, ...empty } = newDraft();
  const lines = sold.reduce<readonly DraftLine[]>((left, { goods_id, quantity }) => {
    const line = left.find(({ goods }) => goods.id === goods_id);
    return line
      ? withQuantity(left, goods_id, { quantity: quantityPlus(line.quantity, -(parseQuantity(quantity) ?? 0n)) })
      : left;
  }, draft.lines);
  if (lines.length === 0) return { id, lines, ...empty };
  return { ...draft, id, lines, bonuses: null, tip: null, isSent: false };
}

/** Without a quantity an item is put in as it is sold at least, and again by its step. */
function withMore(
  lines: readonly DraftLine[],
  { goods, quantity, stated = null }: Extract<Step, { kind: "add" }>,
): DraftLine[] {
  const existing = lines.find((line) => line.goods.id === goods.id);
  if (!existing) return [...lines, { goods, quantity: quantity ?? firstQuantity(goods), price: null, stated }];
  const more = quantity
    ? soldQuantity(goods, quantityPlus(existing.quantity, parseQuantity(quantity) ?? 0n))
    : oneMore(goods, existing.quantity);
  return withQuantity(lines, goods.id, { quantity: more });
}

function withQuantity(
  lines: readonly DraftLine[],
  goodsId: string,
  { quantity, stated = null }: Pick<DraftLine, "quantity" | "stated">,
): DraftLine[] {
  const value = parseQuantity(quantity) ?? 0n;
  if (value <= 0n) return lines.filter((line) => line.goods.id !== goodsId);
  return lines.map((line) => (line.goods.id === goodsId ? { ...line, quantity, stated } : line));
}

function withPrice(lines: readonly DraftLine[], goodsId: string, price: string | null): DraftLine[] {
  return lines.map((line) => (line.goods.id === goodsId ? { ...line, price, stated: null } : line));
}

/** Whether a line has no price yet: the item has none here, and nobody has entered one. */
export function isUnpriced({ goods, price }: DraftLine): boolean {
  return goods.price === null && price === null;
}

/** A quantity plus thousandths, never below zero, without trailing zeros. */
export function quantityPlus(quantity: string, by: bigint): string {
  const value = (parseQuantity(quantity) ?? 0n) + by;
  return plain(value > 0n ? value : 0n);
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** The payment, with what the paying account requires. */
export type Paid = Pick<CheckRequest, "payments" | "odometer" | "vehicle_id">;

/** The request for a draft. A line has the id of its item, because an item has one line at most. */
export function requestOf({ id, lines, customer, bonuses, ruleIds, tip }: Draft, paid: Paid = {}): CheckRequest {
  return {
    id,
    customer_id: customer?.id ?? null,
    items: lines.map(({ goods, quantity, price, stated = null }) => ({
      ...{ line_id: goods.id, goods_id: goods.id },
      ...{ quantity, price, stated_amount: stated },
    })),
    bonuses_to_redeem: bonuses,
    rule_ids: [...ruleIds],
    tip_amount: tip,
    ...paid,
  };
}
