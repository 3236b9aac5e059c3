import type { Rule } from "../../src/loyalty/rule.ts";
import type { RuleSettings } from "../../src/loyalty/settings.ts";
import type { LineInput, PriceInput } from "../../src/sale/input.ts";
import { checkOf } from "../check.ts";
import type { Chance } from "./chance.ts";
import { goodsOfShop } from "./goods.ts";
import { drawDiscount } from "./rules.ts";

type Scheme = NonNullable<RuleSettings["discounts_scheme"]>;

/** A check with only lines and discounts, for guarantees of schemes before the cap. */
export type Discounted = { lines: LineInput[]; rules: Rule[]; rounding: RuleSettings };

/** Its prices are whole numbers of minor units. */
export function drawDiscounted(chance: Chance): Discounted {
  const rules = chance.many(1, 4, (index) => ({ ...drawDiscount(chance, index), sort_order: index }));
  const lines = chance.many(1, 4, (index) => ({
    id: `L${index}`,
    goods: goodsOfShop[chance.between(0, 3)] ?? { id: "g0" },
    quantity: chance.in100(60) ? String(chance.between(1, 9)) : chance.decimal(0, 20, 3),
    goods_price: { price: chance.in100(10) ? "0.01" : chance.decimal(0, 90, 2) },
  }));
  const discount_rounding_precision = chance.in100(70) ? null : chance.between(0, 2);
  const discount_rounding_mode = chance.pick("half-up", "half-up", "down");
  return { lines, rules, rounding: { discount_rounding_precision, discount_rounding_mode } };
}

/** That check with a scheme. */
export function under(scheme: Scheme, { lines, rules, rounding }: Discounted): PriceInput {
  return checkOf({ lines, rules, loyalty: { rule_settings: { ...rounding, discounts_scheme: scheme } } });
}
