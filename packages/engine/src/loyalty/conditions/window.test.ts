import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../../test/cases.ts";
import { daysToBirthday } from "./person.ts";
import { dayOfHours, outsideWindow } from "./window.ts";

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const minuteOfDay = fc.nat({ max: 24 * 60 - 1 });
const start = Temporal.PlainDateTime.from("2026-11-01T00:00");

// Puts every opening on a line of minutes and finds the one that covers the moment.
function oracle(from: number, to: number, moment: number): string | undefined {
  const length = to > from ? to - from : to - from + 24 * 60;
  for (let day = -1; day <= 30; day += 1) {
    const opens = day * 24 * 60 + from;
    if (moment >= opens && moment < opens + length) return start.toPlainDate().add({ days: day }).toString();
  }
  return undefined;
}

describe("dayOfHours", () => {
  test("agrees with laying the openings out on a line of minutes", () => {
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, fc.nat({ max: 20 * 24 * 60 }), (from, to, moment) => {
        const hours = { id: "r", time_from: clock(from), time_to: clock(to) };
        expect(dayOfHours(hours, start.add({ minutes: moment }))?.toString()).toBe(oracle(from, to, moment));
      }),
      cases,
    );
  });

  test("without a start it begins at midnight, without an end it lasts until midnight", () => {
    const at = (text: string) => Temporal.PlainDateTime.from(`2026-11-21T${text}`);
    const day = (time_from: string | null, time_to: string | null, text: string) =>
      dayOfHours({ id: "r", time_from, time_to }, at(text))?.toString();
    expect(day(null, null, "00:00")).toBe("2026-11-21");
    expect([day(null, "12:00", "11:59:59"), day(null, "12:00", "12:00")]).toEqual(["2026-11-21", undefined]);
    expect([day("12:00", null, "23:59:59"), day("12:00", null, "11:59:59")]).toEqual(["2026-11-21", undefined]);
  });
});

test("a failed window is part of the reason", () => {
  const rule = { id: "r", scope: "automatic", action_type: "discount-check-percent" } as const;
  const noon = Temporal.PlainDateTime.from("2026-11-21T12:00");
  expect(outsideWindow({ ...rule, time_from: "13:00" }, noon)).toEqual({
    reason: "outside-hours",
    details: { time_from: "13:00", time_to: "" },
  });
  expect(outsideWindow({ ...rule, time_to: "11:00" }, noon)).toEqual({
    reason: "outside-hours",
    details: { time_from: "", time_to: "11:00" },
  });
  expect(outsideWindow({ ...rule, date_from: "2026-11-22" }, noon)).toEqual({
    reason: "before-date",
    details: { date_from: "2026-11-22" },
  });
  expect(outsideWindow({ ...rule, date_to: "2026-11-20" }, noon)).toEqual({
    reason: "after-date",
    details: { date_to: "2026-11-20" },
  });
  expect(outsideWindow({ ...rule, week_days: [7] }, noon)).toEqual({
    reason: "other-week-day",
    details: { week_day: "6" },
  });
  expect(outsideWindow(rule, noon)).toBeUndefined();
});

test("the birthday that is found is nowhere nearer", () => {
  const day = fc.nat({ max: 365 * 60 }).map((offset) => Temporal.PlainDate.from("1960-01-01").add({ days: offset }));
  fc.assert(
    fc.property(day, fc.nat({ max: 365 * 8 }), (birth, offset) => {
      const today = Temporal.PlainDate.from("2024-01-01").add({ days: offset });
      const days = daysToBirthday(birth, today);
      const found = today.add({ days });
      const leapDay = birth.month === 2 && birth.day === 29;
      expect(found.month).toBe(birth.month);
      expect(found.day === birth.day || (leapDay && found.day === 28)).toBe(true);
      expect(Math.abs(days) <= 183).toBe(true);
    }),
    cases,
  );
});
