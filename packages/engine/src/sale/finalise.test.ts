import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCheck } from "../../test/arbitrary.ts";
import { cases } from "../../test/cases.ts";
import { checkOf, group, member, priced, rule, tax } from "../../test/check.ts";
import { parseDecimal, quantityText } from "../money/index.ts";
import { type Finals, finalise, limitsOf } from "./finalise.ts";
import type { PriceInput } from "./input.ts";
import type { PricedCheck } from "./result.ts";

const tenPercent = rule("discount-check-percent", "10");
const frozen = checkOf({
  rules: [tenPercent],
  customer: member,
  redemption: { asked: "5.00", available: "50.00" },
});

function finalised(input: PriceInput, finals: Finals, limits = limitsOf(priced(input))): PricedCheck {
  const outcome = finalise(input, finals, limits);
  if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal.code}`);
  return outcome.check;
}

function refusalOf(input: PriceInput, finals: Finals, limits = limitsOf(priced(input))) {
  const outcome = finalise(input, finals, limits);
  return outcome.ok ? "not refused" : outcome.refusal.code;
}

describe("finalise", () => {
  test("the reserved quantities give the reserved result", () => {
    const reserved = priced(frozen);
    expect(reserved.totals.amount_to_pay).toBe("17.99");
    expect(finalised(frozen, { lines: [] }).totals).toEqual(reserved.totals);
  });

  test("less delivered costs less, and holds no more bonuses than it can use", () => {
    const check = finalised(frozen, {
      lines: [
        { id: "A", quantity: "0" },
        { id: "B", quantity: "0.5" },
      ],
    });
    expect(check.totals).toMatchObject({
      amount: "2.78",
      discount_amount: "0.28",
      bonuses_redeemed_amount: "2.50",
      amount_to_pay: "0.00",
    });
  });

  test("a condition that is lost may not raise the amount to pay above what was promised", () => {
    const big = rule("discount-check-amount", "10.00", { check_amount_min: "25.00" });
    const input = checkOf({ rules: [big] });
    expect(priced(input).totals.amount_to_pay).toBe("15.55");
    const check = finalised(input, { lines: [{ id: "B", quantity: "0.5" }] });
    expect(check.totals).toMatchObject({ amount: "22.78", discount_amount: "7.23", amount_to_pay: "15.55" });
    expect(check.trace.rejected).toMatchObject([{ reason: "check-amount-below", source: { id: big.id } }]);
    expect(check.trace.entries.filter(({ step }) => step === "finalise-limit")).toMatchObject([
      { line: "A", source: { kind: "reservation" }, change: "-6.35" },
      { line: "B", change: "-0.88" },
    ]);
  });

  test("the same under sales taxes ends at the promise or a few units below", () => {
    const taxes = [tax("gst", "sales-tax", "20")];
    const big = rule("discount-check-amount", "10.00", { check_amount_min: "25.00" });
    const input = checkOf({ rules: [big], taxes, price_group: group("base", taxes) });
    const promised = limitsOf(priced(input)).amount_to_pay;
    const check = finalised(input, { lines: [{ id: "B", quantity: "0.5" }] });
    const below = (parseDecimal(promised, 2) ?? 0n) - (parseDecimal(check.totals.amount_to_pay, 2) ?? 0n);
    expect(below >= 0n && below <= 3n).toBe(true);
  });

  test("redemption never exceeds what was held, even when more was requested", () => {
    const check = finalised(frozen, { lines: [] }, { redeemed: "1.00", amount_to_pay: "100.00" });
    expect(check.redemption).toEqual({ asked: "1.00", redeemed: "1.00" });
    expect(finalised(frozen, { lines: [] }, { redeemed: "0.01", amount_to_pay: "100.00" }).redemption).toEqual({
      asked: "0.01",
      redeemed: "0.01",
    });
    expect(finalised(frozen, { lines: [] }, { redeemed: "0.00", amount_to_pay: "100.00" }).redemption).toBeNull();
  });

  test("a promise of a minor unit less takes a minor unit off", () => {
    const check = finalised(checkOf(), { lines: [] }, { redeemed: "0.00", amount_to_pay: "25.54" });
    expect(check.trace.entries.filter(({ step }) => step === "finalise-limit")).toMatchObject([
      { line: "A", before: "20.00", change: "-0.01", after: "19.99" },
    ]);
    expect(check.lines[0]?.discounts).toEqual([
      { source: { kind: "reservation", id: null, version: null, title: null }, amount: "0.01" },
    ]);
    expect(check.applied_rule_ids).toEqual([]);
  });

  test("the device may state the final amount; the reserved one stands only for the reserved quantity", () => {
    const stated = {
      ...frozen,
      lines: frozen.lines.map((line) => (line.id === "B" ? { ...line, stated_amount: "5.56" } : line)),
    };
    expect(finalised(stated, { lines: [{ id: "B", quantity: "1.000" }] }).lines[1]?.amount).toBe("5.56");
    expect(finalised(stated, { lines: [{ id: "B", quantity: "0.5" }] }).lines[1]?.amount).toBe("2.78");
    expect(finalised(stated, { lines: [{ id: "B", quantity: "0.5", stated_amount: "2.77" }] }).lines[1]?.amount).toBe(
      "2.77",
    );
  });

  test("more than reserved, a strange line and a promise below the delivery are refused", () => {
    expect(refusalOf(frozen, { lines: [{ id: "A", quantity: "2.001" }] })).toBe("line.quantity_raised");
    expect(refusalOf(frozen, { lines: [{ id: "C", quantity: "1" }] })).toBe("line.unknown");
    expect(refusalOf(frozen, { lines: [{ id: "A", quantity: "1,5" }] })).toBe("sale.malformed");
    const delivered = { ...frozen, delivery_amount: "3.00" };
    expect(refusalOf(delivered, { lines: [] }, { redeemed: "0.00", amount_to_pay: "2.99" })).toBe(
      "finalise.limit_unreachable",
    );
  });

  test("payments are judged on the final amount", () => {
    const payments = [{ payment_type: "bank-card", amount: "17.99" }] as const;
    expect(finalised(frozen, { lines: [], payments }).payments).toMatchObject([{ amount: "17.99" }]);
    expect(refusalOf(frozen, { lines: [{ id: "A", quantity: "1" }], payments })).toBe("payments.sum_mismatch");
  });

  test("cash rounding at the reservation is no part of the promise", () => {
    const input = checkOf({
      rules: [tenPercent],
      loyalty: { cash_rounding_step: "0.05" },
      payments: [{ payment_type: "cash" }],
    });
    expect(priced(input).totals.amount_to_pay).toBe("23.00");
    expect(limitsOf(priced(input))).toEqual({ redeemed: "0.00", amount_to_pay: "22.99" });
  });
});

test("whatever is delivered, redemption and the amount to pay only fall", () => {
  const parts = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(anyCheck, parts, (input, shares) => {
      const limits = limitsOf(priced(input));
      const lines = input.lines.map((line, index) => ({
        id: line.id,
        quantity: quantityText(((parseDecimal(line.quantity, 3) ?? 0n) * BigInt(shares[index] ?? 0)) / 1000n),
      }));
      const { totals } = finalised(input, { lines }, limits);
      const money = (text: string) => parseDecimal(text, 2) ?? 0n;
      expect(money(totals.bonuses_redeemed_amount) <= money(limits.redeemed)).toBe(true);
      expect(money(totals.amount_to_pay) <= money(limits.amount_to_pay)).toBe(true);
      expect(money(totals.discount_amount) <= money(totals.amount)).toBe(true);
    }),
    cases,
  );
});
