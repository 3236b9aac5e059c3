import { describe, expect, test } from "vitest";
import { checkOf, member, priced, rule } from "../../test/check.ts";
import type { PriceInput } from "../sale/input.ts";
import type { Coupon } from "./coupon.ts";
import type { Rule } from "./rule.ts";

const five = rule("discount-check-amount", "5.00", { id: "five", scope: "coupon" });
const coupon = (more: Partial<Coupon> = {}): Coupon => ({ id: "c1", title: "Five off", rule_id: "five", ...more });
const sold = (coupons: Coupon[], more: Partial<PriceInput> = {}, rules: Rule[] = [five]) => {
  const { loyalty: _, ...rest } = more;
  return priced(checkOf({ rules, coupons, ...rest }));
};

describe("a coupon", () => {
  test("calls its rule, is named behind what it took off, and is spent", () => {
    const check = sold([coupon()]);
    expect(check.totals.discount_amount).toBe("5.00");
    expect(check.lines[0]?.discounts[0]?.source).toEqual({
      kind: "coupon",
      id: "c1",
      version: null,
      title: "Five off",
    });
    expect(check.coupons).toEqual([{ id: "c1", rule_id: "five", verdict: "spent", reason: null }]);
    expect(check.applied_rule_ids).toEqual(["five"]);
  });

  test("credits bonuses when its rule does", () => {
    const rules = [rule("charge-check-amount", "3.00", { id: "gift", scope: "coupon" })];
    const check = sold([coupon({ rule_id: "gift" })], { customer: member }, rules);
    expect([check.totals.bonuses_added_amount, check.coupons[0]?.verdict]).toEqual(["3.00", "spent"]);
    const charge = check.trace.entries.find(({ step }) => step === "charge");
    expect(charge?.source).toMatchObject({ kind: "coupon", id: "c1" });
  });

  test("has no remainder: it is spent on a smaller check", () => {
    const big = rule("discount-check-amount", "100.00", { id: "five", scope: "coupon" });
    const check = sold([coupon()], {}, [big]);
    expect([check.totals.amount_to_pay, check.coupons[0]?.verdict]).toEqual(["0.00", "spent"]);
  });

  test.each<[string, Partial<Coupon>]>([
    ["coupon-not-open", { status: "redeemed" }],
    ["coupon-not-open", { status: "cancelled" }],
    ["coupon-not-yet-valid", { valid_from: "2026-11-22" }],
    ["coupon-expired", { expire_date: "2026-11-20" }],
    ["coupon-of-other-customer", { customer_id: "somebody" }],
    ["coupon-rule-missing", { rule_id: "gone" }],
  ])("that cannot act is refused with %s, and the sale goes on", (reason, more) => {
    const check = sold([coupon(more)]);
    expect(check.coupons).toEqual([{ id: "c1", rule_id: more.rule_id ?? "five", verdict: "refused", reason }]);
    expect(check.totals.discount_amount).toBe("0.00");
    expect(check.trace.rejected).toContainEqual(
      expect.objectContaining({ source: expect.objectContaining({ kind: "coupon", id: "c1" }), reason }),
    );
  });

  test("is valid on its first and its last day, in the programme's zone", () => {
    const day = coupon({ valid_from: "2026-11-21", expire_date: "2026-11-21", status: "open" });
    expect(sold([day]).coupons[0]?.verdict).toBe("spent");
    const evening = { at: "2026-11-21T22:30:00Z" }; // Half past midnight on the 22nd in Kyiv.
    expect(sold([day], evening).coupons[0]).toMatchObject({ verdict: "refused", reason: "coupon-expired" });
  });

  test("from a wallet works for its owner", () => {
    const own = coupon({ customer_id: member.id });
    expect(sold([own], { customer: member }).coupons[0]?.verdict).toBe("spent");
    expect(sold([own], { customer: { ...member, id: "u2" } }).coupons[0]?.reason).toBe("coupon-of-other-customer");
  });

  test("is refused when a condition of its rule fails, when another rule beats it, and when nothing is left", () => {
    const dear = rule("discount-check-amount", "5.00", { id: "five", scope: "coupon", check_amount_min: "100.00" });
    expect(sold([coupon()], {}, [dear]).coupons[0]?.reason).toBe("check-amount-below");
    const half = rule("discount-check-percent", "50", { id: "half", sort_order: 1 });
    const whole = rule("discount-check-percent", "100", { id: "half", sort_order: 1 });
    const maximum = { loyalty: { rule_settings: { discounts_scheme: "maximum" as const } } };
    const beaten = priced(checkOf({ rules: [half, five], coupons: [coupon()], ...maximum }));
    expect(beaten.coupons[0]).toMatchObject({ verdict: "refused", reason: "beaten" });
    expect(sold([coupon()], {}, [whole, five]).coupons[0]?.reason).toBe("nothing-left");
  });

  test("shown twice acts once; two of one series act each, up to the limits of their rule", () => {
    const twice = sold([coupon(), coupon()]);
    expect(twice.totals.discount_amount).toBe("5.00");
    expect(twice.coupons.map(({ verdict, reason }) => [verdict, reason])).toEqual([
      ["spent", null],
      ["refused", "coupon-twice"],
    ]);
    const two = [coupon(), coupon({ id: "c2" })];
    const both = sold(two);
    expect(both.totals.discount_amount).toBe("10.00");
    expect(both.applied_rule_ids).toEqual(["five", "five"]);
    const limited = sold(two, { customer: member }, [{ ...five, limit_per_customer: 1 }]);
    expect(limited.coupons.map(({ reason }) => reason)).toEqual([null, "limit-per-customer"]);
  });

  test("without its coupon a rule of that scope stays silent", () => {
    const check = sold([]);
    expect(check.coupons).toEqual([]);
    expect(check.trace.rejected.map(({ reason }) => reason)).toEqual(["coupon-only"]);
  });
});

