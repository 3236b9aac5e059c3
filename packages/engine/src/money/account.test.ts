import { expect, test } from "vitest";
import { type AccountUnit, accountAmountText, accountKindOf, parseAccountAmount } from "./account.ts";

const hryvnias: AccountUnit = { kind: accountKindOf("money"), unit: "UAH" };
const litres: AccountUnit = { kind: accountKindOf("goods"), unit: "L" };
const punches: AccountUnit = { kind: accountKindOf("punches"), unit: "punch" };

test.each([
  ["12.5", hryvnias, 1250n, "12.50"],
  ["-0.01", hryvnias, -1n, "-0.01"],
  ["40.125", litres, 40_125n, "40.125"],
  ["7", litres, 7000n, "7.000"],
  ["7", punches, 7n, "7"],
  ["3", { kind: "bonus", unit: "JPY" } as const, 3n, "3"],
])("%s is read and written with the decimals of its unit", (text, account, amount, written) => {
  expect(parseAccountAmount(text, account)).toBe(amount);
  expect(accountAmountText(amount, account)).toBe(written);
});

test.each([
  ["1.005", hryvnias],
  ["1.0001", litres],
  ["0.5", punches],
  ["ten", litres],
  ["1", { kind: "special-money", unit: "ABC" } as const],
])("%s is too precise, no number, or of no currency", (text, account) => {
  expect(parseAccountAmount(text, account)).toBeUndefined();
});
