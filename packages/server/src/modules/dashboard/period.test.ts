import fc from "fast-check";
import { expect, test } from "vitest";
import { daysOf, inDays, inMonths, type Part, type Period } from "./period.ts";

const ranges = (from: string, to: string) =>
  inMonths({ from, to }).map(({ grain, times, ...days }) => `${times < 0 ? "-" : ""}${grain} ${days.from} ${days.to}`);

test("a year consists of its months, the days that they lack, and without those that they have too many", () =>
  expect(ranges("2025-11-27", "2026-11-28")).toEqual([
    "day 2025-11-27 2025-11-30",
    "month 2025-12-01 2026-11-01",
    "-day 2026-11-29 2026-11-30",
  ]));

test("most of a month is the month without the rest, and less of it are days", () => {
  expect(ranges("2026-02-02", "2026-02-26")).toEqual([
    "-day 2026-02-01 2026-02-01",
    "month 2026-02-01 2026-02-01",
    "-day 2026-02-27 2026-02-28",
  ]);
  expect(ranges("2026-02-10", "2026-02-20")).toEqual(["day 2026-02-10 2026-02-20"]);
  expect(ranges("2026-02-20", "2026-03-10")).toEqual(["day 2026-02-20 2026-03-10"]);
});

test("whole months have no days beside them, up to the last month", () => {
  expect(ranges("2026-01-01", "2026-03-31")).toEqual(["month 2026-01-01 2026-03-01"]);
  expect(ranges("0001-01-01", "9999-12-31")).toEqual(["month 0001-01-01 9999-12-01"]);
});

test("a period that ends before it begins has no day", () => {
  const reversed = { from: "2026-03-31", to: "2026-01-01" };
  expect(inMonths(reversed)).toEqual(inDays(reversed));
});

const day = fc.integer({ min: 0, max: 1_000 }).map((days) => Temporal.PlainDate.from("2024-01-01").add({ days }));

/** How often each day counts; those that cancel each other out are left out. */
function countsOf(parts: readonly Part[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { grain, times, from, to } of parts) {
    const end = grain === "day" ? to : Temporal.PlainDate.from(to).add({ months: 1 }).subtract({ days: 1 }).toString();
    for (const one of daysOf({ from, to: end })) counts.set(one, (counts.get(one) ?? 0) + times);
  }
  return new Map([...counts].filter(([, count]) => count !== 0));
}

test("the parts of any period count each of its days once and no other, in no more rows than days and by at most a month of days", () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [first, last] = Temporal.PlainDate.compare(one, other) <= 0 ? [one, other] : [other, one];
      const period: Period = { from: first.toString(), to: last.toString() };
      const parts = inMonths(period);
      expect(countsOf(parts)).toEqual(new Map(daysOf(period).map((date) => [date, 1])));
      const days = parts.filter(({ grain }) => grain === "day").flatMap(daysOf);
      expect(days.length).toBeLessThanOrEqual(Math.min(31, daysOf(period).length));
    }),
  );
});
