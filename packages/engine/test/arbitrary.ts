import fc from "fast-check";
import type { Rule } from "../src/loyalty/rule.ts";
import type { RuleSettings } from "../src/loyalty/settings.ts";
import { formatDecimal } from "../src/money/index.ts";
import type { LineInput, PriceInput } from "../src/sale/input.ts";
import { checkOf, group, member, tax } from "./check.ts";

/** A decimal string with the given decimals between two scaled bounds. */
export function decimal(min: bigint, max: bigint, scale: number) {
  return fc.bigInt({ min, max }).map((value) => formatDecimal(value, scale));
}

const goodsIds = ["g1", "g2", "g3"];

/** One to six lines of three goods in two categories. */
export const lines: fc.Arbitrary<LineInput[]> = fc
  .array(
    fc.record({
      goods: fc
        .constantFrom(...goodsIds)
        .map((id) => ({ id, code: id, title: id, category_ids: [id === "g1" ? "c1" : "c2"] })),
      quantity: fc.oneof(fc.integer({ min: 0, max: 9 }).map(String), decimal(1n, 60_000n, 3)),
      goods_price: decimal(0n, 1_200_000n, 4).map((price) => ({ price })),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) => all.map((line, index) => ({ ...line, id: `L${index}` })));

const onGoods = fc.record({
  include_goods: fc.subarray(goodsIds),
  exclude_categories: fc.subarray(["c1", "c2"], { maxLength: 1 }),
});

const percent = fc.oneof(decimal(0n, 100_000_000n, 6), fc.constantFrom("5", "10", "33.333333", "50", "100"));
const amount = decimal(0n, 5_000n, 2);
const unit = decimal(0n, 800_000n, 4);

function ruleOf(action_type: Rule["action_type"], value: fc.Arbitrary<string>, filter: fc.Arbitrary<Partial<Rule>>) {
  return fc.record({ value, filter }).map(({ value: text, filter: goods }) => ({ action_type, value: text, ...goods }));
}

const everything = fc.constant({});

/** Rules with a percentage, a special price or an amount per unit: everything but fixed amounts off the check. */
export const proportional = fc.oneof(
  ruleOf("discount-check-percent", percent, everything),
  ruleOf("discount-items-percent", percent, onGoods),
  ruleOf("discount-items-amount", unit, onGoods),
  ruleOf("special-price-item", unit, onGoods),
  ruleOf("special-price-check", amount, onGoods),
);
const fixed = ruleOf("discount-check-amount", amount, everything);
const charge = fc
  .tuple(
    fc.oneof(
      ruleOf("charge-check-percent", percent, everything),
      ruleOf("charge-check-amount", amount, everything),
      ruleOf("charge-items-percent", percent, onGoods),
      ruleOf("charge-items-amount", unit, onGoods),
    ),
    fc.constantFrom<Partial<Rule>>(
      { charge_target: "bonuses" },
      { charge_target: "promotional-bonuses", promo_expire_type: "day", promo_expire_value: "30" },
    ),
  )
  .map(([rule, target]) => ({ ...rule, ...target }));

/** Gives rules ids and a sort order by index. */
export function numbered(rules: readonly (Partial<Rule> & Pick<Rule, "action_type">)[]): Rule[] {
  return rules.map((rule, index) => ({ id: `r${index}`, version: 1, scope: "automatic", ...rule, sort_order: index }));
}

/** Up to five discounts of every kind. */
export const discountRules = fc.array(fc.oneof(proportional, fixed), { maxLength: 5 }).map(numbered);
/** Up to seven rules of every kind. */
export const anyRules = fc.array(fc.oneof(proportional, fixed, charge), { maxLength: 7 }).map(numbered);

const scheme = fc.constantFrom("summarizing", "maximum", "sequential");
const settings: fc.Arbitrary<RuleSettings> = fc.record({
  discounts_scheme: scheme,
  charges_scheme: scheme,
  charge_base: fc.constantFrom("amount-before-discounts", "amount-after-discounts", "amount-to-pay"),
  discount_max_percent: fc.option(percent),
  discount_rounding_precision: fc.constantFrom(null, 0, 1, 2),
  discount_rounding_mode: fc.constantFrom("half-up", "down"),
  charge_rounding_precision: fc.constantFrom(null, 0, 1, 2),
});

const taxes = [
  tax("vat", "base-tax", "20", { compound_on: ["excise"] }),
  tax("excise", "base-tax", "0.35", { type: "amount" }),
  tax("gst", "sales-tax", "5"),
  tax("pst", "sales-tax", "9.975", { precision: 3 }),
  tax("levy", "sales-tax", "0.01", { type: "amount" }),
];

const priceGroup = fc.option(
  fc
    .record({ entered: fc.constantFrom("base", "including-taxes"), picked: fc.subarray(taxes) })
    .map(({ entered, picked }) => {
      // Shelf prices near zero are lower than an excise and fail; other tests cover that.
      const holding = entered === "base" ? picked : picked.filter(({ id }) => id !== "excise");
      return group(entered, holding);
    }),
);

const redemption = fc.option(fc.record({ asked: decimal(0n, 30_000n, 2), available: decimal(0n, 30_000n, 2) }));

/** Any check: lines, rules, schemes, cap, taxes, bonuses, delivery and tip. Never refused. */
export const anyCheck: fc.Arbitrary<PriceInput> = fc
  .record({
    lines,
    rules: anyRules,
    rule_settings: settings,
    redemption_settings: fc.record({
      bonuses_payment_type: fc.constantFrom("full-check", "partial", "partial-rounded"),
      bonuses_max_percent: fc.option(percent),
      bonuses_exclude_goods: fc.subarray(goodsIds, { maxLength: 2 }),
      redemption_moment: fc.constantFrom("before-tax", "after-tax"),
    }),
    price_group: priceGroup,
    redemption,
    customer: fc.constantFrom(member, member, null, { ...member, access: "limited" as const }),
    delivery_amount: fc.option(decimal(0n, 5_000n, 2)),
    tip_amount: fc.option(decimal(0n, 500n, 2)),
  })
  .map(({ rule_settings, redemption_settings, ...rest }) =>
    checkOf({ ...rest, taxes, loyalty: { rule_settings, redemption_settings } }),
  );

/** Checks with only lines, discounts of one scheme and no cap. */
export function discounted(rules: fc.Arbitrary<Rule[]>) {
  return fc.record({ lines, rules });
}
