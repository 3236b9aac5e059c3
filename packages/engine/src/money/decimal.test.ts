import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { formatDecimal, isDecimal, parseDecimal, rescale } from "./decimal.ts";

describe("parseDecimal", () => {
  test.each([
    ["0", 2, 0n],
    ["-0.00", 2, 0n],
    ["12", 2, 1200n],
    ["12.5", 2, 1250n],
    ["12.50", 2, 1250n],
    ["-0.05", 2, -5n],
    ["7", 0, 7n],
    ["1.4590", 4, 14590n],
    ["92233720368547758.07", 2, 9223372036854775807n],
  ])("reads %s with %i decimals exactly", (text, scale, value) => {
    expect(parseDecimal(text, scale)).toBe(value);
  });

  test.each([
    "",
    " 1",
    "1 ",
    "+1",
    "01",
    ".5",
    "5.",
    "1e3",
    "1,5",
    "0x10",
    "NaN",
    "Infinity",
    "--1",
    "1.2.3",
    "1.234",
    "١",
    "92233720368547758.08",
    "99999999999999999999",
    "1\n",
  ])("refuses %j", (text) => {
    expect(parseDecimal(text, 2)).toBeUndefined();
  });

  test.each([1, 1.5, 1n, null, undefined, true, {}, ["1"]])("refuses %s, which is not a text", (value) => {
    expect(parseDecimal(value, 2)).toBeUndefined();
  });

  test("any decimals at all are too many where there are none", () => {
    expect(parseDecimal("5.0", 0)).toBeUndefined();
  });
});

describe("formatDecimal", () => {
  test.each([
    [0n, 2, "0.00"],
    [5n, 2, "0.05"],
    [-5n, 2, "-0.05"],
    [1250n, 2, "12.50"],
    [-123n, 0, "-123"],
    [1n, 6, "0.000001"],
    [-(2n ** 53n), 2, "-90071992547409.92"],
    [2n ** 53n - 1n, 6, "9007199254.740991"],
    [100n, 9, "0.000000100"],
    // Too large for the cache.
    [10_000n, 0, "10000"],
    [12_345n, 6, "0.012345"],
    [-123_456n, 2, "-1234.56"],
  ])("writes %s with %i decimals as %s", (value, scale, text) => {
    expect(formatDecimal(value, scale)).toBe(text);
  });

  test("what is written is read back, whatever the value and scale", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.bigInt({ min: -(2n ** 63n) + 1n, max: 2n ** 63n - 1n }),
          fc.bigInt({ min: -(10n ** 7n), max: 10n ** 7n }),
        ),
        fc.integer({ min: 0, max: 6 }),
        (v, scale) => {
          expect(parseDecimal(formatDecimal(v, scale), scale)).toBe(v);
        },
      ),
      cases,
    );
  });

  test("any text is either refused or read as its value", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^-?\d{1,9}\.?\d{0,4}$/)),
        (text) => {
          const value = parseDecimal(text, 3);
          if (value !== undefined) expect(Number(formatDecimal(value, 3))).toBeCloseTo(Number(text), 3);
        },
      ),
      cases,
    );
  });
});

test("isDecimal looks at the form, not at the precision", () => {
  expect(["1.23456789", "-3", "0.0"].every(isDecimal)).toBe(true);
  expect(["1e3", "", "abc", 5].some(isDecimal)).toBe(false);
});

test("rescale never loses a digit", () => {
  expect(rescale(150n, 2, 4)).toBe(15000n);
  expect(rescale(15000n, 4, 2)).toBe(150n);
  expect(rescale(15001n, 4, 2)).toBeUndefined();
  expect(rescale(7n, 3, 3)).toBe(7n);
});
