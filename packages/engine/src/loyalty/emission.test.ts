import { describe, expect, test } from "vitest";
import { checkOf, member, priced, reasons, rule } from "../../test/check.ts";
import type { CouponBatch } from "./emission.ts";
import type { Rule } from "./rule.ts";

const issue = (value: string, more: Partial<Rule> = {}) =>
  rule("coupon-emission", value, { id: "issue", coupon_batch_id: "b1", ...more });
const batch = (more: Partial<CouponBatch> = {}): CouponBatch => ({ id: "b1", title: "Free coffee", ...more });
const issued = (rules: Rule[], batches: CouponBatch[], customer: typeof member | null = member) =>
  priced(checkOf({ rules, coupon_batches: batches, customer }));

describe("issuing coupons", () => {
  test("issues as many as the rule defines, with their batch", () => {
    const check = issued([issue("2")], [batch()]);
    expect(check.coupons_emitted).toEqual([{ rule_id: "issue", coupon_id: null, coupon_batch_id: "b1", count: 2 }]);
    expect(check.applied_rule_ids).toEqual(["issue"]);
    const step = check.trace.entries.find((entry) => entry.step === "coupon-emission");
    expect(step).toMatchObject({
      change: "2",
      params: { coupon_batch_id: "b1", title: "Free coffee", requested: "2" },
    });
  });

  test("never more than the series has left, in all and for this customer, over all rules of a check", () => {
    const counts = (more: Partial<CouponBatch>) =>
      issued([issue("2"), issue("2", { id: "second" })], [batch(more)]).coupons_emitted.map(({ count }) => count);
    expect(counts({})).toEqual([2, 2]);
    expect(counts({ left: 3 })).toEqual([2, 1]);
    expect(counts({ left: 9, left_for_customer: 1 })).toEqual([1]);
  });

  test.each<[string, Partial<CouponBatch>]>([
    ["batch-inactive", { active: false }],
    ["batch-not-yet-issued", { emission_from: "2026-11-22" }],
    ["batch-no-longer-issued", { emission_to: "2026-11-20" }],
    ["batch-exhausted", { left: 0 }],
    ["batch-customer-limit", { left_for_customer: 0 }],
    ["batch-missing", { id: "other" }],
  ])("has the reason %s when it issues none", (reason, more) => {
    const check = issued([issue("1")], [batch(more)]);
    expect(reasons(check)).toEqual({ issue: reason });
    expect([check.coupons_emitted, check.applied_rule_ids]).toEqual([[], []]);
  });

  test("the emission period has its first and its last day in it", () => {
    const today = batch({ emission_from: "2026-11-21", emission_to: "2026-11-21", active: true });
    expect(issued([issue("1")], [today]).coupons_emitted).toHaveLength(1);
  });

  test("needs a customer for the wallet, and a value", () => {
    expect(reasons(issued([issue("1")], [batch()], null))).toEqual({ issue: "customer-needed" });
    expect(reasons(issued([issue("0")], [batch()]))).toEqual({ issue: "value-zero" });
  });

  test("grows with what is bought", () => {
    const steps = [
      { from: "0", value: "0" },
      { from: "20", value: "1" },
      { from: "25", value: "3" },
    ];
    const check = issued([issue("0", { depends_on: "amount", period: "check", thresholds: steps })], [batch()]);
    expect(check.coupons_emitted[0]?.count).toBe(3);
  });

  test("a coupon that issues others is spent for that, or refused with the reason", () => {
    const rules = [issue("1", { scope: "coupon" })];
    const coupons = [{ id: "c1", rule_id: "issue" }];
    const sold = (more: Partial<CouponBatch>) =>
      priced(checkOf({ rules, coupons, coupon_batches: [batch(more)], customer: member })).coupons[0];
    expect(sold({})).toMatchObject({ verdict: "spent" });
    expect(sold({ left: 0 })).toMatchObject({ verdict: "refused", reason: "batch-exhausted" });
  });
});
