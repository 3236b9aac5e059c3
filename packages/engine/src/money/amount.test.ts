import { describe, expect, test } from "vitest";
import * as money from "./index.ts";

describe("currencies", () => {
  test.each([
    ["JPY", 0],
    ["UAH", 2],
    ["EUR", 2],
    ["KWD", 3],
    ["CLF", 4],
  ])("%s has %i decimals", (code, decimals) => {
    expect(money.currencyExponent(code)).toBe(decimals);
  });

  test("a code that is not a currency has none", () => {
    for (const code of ["", "uah", "XXX", "HRK", "constructor", "__proto__"]) {
      expect(money.currencyExponent(code)).toBeUndefined();
    }
  });

  test("the list is sorted, without repeats, and every code has three letters", () => {
    expect(money.CURRENCIES).toEqual([...new Set(money.CURRENCIES)].sort());
    expect(money.CURRENCIES.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect(money.CURRENCIES.length).toBeGreaterThan(150);
  });
});

describe("texts of the wire", () => {
  test("money has the decimals of its currency", () => {
    expect(money.parseMoney("12.34", "UAH")).toBe(1234n);
    expect(money.parseMoney("12.345", "UAH")).toBeUndefined();
    expect(money.parseMoney("12.345", "KWD")).toBe(12345n);
    expect(money.parseMoney("12", "JPY")).toBe(12n);
    expect(money.parseMoney("12.0", "JPY")).toBeUndefined();
    expect(money.parseMoney("12", "XXX")).toBeUndefined();
    expect(money.parseMoney(12.34, "UAH")).toBeUndefined();
    expect([money.moneyText(1234n, "UAH"), money.moneyText(12n, "JPY"), money.moneyText(-5n, "KWD")]).toEqual([
      "12.34",
      "12",
      "-0.005",
    ]);
    expect(() => money.moneyText(1n, "XXX")).toThrow(RangeError);
  });

  test("unit prices have 4 decimals, quantities 3, rates 6", () => {
    expect(money.unitPriceText(money.parseUnitPrice("8.3333")!)).toBe("8.3333");
    expect(money.quantityText(money.parseQuantity("40.125")!)).toBe("40.125");
    expect(money.rateText(money.parseRate("5.65678")!)).toBe("5.656780");
    expect(money.parseUnitPrice("1.00001")).toBeUndefined();
    expect(money.parseQuantity("1.0001")).toBeUndefined();
    expect(money.parseRate("1.0000001")).toBeUndefined();
  });
});

describe("numbers for a reader", () => {
  test("an amount is never rounded on the way to the screen", () => {
    expect(money.showMoney("90071992547409.93", "USD", "en")).toBe("$90,071,992,547,409.93");
    expect(money.showMoney("1234", "JPY", "en")).toBe("¥1,234");
    expect(money.showMoney("-0.050", "KWD", "en")?.replace(/\s/g, " ")).toBe("−KWD 0.050");
    expect(money.showMoney("1234.5", "UAH", "uk")?.replace(/\s/g, " ")).toBe("1 234,50 ₴");
  });

  test("hryvnias have one sign, however Intl writes them", () => {
    for (const [written, shown] of [
      ["5,00 грн.", "5,00 ₴"],
      ["-5,00 грн", "−5,00 ₴"],
      ["5,00 ₴", "5,00 ₴"],
    ] as const) {
      const format = { format: () => written } as unknown as Intl.NumberFormat; // Only this function of it is called.
      expect(money.formatNumber(format, 5)).toBe(shown);
    }
  });

  test("what is malformed is not shown as something else", () => {
    expect(money.showMoney("12,5", "UAH", "en")).toBeUndefined();
    expect(money.showMoney("12.345", "UAH", "en")).toBeUndefined();
    expect(money.showMoney("12", "XXX", "en")).toBeUndefined();
    expect(money.showNumber("1e5", "en")).toBeUndefined();
    expect(money.showRate("", "en")).toBeUndefined();
  });

  test("quantities and rates drop idle zeros", () => {
    expect(money.showNumber("40.125", "en")).toBe("40.125");
    expect(money.showNumber("1234567.000", "en")).toBe("1,234,567");
    expect(money.showNumber("8.3", "en", 4)).toBe("8.3000");
    expect(money.showRate("20.000000", "en")).toBe("20%");
    expect(money.showRate("5.650000", "de")?.replace(/\s/g, " ")).toBe("5,65 %");
  });
});

test("small helpers over minor units", () => {
  expect(money.sum([1n, 2n, 3n])).toBe(6n);
  expect(money.sum([])).toBe(0n);
  expect(money.least(1n, 2n)).toBe(1n);
  expect([money.notNegative(-1n), money.notNegative(1n)]).toEqual([0n, 1n]);
  expect([3n, 1n, 2n, 1n].sort(money.compare)).toEqual([1n, 1n, 2n, 3n]);
});
