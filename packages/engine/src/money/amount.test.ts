import { describe, expect, test } from "vitest";
import * as door from "./door.ts";

describe("currencies", () => {
  test.each([
    ["JPY", 0],
    ["UAH", 2],
    ["EUR", 2],
    ["KWD", 3],
    ["CLF", 4],
  ])("%s has %i decimals", (code, decimals) => {
    expect(door.currencyExponent(code)).toBe(decimals);
  });

  test("a code that is not a currency has none", () => {
    for (const code of ["", "uah", "XXX", "HRK", "constructor", "__proto__"]) {
      expect(door.currencyExponent(code)).toBeUndefined();
    }
  });

  test("the list is sorted, without repeats, and every code has three letters", () => {
    expect(door.CURRENCIES).toEqual([...new Set(door.CURRENCIES)].sort());
    expect(door.CURRENCIES.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect(door.CURRENCIES.length).toBeGreaterThan(150);
  });
});

describe("texts of the wire", () => {
  test("money has the decimals of its currency", () => {
    expect(door.parseMoney("12.34", "UAH")).toBe(1234n);
    expect(door.parseMoney("12.345", "UAH")).toBeUndefined();
    expect(door.parseMoney("12.345", "KWD")).toBe(12345n);
    expect(door.parseMoney("12", "JPY")).toBe(12n);
    expect(door.parseMoney("12.0", "JPY")).toBeUndefined();
    expect(door.parseMoney("12", "XXX")).toBeUndefined();
    expect(door.parseMoney(12.34, "UAH")).toBeUndefined();
    expect([door.moneyText(1234n, "UAH"), door.moneyText(12n, "JPY"), door.moneyText(-5n, "KWD")]).toEqual([
      "12.34",
      "12",
      "-0.005",
    ]);
    expect(() => door.moneyText(1n, "XXX")).toThrow(RangeError);
  });

  test("unit prices have 4 decimals, quantities 3, rates 6", () => {
    expect(door.unitPriceText(door.parseUnitPrice("8.3333")!)).toBe("8.3333");
    expect(door.quantityText(door.parseQuantity("40.125")!)).toBe("40.125");
    expect(door.rateText(door.parseRate("5.65678")!)).toBe("5.656780");
    expect(door.parseUnitPrice("1.00001")).toBeUndefined();
    expect(door.parseQuantity("1.0001")).toBeUndefined();
    expect(door.parseRate("1.0000001")).toBeUndefined();
  });
});

describe("numbers for a reader", () => {
  test("an amount is never rounded on the way to the screen", () => {
    expect(door.showMoney("90071992547409.93", "USD", "en")).toBe("$90,071,992,547,409.93");
    expect(door.showMoney("1234", "JPY", "en")).toBe("¥1,234");
    expect(door.showMoney("-0.050", "KWD", "en")?.replace(/\s/g, " ")).toBe("-KWD 0.050");
    expect(door.showMoney("1234.5", "UAH", "uk")?.replace(/\s/g, " ")).toMatch(/^1 234,50 (₴|грн)/);
  });

  test("what is malformed is not shown as something else", () => {
    expect(door.showMoney("12,5", "UAH", "en")).toBeUndefined();
    expect(door.showMoney("12.345", "UAH", "en")).toBeUndefined();
    expect(door.showMoney("12", "XXX", "en")).toBeUndefined();
    expect(door.showNumber("1e5", "en")).toBeUndefined();
    expect(door.showRate("", "en")).toBeUndefined();
  });

  test("quantities and rates drop idle zeros", () => {
    expect(door.showNumber("40.125", "en")).toBe("40.125");
    expect(door.showNumber("1234567.000", "en")).toBe("1,234,567");
    expect(door.showNumber("8.3", "en", 4)).toBe("8.3000");
    expect(door.showRate("20.000000", "en")).toBe("20%");
    expect(door.showRate("5.650000", "de")?.replace(/\s/g, " ")).toBe("5,65 %");
  });
});

test("small helpers over minor units", () => {
  expect(door.sum([1n, 2n, 3n])).toBe(6n);
  expect(door.sum([])).toBe(0n);
  expect(door.least(1n, 2n)).toBe(1n);
  expect([door.notNegative(-1n), door.notNegative(1n)]).toEqual([0n, 1n]);
  expect([3n, 1n, 2n, 1n].sort(door.compare)).toEqual([1n, 1n, 2n, 3n]);
});
