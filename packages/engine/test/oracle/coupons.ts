import type { Coupon } from "../../src/loyalty/coupon.ts";
import type { PriceInput } from "../../src/sale/input.ts";
import { programmeDay } from "./conditions.ts";

/** The coupons that may trigger their rules: presented once, open, of this customer or of nobody, within their dates. */
export function usableCoupons(input: PriceInput): Coupon[] {
  const day = programmeDay(input).toString();
  return (input.coupons ?? []).filter((coupon, index, all) => {
    if (all.findIndex(({ id }) => id === coupon.id) < index) return false;
    if ((coupon.status ?? "open") !== "open") return false;
    if ((coupon.valid_from && day < coupon.valid_from) || (coupon.expire_date && day > coupon.expire_date))
      return false;
    if (coupon.customer_id && coupon.customer_id !== input.customer?.id) return false;
    return (input.rules ?? []).some(({ id, scope }) => id === coupon.rule_id && scope === "coupon");
  });
}
