import { expect, test } from "vitest";
import { daysOf, weeksOf } from "./calendar-days.ts";

test("a change is on the days of the business on which it applies, also where the clock changes", () => {
  const kyiv = (valid_from: string, valid_until: string | null) => daysOf({ valid_from, valid_until }, "Europe/Kyiv");
  expect(kyiv("2026-12-01T22:00:00Z", null)).toEqual(["2026-12-02", "2026-12-02"]);
  expect(kyiv("2026-12-01T22:00:00Z", "2026-12-03T22:00:00Z")).toEqual(["2026-12-02", "2026-12-03"]);
  expect(kyiv("2026-12-01T22:00:00Z", "2026-12-03T22:00:01Z")).toEqual(["2026-12-02", "2026-12-04"]);
  // Midnight is an hour earlier in UTC before the last Sunday of October than after it.
  expect(kyiv("2026-10-24T21:00:00Z", "2026-10-25T22:00:00Z")).toEqual(["2026-10-25", "2026-10-25"]);
});

test("weeks begin as the locale has it and cover the whole month", () => {
  const ends = (day: string, first: number) => {
    const weeks = weeksOf(day, first);
    return [weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length];
  };
  expect(ends("2026-11-27", 1)).toEqual(["2026-10-26", "2026-12-06", 6]);
  expect(ends("2026-11-27", 7)).toEqual(["2026-11-01", "2026-12-05", 5]);
  expect(ends("2027-02-10", 1)).toEqual(["2027-02-01", "2027-02-28", 4]);
});
