import Type from "typebox";
import * as enums from "../enums.ts";
import * as s from "../kit/schema.ts";
import { Source, Trace } from "./check.ts";

// The output of `price` as JSON Schema.

const ref = Type.String();
const amount = Type.String({ pattern: "^-?\\d+(\\.\\d+)?$" });
const SpecialAccount = s.object({ id: ref, type: s.oneOf(enums.SPECIAL_ACCOUNT_TYPES) });

const PricedLine = s.object({
  id: ref,
  goods_id: ref,
  quantity: amount,
  price_base: amount,
  price_including_taxes: amount,
  price_posted: amount,
  base_taxes: s.list(s.object({ tax_id: ref, amount })),
  commissions: s.list(s.object({ id: ref, amount })),
  amount,
  amount_stated: s.flag,
  discount_amount: amount,
  discounts: s.list(s.object({ source: Source, amount })),
  bonuses_redeemed: amount,
  reduced_amount: amount,
  taxes: s.list(
    s.object({
      tax_id: ref,
      code: s.nullable(ref),
      title: s.nullable(ref),
      classification: s.oneOf(enums.TAX_CLASSIFICATIONS),
      type: s.oneOf(enums.TAX_TYPES),
      base: amount,
      amount,
    }),
  ),
  contained_taxes_amount: amount,
  net_amount: amount,
  sales_taxes_amount: amount,
  amount_to_pay: amount,
  bonuses_added: amount,
  promo_bonuses_added: amount,
  charges: s.list(
    s.object({ rule_id: ref, target: s.oneOf(enums.CHARGE_TARGETS), special_account_id: s.nullable(ref), amount }),
  ),
});

const PricedTotals = s.object({
  amount,
  discount_amount: amount,
  bonuses_redeemed_amount: amount,
  reduced_amount: amount,
  contained_taxes_amount: amount,
  net_amount: amount,
  sales_taxes_amount: amount,
  goods_amount_to_pay: amount,
  delivery_amount: amount,
  tip_amount: amount,
  rounding_amount: amount,
  amount_to_pay: amount,
  bonuses_added_amount: amount,
  promo_bonuses_added_amount: amount,
});

const PricedCheck = s.object({
  engine_version: ref,
  currency: ref,
  lines: s.list(PricedLine, 10_000),
  totals: PricedTotals,
  redemption: s.nullable(s.object({ asked: amount, redeemed: amount })),
  accruals: s.list(
    s.object({
      target: s.oneOf(enums.CHARGE_TARGETS),
      amount,
      lot_kind: s.nullable(s.oneOf(enums.LOT_KINDS)),
      expire_date: s.nullable(ref),
      special_account: s.nullable(SpecialAccount),
      rule_ids: s.list(ref),
    }),
  ),
  payments: s.nullable(
    s.list(
      s.object({
        id: s.nullable(ref),
        payment_type: s.oneOf(enums.PAYMENT_TYPES),
        amount,
        tendered: s.nullable(amount),
        change: s.nullable(amount),
        special_account_id: s.nullable(ref),
        account: s.optional(
          s.object({
            type: s.oneOf(enums.SPECIAL_ACCOUNT_TYPES),
            unit: ref,
            amount,
            lines: s.list(s.object({ line: ref, code: s.nullable(ref), amount }), 10_000),
          }),
        ),
      }),
    ),
  ),
  applied_rule_ids: s.list(ref, 10_000),
  coupons: s.list(
    s.object({
      id: ref,
      rule_id: ref,
      verdict: s.oneOf(["spent", "refused"] as const),
      reason: s.nullable(s.oneOf(enums.REJECTIONS)),
    }),
  ),
  coupons_emitted: s.list(
    s.object({ rule_id: ref, coupon_id: s.nullable(ref), coupon_batch_id: ref, count: s.whole(1, 2 ** 31) }),
  ),
  category_change: s.nullable(s.object({ rule_id: ref, category_from: s.nullable(ref), category_to: ref })),
  referral_rewards: s.list(
    s.object({
      side: s.oneOf(enums.REFERRAL_SIDES),
      level: s.whole(0, 100),
      customer_id: ref,
      type: s.oneOf(["bonuses", "promotional-bonuses", "special-account", "coupon", "percent-of-purchase"] as const),
      target: s.nullable(s.oneOf(enums.CHARGE_TARGETS)),
      amount,
      lot_kind: s.nullable(s.oneOf(enums.LOT_KINDS)),
      expire_date: s.nullable(ref),
      special_account: s.nullable(SpecialAccount),
      coupon_batch_id: s.nullable(ref),
    }),
  ),
  trace: Trace,
});

const Refusal = s.object({
  code: s.oneOf(enums.SALE_REFUSALS),
  details: Type.Unsafe<Record<string, string>>({ type: "object", additionalProperties: { type: "string" } }),
});

/** The priced check, or why it could not be priced or paid. */
export const PriceAnswer = Type.Union([
  s.object({ ok: Type.Literal(true), check: PricedCheck }),
  s.object({ ok: Type.Literal(false), refusal: Refusal }),
]);
