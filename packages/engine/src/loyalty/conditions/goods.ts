import type { RuleActionType } from "@patron/contract/enums";
import type { Goods } from "../../pricing/option.ts";
import type { Rule } from "../rule.ts";

/** Lists of goods and categories that take part, or do not. */
export type GoodsFilter = Pick<Rule, "include_goods" | "include_categories" | "exclude_goods" | "exclude_categories">;

const CHECK_ACTIONS: readonly RuleActionType[] = [
  "discount-check-percent",
  "discount-check-amount",
  "charge-check-percent",
  "charge-check-amount",
  "coupon-emission",
];

/** Whether goods stand in a list of items or of categories; undefined where both are empty. */
function listed(
  ids: GoodsFilter["include_goods"],
  categories: GoodsFilter["include_categories"],
): ((goods: Goods) => boolean) | undefined {
  if (!ids?.length && !categories?.length) return undefined;
  return ({ id, category_ids }) => {
    if (ids?.includes(id)) return true;
    if (category_ids && categories?.length) for (const one of category_ids) if (categories.includes(one)) return true;
    return false;
  };
}

/** Tells of goods whether they take part: excluded ones never, included ones, and all when nothing is included by name. */
export function takingPart(filter: GoodsFilter): (goods: Goods) => boolean {
  const isExcluded = listed(filter.exclude_goods, filter.exclude_categories);
  const isIncluded = listed(filter.include_goods, filter.include_categories);
  return (goods) => isExcluded?.(goods) !== true && isIncluded?.(goods) !== false;
}

/** Whether an action is on the whole check: it has no goods of its own. */
export function actsOnCheck(action: RuleActionType): boolean {
  return CHECK_ACTIONS.includes(action);
}

/**
 * Which of the lines a rule acts on. Rules on the whole check act on every line: their form has no goods lists, so what
 * may be left in them from another action is not looked at.
 */
export function matching(lines: readonly { goods: Goods }[], rule: Rule): boolean[] {
  if (actsOnCheck(rule.action_type)) return lines.map(() => true);
  const takes = takingPart(rule);
  return lines.map(({ goods }) => takes(goods));
}
