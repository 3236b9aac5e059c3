import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { formatDecimal, greatest, sum } from "../money/index.ts";
import { readerOf } from "../wire/read.ts";
import type { PaymentInput } from "./input.ts";
import { settle } from "./settle.ts";

const read = readerOf("UAH", 2);
const text = (value: bigint) => formatDecimal(value, 2);
const step = fc.constantFrom(undefined, 5n, 10n, 50n, 100n);
const type = fc.constantFrom("cash", "bank-card", "mobile-app");

// Splits an amount into payments, of which the last may omit its amount.
const split = fc.record({
  due: fc.bigInt({ min: 0n, max: 100_000n }),
  cuts: fc.array(fc.record({ share: fc.nat({ max: 100 }), type }), { minLength: 1, maxLength: 4 }),
});

function paymentsOf(
  due: bigint,
  cuts: readonly { share: number; type: PaymentInput["payment_type"] }[],
): PaymentInput[] {
  let left = due;
  return cuts.map(({ share, type: payment_type }, index) => {
    if (index === cuts.length - 1) return { payment_type };
    const amount = (left * BigInt(share)) / 100n;
    left -= amount;
    return { payment_type, amount: text(amount) };
  });
}

const amountsOf = (payments: readonly { amount: string }[]) =>
  payments.map(({ amount }) => read.money(amount, "amount"));

test("whatever the split, the payments sum to the amount to pay with its rounding", () => {
  fc.assert(
    fc.property(split, step, ({ due, cuts }, rounding) => {
      const settled = settle(due, paymentsOf(due, cuts), [], rounding, read);
      // A cash part that was cut before rounding may exceed the rounded rest; then the sum is refused.
      if ("code" in settled) expect(settled.code).toBe("payments.sum_mismatch");
      else expect(sum(amountsOf(settled.payments))).toBe(due + settled.rounding);
    }),
    cases,
  );
});

test("without a step nothing is rounded and no split is refused", () => {
  fc.assert(
    fc.property(split, ({ due, cuts }) => {
      const settled = settle(due, paymentsOf(due, cuts), [], undefined, read);
      if ("code" in settled) throw new Error(settled.code);
      expect(settled.rounding).toBe(0n);
      expect(amountsOf(settled.payments).every((amount) => amount >= 0n)).toBe(true);
    }),
    cases,
  );
});

test("a minor unit too much or too little is refused with both sums", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 100_000n }), fc.constantFrom(-1n, 1n), (due, off) => {
      const settled = settle(due, [{ payment_type: "bank-card", amount: text(due + off) }], [], undefined, read);
      expect(settled).toEqual({
        code: "payments.sum_mismatch",
        details: { expected: text(due), given: text(due + off) },
      });
    }),
    cases,
  );
});

test("change is what was tendered less what was due, and never negative", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10_000n }),
      fc.bigInt({ min: 0n, max: 20_000n }),
      step,
      (due, tendered, rounding) => {
        const settled = settle(due, [{ payment_type: "cash", tendered: text(tendered) }], [], rounding, read);
        const [unit] = [greatest(rounding ?? 1n, 1n)];
        const rounded = ((2n * due + unit) / (2n * unit)) * unit;
        if (tendered < rounded) expect(settled).toMatchObject({ code: "payments.tendered_short" });
        else expect(settled).toMatchObject({ payments: [{ amount: text(rounded), change: text(tendered - rounded) }] });
      },
    ),
    cases,
  );
});
