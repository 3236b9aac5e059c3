import { expect, test } from "vitest";
import { codeOf } from "./identifier-code.ts";

test.each([
  ["2000 0000 1234", "200000001234"],
  ["2000-0000-1234", "200000001234"],
  [" ab12cd ", "AB12CD"],
  ["04:a2:2b:61", "04A22B61"],
  // A magnetic stripe: its second track, its first, and both.
  [";6001234567890=2512?", "6001234567890"],
  ["%B6001234567890^KOVALENKO/IVAN^2512?", "6001234567890"],
  ["%B6001234567890^KOVALENKO/IVAN^2512?;6001234567890=2512?", "6001234567890"],
  [";6001234567890?", "6001234567890"],
  ["https://cards.example/?c=Ab1", "HTTPS//CARDS.EXAMPLE/?C=AB1"],
  ["１２３４", "1234"],
])("a scanner that reads %j finds the card %j", (scanned, code) => {
  expect(codeOf(scanned)).toBe(code);
});

test("what has no letter or digit is no card", () => {
  expect(["--", "  ", ":", ";=?"].map(codeOf)).toEqual(["", "", "", ""]);
});
