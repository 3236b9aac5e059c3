import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("sessionStorage", { getItem: () => null });
vi.stubGlobal("addEventListener", () => {});
const { makeShow } = await import("./show.ts");

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const english = makeShow("en", undefined);

test.each([
  ["12.0000", "EUR", "€12.00"],
  ["12.5000", "EUR", "€12.50"],
  ["0.1250", "EUR", "€0.125"],
  ["0.1255", "EUR", "€0.1255"],
  ["-0.1250", "EUR", "−€0.125"],
  ["1234567890.1250", "EUR", "€1,234,567,890.125"],
  ["100.0000", "JPY", "¥100"],
  ["100.5000", "JPY", "¥100.5"],
  ["1.2500", "KWD", "KWD 1.250"],
  ["1.2505", "KWD", "KWD 1.2505"],
  ["free", "EUR", "free"],
])("a unit price of %s %s is written as %s", (price, currency, written) => {
  expect(plain(english.unitPrice(price, currency))).toBe(written);
});

test("a unit price follows the language", () => {
  expect(plain(makeShow("uk", undefined).unitPrice("1234.1250", "UAH"))).toBe("1 234,125 ₴");
  expect(plain(makeShow("de", undefined).unitPrice("0.1250", "EUR"))).toBe("0,125 €");
});
