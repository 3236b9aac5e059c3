import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { sum } from "../money/index.ts";
import { refundPart, refundParts } from "./refund.ts";

function inSteps(column: bigint, quantity: bigint, steps: readonly bigint[]): bigint[] {
  const parts: bigint[] = [];
  let before = 0n;
  for (const now of steps) {
    const part = refundPart(column, sum(parts), { quantity, before, now });
    if (part === undefined) throw new Error("Too much was returned.");
    parts.push(part);
    before += now;
  }
  return parts;
}

describe("refundPart", () => {
  test("four units that share 0.02 go back as 0.01, 0.00, 0.01, 0.00", () => {
    expect(inSteps(2n, 4n, [1n, 1n, 1n, 1n])).toEqual([1n, 0n, 1n, 0n]);
  });

  test("more than was sold, and nonsense, are not apportioned", () => {
    expect(refundPart(2n, 0n, { quantity: 4n, before: 3n, now: 2n })).toBeUndefined();
    expect(refundPart(2n, 0n, { quantity: 0n, before: 0n, now: 0n })).toBeUndefined();
    expect(refundPart(2n, 0n, { quantity: 4n, before: 0n, now: -1n })).toBeUndefined();
    expect(refundPart(2n, 0n, { quantity: 4n, before: -1n, now: 1n })).toBeUndefined();
  });

  test("what was given back by hand before is made up for", () => {
    expect(refundPart(1000n, 300n, { quantity: 4n, before: 1n, now: 1n })).toBe(200n);
  });

  test("any sequence of returns sums to the column, and no part changes its sign", () => {
    const column = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
    const steps = fc.array(fc.bigInt({ min: 0n, max: 5_000n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(column, steps, (total, each) => {
        const quantity = sum(each);
        if (quantity === 0n) return;
        const parts = inSteps(total, quantity, each);
        expect(sum(parts)).toBe(total);
        expect(parts.every((part) => (total < 0n ? part <= 0n : part >= 0n))).toBe(true);
      }),
      cases,
    );
  });
});

describe("refundParts", () => {
  const line = { amount: 3n, discount_amount: 2n, amount_to_pay: 1n };

  test("apportions every column by itself", () => {
    expect(refundParts(line, {}, { quantity: 4n, before: 0n, now: 1n })).toEqual({
      amount: 1n,
      discount_amount: 1n,
      amount_to_pay: 0n,
    });
  });

  // The decisive counter-example: amount − discount of the parts would be 0, 1, −1, 1.
  test("a part need not add up across columns, the whole does", () => {
    const before = { amount: 0n, discount_amount: 0n, amount_to_pay: 0n };
    const differences: bigint[] = [];
    for (const sold of [0n, 1n, 2n, 3n]) {
      const parts = refundParts(line, before, { quantity: 4n, before: sold, now: 1n });
      if (!parts) throw new Error("Too much was returned.");
      differences.push(parts.amount - parts.discount_amount);
      before.amount += parts.amount;
      before.discount_amount += parts.discount_amount;
      before.amount_to_pay += parts.amount_to_pay;
    }
    expect(differences).toEqual([0n, 1n, -1n, 1n]);
    expect(before).toEqual(line);
  });

  test("too much returned apportions nothing", () => {
    expect(refundParts(line, {}, { quantity: 4n, before: 4n, now: 1n })).toBeUndefined();
  });
});