describe("an exclusive rule", () => {
  const ten = rule("discount-check-percent", "10", { id: "ten", sort_order: 1 });
  const only = rule("discount-check-amount", "1.00", { id: "only", exclusive: true, sort_order: 2 });

  test("applies alone among discounts, whatever the scheme, and is the reason for the others", () => {
    for (const discounts_scheme of ["summarizing", "maximum", "sequential"] as const) {
      const check = priced(checkOf({ rules: [ten, only], loyalty: { rule_settings: { discounts_scheme } } }));
      expect(check.totals.discount_amount).toBe("1.00");
      const excluded = check.trace.rejected.find(({ reason }) => reason === "excluded");
      expect([excluded?.source.id, excluded?.details]).toEqual(["ten", { winner_id: "only" }]);
    }
  });

  test("the earliest of several stands; one that would take nothing excludes nobody", () => {
    const earlier = rule("discount-check-amount", "2.00", { id: "earlier", exclusive: true, sort_order: 0 });
    expect(priced(checkOf({ rules: [ten, only, earlier] })).totals.discount_amount).toBe("2.00");
    const dear = rule("special-price-item", "100", { id: "dear", exclusive: true, sort_order: 0 });
    expect(priced(checkOf({ rules: [dear, ten] })).totals.discount_amount).toBe("2.56");
  });

  test("leaves charges alone, and is alone among the charges to its target", () => {
    const charge = (id: string, value: string, more: Partial<Rule> = {}) =>
      rule("charge-check-amount", value, { id, ...more });
    const promo = charge("promo", "4.00", { charge_target: "promotional-bonuses" });
    const rules = [only, charge("a", "1.00"), charge("b", "2.00", { exclusive: true }), promo];
    const check = priced(checkOf({ rules, customer: member }));
    const { bonuses_added_amount, promo_bonuses_added_amount } = check.totals;
    expect([bonuses_added_amount, promo_bonuses_added_amount]).toEqual(["2.00", "4.00"]);
  });

  test("may be a property of the coupon itself", () => {
    const check = sold([coupon({ exclusive: true })], {}, [ten, five]);
    expect(check.totals.discount_amount).toBe("5.00");
  });
});
