import type { RuleActionType } from "@patron/contract/words";
import type { Goods } from "../pricing/option.ts";
import type { Rule } from "./rule.ts";

/** Lists of goods and categories that take part, or do not. */
export type GoodsFilter = Pick<Rule, "include_goods" | "include_categories" | "exclude_goods" | "exclude_categories">;

const CHECK_ACTIONS: readonly RuleActionType[] = [
  "discount-check-percent",
  "discount-check-amount",
  "charge-check-percent",
  "charge-check-amount",
  "coupon-emission",
];

function listed(
  goods: Goods,
  ids: GoodsFilter["include_goods"],
  categories: GoodsFilter["include_categories"],
): boolean {
  if (ids?.includes(goods.id)) return true;
  return categories?.length ? (goods.category_ids ?? []).some((one) => categories.includes(one)) : false;
}

/** Whether goods take part: excluded ones never, included ones, and all when nothing is included by name. */
export function takesPart(goods: Goods, filter: GoodsFilter): boolean {
  const excludes = filter.exclude_goods?.length || filter.exclude_categories?.length;
  if (excludes && listed(goods, filter.exclude_goods, filter.exclude_categories)) return false;
  const everything = !filter.include_goods?.length && !filter.include_categories?.length;
  return everything || listed(goods, filter.include_goods, filter.include_categories);
}

/** Whether an action is on the whole check: it has no goods of its own. */
export function actsOnCheck(action: RuleActionType): boolean {
  return CHECK_ACTIONS.includes(action);
}

/**
 * Whether a rule acts on these goods. Rules on the whole check act on every line: their form has no goods lists, so what
 * may be left in them from another action is not looked at.
 */
export function matches(goods: Goods, rule: Rule): boolean {
  return actsOnCheck(rule.action_type) || takesPart(goods, rule);
}

/** Which of the lines a rule acts on. */
export function matching(lines: readonly { goods: Goods }[], rule: Rule): boolean[] {
  if (actsOnCheck(rule.action_type)) return lines.map(() => true);
  return lines.map(({ goods }) => takesPart(goods, rule));
}
