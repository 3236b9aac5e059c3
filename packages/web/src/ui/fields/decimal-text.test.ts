import { describe, expect, test } from "vitest";
import { addDecimals, readDecimal, signsOf, withoutZeros, writeDecimal } from "./decimal-text.ts";

const en = signsOf("en");
const de = signsOf("de");
const uk = signsOf("uk");

describe("readDecimal", () => {
  test("an empty field is null, never zero", () => {
    expect([readDecimal("", en), readDecimal("  ", de), readDecimal("-", uk)]).toEqual([null, null, null]);
  });
  test.each([
    ["1,234.50", en, "1234.50"],
    ["1.234,50", de, "1234.50"],
    ["1 234,50", uk, "1234.50"],
    ["12.5", de, "12.5"],
    ["12,5", en, "12.5"],
    ["1.234", de, "1234"],
    ["1,234", en, "1234"],
    ["1.234.567", en, "1234567"],
    ["−7", en, "-7"],
    ["-0", en, "0"],
    ["007", en, "7"],
    [".5", en, "0.5"],
    ["5.", en, "5"],
    ["0.1234567890123456789", en, "0.1234567890123456789"],
  ])("%s", (text, signs, plain) => {
    expect(readDecimal(text, signs)).toBe(plain);
  });
  test("what is no number is undefined", () => {
    expect([readDecimal("12a", en), readDecimal("1-2", en), readDecimal(".", en)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test("writing keeps every digit", () => {
  expect(writeDecimal("-1234567.10", "en")).toBe("−1,234,567.10");
  expect(writeDecimal("1234567.10", "de")).toBe("1.234.567,10");
  expect(writeDecimal(null, "en")).toBe("");
});

test("zeros at the end of a fraction are dropped, those of a whole number stay", () => {
  expect(["12.500", "12.000", "0.000", "100", "0"].map(withoutZeros)).toEqual(["12.5", "12", "0", "100", "0"]);
});

test("steps are exact", () => {
  expect([addDecimals("0.1", "0.2"), addDecimals("1", "-1"), addDecimals("0.05", "-0.1")]).toEqual([
    "0.3",
    "0",
    "-0.05",
  ]);
});
