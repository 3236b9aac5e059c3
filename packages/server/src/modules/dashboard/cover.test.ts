import fc from "fast-check";
import { expect, test } from "vitest";
import { coverOf, type Grain, type Part } from "./cover.ts";
import { daysOf } from "./period.ts";

const byYear: Grain[] = ["year", "month", "day"];
const byMonth: Grain[] = ["month", "day"];
const partsOf = (grains: Grain[], from: string, to: string, today?: string) =>
  coverOf({ from, to }, grains, today).map(
    ({ grain, times, ...days }) => `${times < 0 ? "-" : ""}${grain} ${days.from} ${days.to}`,
  );

test("a year up to today is read by its months, and one of them whole, because nothing is sold after today", () => {
  const year = ["2025-11-27", "2026-11-10"] as const;
  const rest = ["month 2025-12-01 2026-11-01", "-day 2026-11-11 2026-11-30"];
  expect(partsOf(byMonth, ...year, "2026-11-10")).toEqual(["day 2025-11-27 2025-11-30", ...rest]);
  expect(partsOf(byMonth, ...year)).toEqual([
    "day 2025-11-27 2025-11-30",
    "month 2025-12-01 2026-10-01",
    "day 2026-11-01 2026-11-10",
  ]);
  expect(partsOf(byYear, ...year, "2026-11-10")).toEqual([
    "day 2025-11-27 2025-11-30",
    "month 2025-12-01 2025-12-01",
    "year 2026-01-01 2026-01-01",
    "-day 2026-11-11 2026-12-31",
  ]);
});

test("most of a month is the month without the rest, and less of it are days", () => {
  expect(partsOf(byMonth, "2026-02-02", "2026-02-26")).toEqual([
    "-day 2026-02-01 2026-02-01",
    "month 2026-02-01 2026-02-01",
    "-day 2026-02-27 2026-02-28",
  ]);
  expect(partsOf(byMonth, "2026-02-10", "2026-02-20")).toEqual(["day 2026-02-10 2026-02-20"]);
});

test("what is whole has nothing beside it, from the first year to the last", () => {
  expect(partsOf(byMonth, "2026-01-01", "2026-03-31")).toEqual(["month 2026-01-01 2026-03-01"]);
  expect(partsOf(byYear, "2024-01-01", "2025-12-31")).toEqual(["year 2024-01-01 2025-01-01"]);
  expect(partsOf(byYear, "0001-01-01", "9999-12-31", "2026-11-28")).toEqual(["year 0001-01-01 9999-01-01"]);
  expect(partsOf(byMonth, "0001-01-01", "9999-12-31")).toEqual(["month 0001-01-01 9999-12-01"]);
});

test("a period that ends before it begins has no part", () => {
  expect(partsOf(byYear, "2026-03-31", "2026-01-01")).toEqual([]);
});

const day = fc.integer({ min: 0, max: 1_500 }).map((days) => Temporal.PlainDate.from("2023-01-01").add({ days }));
const lengths = { day: { days: 1 }, month: { months: 1 }, year: { years: 1 } };

/** How often each day counts; those that cancel each other out are left out. */
function countsOf(parts: readonly Part[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { grain, times, from, to } of parts) {
    const last = Temporal.PlainDate.from(to).add(lengths[grain]).subtract({ days: 1 }).toString();
    for (const one of daysOf({ from, to: last })) counts.set(one, (counts.get(one) ?? 0) + times);
  }
  return new Map([...counts].filter(([, count]) => count !== 0));
}

test("the parts of any period count each of its days once and no other, and few of them are days or months", () => {
  fc.assert(
    fc.property(day, day, fc.option(day, { nil: undefined }), fc.boolean(), (one, other, today, hasYears) => {
      const [first, last] = Temporal.PlainDate.compare(one, other) <= 0 ? [one, other] : [other, one];
      const period = { from: first.toString(), to: last.toString() };
      const parts = coverOf(period, hasYears ? byYear : byMonth, today?.toString());
      expect(countsOf(parts)).toEqual(new Map(daysOf(period).map((date) => [date, 1])));
      for (const { grain, from } of parts) {
        expect(from).toMatch({ day: /-/, month: /-01$/, year: /-01-01$/ }[grain]);
      }
      if (today) return;
      const days = parts.filter(({ grain }) => grain === "day").flatMap(daysOf);
      expect(days.length).toBeLessThanOrEqual(Math.min(32, daysOf(period).length));
    }),
  );
});
