import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("numbers stay numbers, nothing stays empty", () => {
  expect(csvOf(["Day", "Sum", "Before"], [["2026-11-01", "-5.00", null]])).toBe(
    "\uFEFFDay,Sum,Before\r\n2026-11-01,-5.00,\r\n",
  );
});

test("quotes, commas and lines of a name stay within its cell", () => {
  expect(csvOf(["Name"], [['Kovalenko, "the" baker\nKyiv']])).toBe(
    '\uFEFFName\r\n"Kovalenko, ""the"" baker\nKyiv"\r\n',
  );
});

test.each(["=1+1", "+380", "-cmd", "@sum", "\tx"])("%j is no formula", (text) => {
  expect(csvOf(["Name"], [[text]])).toBe(`\uFEFFName\r\n'${text}\r\n`);
});
