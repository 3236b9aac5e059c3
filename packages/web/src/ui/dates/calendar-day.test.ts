import { describe, expect, test } from "vitest";
import { addMonths, dayOf, dayPattern, readDay, writeDay } from "./calendar-day.ts";

describe("readDay", () => {
  test.each([
    ["21.11.2026", "de", "2026-11-21"],
    ["21.11.26", "uk", "2026-11-21"],
    ["11/21/2026", "en-US", "2026-11-21"],
    ["21/11/2026", "fr", "2026-11-21"],
    ["21112026", "ru", "2026-11-21"],
    ["211126", "de", "2026-11-21"],
    ["2026-11-21", "de", "2026-11-21"],
  ])("%s in %s", (text, locale, day) => {
    expect(readDay(text, locale)).toBe(day);
  });
  test("nothing is null, what is no day undefined", () => {
    expect([readDay(" ", "de"), readDay("31.4.2026", "de"), readDay("soon", "de")]).toEqual([
      null,
      undefined,
      undefined,
    ]);
  });
});

test("a day is written as it is read", () => {
  for (const locale of ["en-US", "en-GB", "uk", "ru", "de", "fr"]) {
    expect(readDay(writeDay("2026-02-03", locale), locale)).toBe("2026-02-03");
  }
  expect(dayPattern("uk")).toBe("dd.mm.yyyy");
  expect(dayPattern("de", ["TT", "MM", "JJJJ"])).toBe("TT.MM.JJJJ");
  expect(dayPattern("fr", ["jj", "mm", "aaaa"])).toBe("jj/mm/aaaa");
});

test("months are current to their last day, never past it", () => {
  expect([addMonths("2026-01-31", 1), addMonths("2026-03-31", -1), addMonths("2026-11-15", 2)]).toEqual([
    "2026-02-28",
    "2026-02-28",
    "2027-01-15",
  ]);
  expect(dayOf(2027, 2, 29)).toBeNull();
});
