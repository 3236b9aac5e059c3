import type { RuleActionType } from "@patron/contract/enums";
import type { Goods } from "../../pricing/option.ts";
import type { Rule } from "../rule.ts";

/** Lists of goods and categories that are included or excluded. */
export type GoodsFilter = Pick<Rule, "include_goods" | "include_categories" | "exclude_goods" | "exclude_categories">;

const CHECK_ACTIONS: readonly RuleActionType[] = [
  "discount-check-percent",
  "discount-check-amount",
  "charge-check-percent",
  "charge-check-amount",
  "coupon-emission",
];

/** Whether goods are in a list of items or of categories; undefined if both are empty. */
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

/** Returns whether goods take part: excluded ones never, included ones, and all if nothing is included by name. */
export function takingPart(filter: GoodsFilter): (goods: Goods) => boolean {
  const isExcluded = listed(filter.exclude_goods, filter.exclude_categories);
  const isIncluded = listed(filter.include_goods, filter.include_categories);
  return (goods) => isExcluded?.(goods) !== true && isIncluded?.(goods) !== false;
}

/** Whether an action applies to the whole check, so it has no goods lists. */
export function actsOnCheck(action: RuleActionType): boolean {
  return CHECK_ACTIONS.includes(action);
}

/**
 * The lines that a rule applies to. Rules on the whole check apply to every line: their form has no goods lists, so lists left over from
 * another action are ignored.
 */
export function matching(lines: readonly { goods: Goods }[], rule: Rule): boolean[] {
  if (actsOnCheck(rule.action_type)) return lines.map(() => true);
  const takes = takingPart(rule);
  return lines.map(({ goods }) => takes(goods));
}
