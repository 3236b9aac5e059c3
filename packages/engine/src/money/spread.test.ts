import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { spread } from "./spread.ts";
import { sum } from "./sum.ts";

// Typical for a receipt, and larger than doubles multiply exactly.
const sizes = [10n ** 4n, 10n ** 9n] as const;
const amount = fc.constantFrom(...sizes).chain((max) => fc.bigInt({ min: 0n, max }));
const weights = fc
  .constantFrom(...sizes)
  .chain((max) => fc.array(fc.bigInt({ min: 0n, max }), { minLength: 1, maxLength: 30 }));

describe("spread", () => {
  test("shares 2.56 over 20.00 and 5.55 as the worked examples do", () => {
    expect(spread(256n, [2000n, 555n])).toEqual([200n, 56n]);
  });

  test("gives the odd unit to the earlier line among equals", () => {
    expect(spread(1n, [5n, 5n, 5n])).toEqual([1n, 0n, 0n]);
    expect(spread(5n, [1n, 1n, 1n])).toEqual([2n, 2n, 1n]);
  });

  test("gives a line without weight nothing, and nobody anything when there is no weight", () => {
    expect(spread(7n, [0n, 3n, 0n])).toEqual([0n, 7n, 0n]);
    expect(spread(1n, [0n, 1n, 1n, 1n])).toEqual([0n, 1n, 0n, 0n]);
    expect(spread(7n, [0n, 0n])).toEqual([0n, 0n]);
    expect(spread(7n, [])).toEqual([]);
  });

  test("refuses negative amounts and weights", () => {
    expect(() => spread(-1n, [1n])).toThrow(RangeError);
    expect(() => spread(1n, [1n, -1n])).toThrow(RangeError);
  });

  test("the parts sum to the whole", () => {
    fc.assert(
      fc.property(amount, weights, (whole, shares) => {
        expect(sum(spread(whole, shares))).toBe(sum(shares) === 0n ? 0n : whole);
      }),
      cases,
    );
  });

  test("every part is within one unit of its exact share", () => {
    fc.assert(
      fc.property(amount, weights, (whole, shares) => {
        const total = sum(shares);
        spread(whole, shares).forEach((part, line) => {
          const error = part * total - whole * shares[line]!;
          expect(error < total || total === 0n).toBe(true);
          expect(error > -total || total === 0n).toBe(true);
        });
      }),
      cases,
    );
  });

  test("only the ratio of the weights counts, however large they are", () => {
    fc.assert(
      fc.property(amount, weights, fc.integer({ min: 1, max: 16 }), (whole, shares, digits) => {
        const larger = shares.map((weight) => weight * 10n ** BigInt(digits));
        expect(spread(whole, larger)).toEqual(spread(whole, shares));
      }),
      cases,
    );
  });

  test("no part exceeds its weight while the amount does not exceed the sum of weights", () => {
    fc.assert(
      fc.property(weights, fc.bigInt({ min: 0n, max: 1_000_000n }), (shares, part) => {
        const whole = (sum(shares) * part) / 1_000_000n;
        expect(spread(whole, shares).every((share, line) => share >= 0n && share <= shares[line]!)).toBe(true);
      }),
      cases,
    );
  });

  test("equal remainders never reorder: a later equal line gets no more than an earlier one", () => {
    fc.assert(
      fc.property(
        amount,
        fc.bigInt({ min: 1n, max: 1000n }),
        fc.integer({ min: 1, max: 20 }),
        (whole, weight, lines) => {
          const parts = spread(
            whole,
            Array.from({ length: lines }, () => weight),
          );
          expect(parts).toEqual([...parts].sort((a, b) => Number(b - a)));
        },
      ),
      cases,
    );
  });
});
