import { describe, expect, test } from "vitest";
import { DAY_PRESETS, dayIn, daysOf } from "./day-presets.ts";

describe("periods that move with the calendar", () => {
  test.each([
    ["2026-11-21", "today 2026-11-21 2026-11-21"],
    ["2026-03-01", "yesterday 2026-02-28 2026-02-28"],
    ["2026-01-03", "last-7-days 2025-12-28 2026-01-03"],
    ["2026-03-01", "last-30-days 2026-01-31 2026-03-01"],
    ["2028-02-29", "this-month 2028-02-01 2028-02-29"],
    ["2026-01-31", "last-month 2025-12-01 2025-12-31"],
    ["2026-03-31", "last-month 2026-02-01 2026-02-28"],
  ])("on %s: %s", (today, line) => {
    const preset = DAY_PRESETS.find((one) => line.startsWith(`${one} `)) ?? "today";
    const { from, to } = daysOf(preset, today);
    expect(`${preset} ${from} ${to}`).toBe(line);
  });

  test("follow the day of the business, not of the reader", () => {
    const lateInKyiv = new Date("2026-11-20T22:30:00Z");
    expect(dayIn("Europe/Kyiv", lateInKyiv)).toBe("2026-11-21");
    expect(dayIn("America/New_York", lateInKyiv)).toBe("2026-11-20");
  });
});
