import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { divide, mulDiv, percentOf, roundTo } from "./round.ts";

const integer = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const positive = fc.bigInt({ min: 1n, max: 10n ** 9n });

describe("divide", () => {
  test.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [5n, 3n, 2n],
    [0n, 7n, 0n],
    [1n, 2n, 1n],
    [-1n, 2n, -1n],
  ])("%s ÷ %s rounds a half away from zero to %s", (a, b, c) => {
    expect(divide(a, b)).toBe(c);
  });

  test("down cuts towards zero on both sides", () => {
    expect([divide(5n, 2n, "down"), divide(-5n, 2n, "down")]).toEqual([2n, -2n]);
  });

  test("a divisor that is not positive is a fault of the caller", () => {
    expect(() => divide(1n, 0n)).toThrow(RangeError);
    expect(() => divide(1n, -2n)).toThrow(RangeError);
  });

  test("is symmetric, and never further than half a unit from the true quotient", () => {
    fc.assert(
      fc.property(integer, positive, (a, b) => {
        const rounded = divide(a, b);
        expect(divide(-a, b)).toBe(-rounded);
        const error = 2n * (rounded * b - a);
        expect(error <= b && error >= -b).toBe(true);
      }),
      cases,
    );
  });

  test("down never grows a value and loses less than one unit", () => {
    fc.assert(
      fc.property(integer, positive, (a, b) => {
        const size = (v: bigint) => (v < 0n ? -v : v);
        const lost = size(a) - size(divide(a, b, "down")) * b;
        expect(lost >= 0n && lost < b).toBe(true);
      }),
      cases,
    );
  });
});

test("mulDiv rounds once, after the product", () => {
  expect(mulDiv(1n, 1n, 3n)).toBe(0n);
  expect(mulDiv(2n, 1n, 3n)).toBe(1n);
  expect(mulDiv(83333n, 1_000n, 100_000n)).toBe(833n);
});

test("percentOf keeps six decimals of a percent", () => {
  expect(percentOf(2555n, 10_000_000n)).toBe(256n);
  expect(percentOf(2555n, 10_000_000n, "down")).toBe(255n);
  expect(percentOf(10n ** 12n, 1n)).toBe(10_000n);
  expect(percentOf(-2555n, 10_000_000n)).toBe(-256n);
});

test("roundTo finds the nearest step", () => {
  expect([2299n, 2297n, 2302n, 2303n, -2299n].map((v) => roundTo(v, 5n))).toEqual([2300n, 2295n, 2300n, 2305n, -2300n]);
});
