import Type from "typebox";
import * as enums from "../enums.ts";
import { flag, list, nullable, object, oneOf, optional, whole } from "../kit/schema.ts";
import { Source, Trace } from "./check.ts";

// What `price` answers, as JSON Schema.

const ref = Type.String();
const amount = Type.String({ pattern: "^-?\\d+(\\.\\d+)?$" });
const SpecialAccount = object({ id: ref, type: oneOf(enums.SPECIAL_ACCOUNT_TYPES) });

const PricedLine = object({
  id: ref,
  goods_id: ref,
  quantity: amount,
  price_base: amount,
  price_including_taxes: amount,
  price_posted: amount,
  base_taxes: list(object({ tax_id: ref, amount })),
  commissions: list(object({ id: ref, amount })),
  amount,
  amount_stated: flag,
  discount_amount: amount,
  discounts: list(object({ source: Source, amount })),
  bonuses_redeemed: amount,
  reduced_amount: amount,
  taxes: list(
    object({
      tax_id: ref,
      code: nullable(ref),
      title: nullable(ref),
      classification: oneOf(enums.TAX_CLASSIFICATIONS),
      type: oneOf(enums.TAX_TYPES),
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
  charges: list(
    object({ rule_id: ref, target: oneOf(enums.CHARGE_TARGETS), special_account_id: nullable(ref), amount }),
  ),
});

const PricedTotals = object({
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

const PricedCheck = object({
  engine_version: ref,
  currency: ref,
  lines: list(PricedLine, 10_000),
  totals: PricedTotals,
  redemption: nullable(object({ asked: amount, redeemed: amount })),
  accruals: list(
    object({
      target: oneOf(enums.CHARGE_TARGETS),
      amount,
      lot_kind: nullable(oneOf(enums.LOT_KINDS)),
      expire_date: nullable(ref),
      special_account: nullable(SpecialAccount),
      rule_ids: list(ref),
    }),
  ),
  payments: nullable(
    list(
      object({
        id: nullable(ref),
        payment_type: oneOf(enums.PAYMENT_TYPES),
        amount,
        tendered: nullable(amount),
        change: nullable(amount),
        special_account_id: nullable(ref),
        account: optional(
          object({
            type: oneOf(enums.SPECIAL_ACCOUNT_TYPES),
            unit: ref,
            amount,
            lines: list(object({ line: ref, code: nullable(ref), amount }), 10_000),
          }),
        ),
      }),
    ),
  ),
  applied_rule_ids: list(ref, 10_000),
  coupons: list(
    object({
      id: ref,
      rule_id: ref,
      verdict: oneOf(["spent", "refused"] as const),
      reason: nullable(oneOf(enums.REJECTIONS)),
    }),
  ),
  coupons_emitted: list(
    object({ rule_id: ref, coupon_id: nullable(ref), coupon_batch_id: ref, count: whole(1, 2 ** 31) }),
  ),
  category_change: nullable(object({ rule_id: ref, category_from: nullable(ref), category_to: ref })),
  referral_rewards: list(
    object({
      side: oneOf(enums.REFERRAL_SIDES),
      level: whole(0, 100),
      customer_id: ref,
      type: oneOf(["bonuses", "promotional-bonuses", "special-account", "coupon", "percent-of-purchase"] as const),
      target: nullable(oneOf(enums.CHARGE_TARGETS)),
      amount,
      lot_kind: nullable(oneOf(enums.LOT_KINDS)),
      expire_date: nullable(ref),
      special_account: nullable(SpecialAccount),
      coupon_batch_id: nullable(ref),
    }),
  ),
  trace: Trace,
});

const Refusal = object({
  code: oneOf(enums.SALE_REFUSALS),
  details: Type.Unsafe<Record<string, string>>({ type: "object", additionalProperties: { type: "string" } }),
});

/** The priced check, or why it could not be priced or paid. */
export const PriceAnswer = Type.Union([
  object({ ok: Type.Literal(true), check: PricedCheck }),
  object({ ok: Type.Literal(false), refusal: Refusal }),
]);
