import { expect, test } from "vitest";
import { compare, divide, rescale, showNumber, showRate } from "./index.ts";

// Values at and next to a boundary. Each of them once exposed wrong arithmetic.

test("a divisor is positive", () => {
  expect(() => divide(1n, 0n)).toThrow(RangeError);
  expect(() => divide(1n, -1n)).toThrow(RangeError);
  expect(divide(1n, 1n)).toBe(1n);
});

test("numbers are shown with up to six decimals", () => {
  expect(showNumber("0.123456", "en")).toBe("0.123456");
  expect(showNumber("0.1234567", "en")).toBe("0.123457");
  expect(showRate("0.123456", "en")).toBe("0.123456%");
  expect(showRate("0.1234567", "en")).toBe("0.123457%");
});

test("compare returns which of two is smaller", () => {
  expect([compare(1n, 2n), compare(2n, 1n), compare(2n, 2n)]).toEqual([-1, 1, 0]);
});

test("as many decimals as before change nothing", () => {
  expect(rescale(123n, 2, 2)).toBe(123n);
});
