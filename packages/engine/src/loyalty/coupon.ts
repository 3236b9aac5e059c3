import type { CouponStatus, Rejection } from "@patron/contract/enums";
import { readDay } from "../wire/read.ts";
import type { Failed } from "./conditions/rule-context.ts";
import type { Customer } from "./rule.ts";

/** A coupon presented at the till. It applies the rule that it names, whose scope is `coupon`. */
export type Coupon = {
  id: string;
  version?: number | null | undefined;
  /** Its name in a trace: the title of its batch, or its code. */
  title?: string | null | undefined;
  rule_id: string;
  /** Default open. */
  status?: CouponStatus | undefined;
  /** Days in the programme's zone, both included. */
  valid_from?: string | null | undefined;
  expire_date?: string | null | undefined;
  /** The customer who holds it; none: anyone who presents it. */
  customer_id?: string | null | undefined;
  /** As in a rule. */
  exclusive?: boolean | undefined;
};

/** The outcome for a coupon: used up by this sale, or refused and still open. `reason` is the first one in the trace. */
export type CouponVerdict = {
  id: string;
  rule_id: string;
  verdict: "spent" | "refused";
  reason: Rejection | null;
};

/** Checks a coupon itself, before its rule is evaluated. `seen` are the ids of coupons presented before it. */
export function couponFails(
  coupon: Coupon,
  customer: Customer | null,
  day: Temporal.PlainDate,
  seen: ReadonlySet<string>,
): Failed | undefined {
  const { id, status = "open", valid_from, expire_date, customer_id } = coupon;
  if (seen.has(id)) return { reason: "coupon-twice" };
  if (status !== "open") return { reason: "coupon-not-open", details: { status } };
  if (valid_from && Temporal.PlainDate.compare(day, readDay(valid_from, `coupons.${id}.valid_from`)) < 0)
    return { reason: "coupon-not-yet-valid", details: { date_from: valid_from } };
  if (expire_date && Temporal.PlainDate.compare(day, readDay(expire_date, `coupons.${id}.expire_date`)) > 0)
    return { reason: "coupon-expired", details: { date_to: expire_date } };
  if (customer_id && customer_id !== customer?.id) return { reason: "coupon-of-other-customer" };
  return undefined;
}
