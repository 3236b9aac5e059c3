import { isDiscount } from "../loyalty/evaluate-rule.ts";
import type { Rule } from "../loyalty/rule.ts";
import type { LineInput, PaymentInput, PriceInput } from "./input.ts";

/** What is the same for each check of a till that has no connection. */
export type HeldInput = Pick<
  PriceInput,
  "currency" | "loyalty" | "pos" | "terminal" | "price_group" | "taxes" | "rules"
>;

/** An item that a till holds: all that a line needs but its quantity. */
export type HeldItem = {
  id: string;
  code: string;
  title: string;
  /** Its categories with all their parents, nearest first. */
  rule_category_ids: readonly string[];
} & Required<Pick<LineInput, "goods_price" | "master_prices" | "tax_overrides" | "commission_values">>;

/** What a single check adds to what the till holds. */
export type HeldCheck = {
  /** The time of the sale, RFC 3339. */
  at: string;
  items: readonly { goods_id: string; quantity: string; stated_amount: string | null; price: string | null }[];
  rule_ids: readonly string[];
  /** Null: not known yet. */
  payments: readonly PaymentInput[] | null;
  tip_amount: string | null;
};

/**
 * Whether a rule may apply to an unknown customer and needs nothing but the check: neither a card nor what other tills use up too. Only discounts do,
 * because nobody is credited.
 */
export function holdsOffline(rule: Rule): boolean {
  const { action_type, limit_total, limit_per_day, customer_condition, members, card_category_values } = rule;
  const isShared = limit_total != null || limit_per_day != null;
  const forMembers = members === true && !card_category_values?.length;
  return isDiscount(action_type) && !isShared && !forMembers && !asksPerson(customer_condition);
}

function asksPerson(condition: Rule["customer_condition"]): boolean {
  return Object.values(condition ?? {}).some((value) => value != null && value !== false);
}

/** The input of a check for an unknown customer, from what the till holds; the index of the first line whose item it does not hold. */
export function inputFrom(
  { input, goods }: { input: HeldInput; goods: ReadonlyMap<string, HeldItem> },
  { at, items, rule_ids, payments, tip_amount }: HeldCheck,
): PriceInput | number {
  const lines: LineInput[] = [];
  for (const [index, { goods_id, quantity, stated_amount, price }] of items.entries()) {
    const item = goods.get(goods_id);
    if (!item) return index;
    lines.push({
      id: String(index + 1),
      goods: { id: item.id, title: item.title, code: item.code, category_ids: item.rule_category_ids },
      quantity,
      stated_amount,
      entered_price: price,
      goods_price: item.goods_price,
      master_prices: item.master_prices,
      tax_overrides: item.tax_overrides,
      commission_values: item.commission_values,
    });
  }
  return {
    ...input,
    at,
    price_options: [],
    customer: null,
    rule_facts: [],
    picked_rule_ids: rule_ids,
    lines,
    redemption: null,
    delivery_amount: null,
    tip_amount,
    payments,
  };
}
