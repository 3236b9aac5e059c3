import { addDays, addMonths, type Day } from "#ui/dates/calendar-day.ts";

/** Relative periods; the address stores their names, so that they move with the calendar in saved views too. */
export const DAY_PRESETS = ["today", "yesterday", "last-7-days", "last-30-days", "this-month", "last-month"] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** Returns the preset of this name, if there is one. */
export function presetOf(text: string | undefined): DayPreset | undefined {
  return DAY_PRESETS.find((one) => one === text);
}

/** Returns the days of a preset, both included. The last 7 days end today. */
export function daysOf(preset: DayPreset, today: Day): { from: Day; to: Day } {
  const monthStart = `${today.slice(0, 8)}01`;
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case "last-7-days":
      return { from: addDays(today, -6), to: today };
    case "last-30-days":
      return { from: addDays(today, -29), to: today };
    case "this-month":
      return { from: monthStart, to: addDays(addMonths(monthStart, 1), -1) };
    case "last-month":
      return { from: addMonths(monthStart, -1), to: addDays(monthStart, -1) };
  }
}

/** Returns the current day in a time zone, or in local time when none is given. */
export function dayIn(timeZone: string | undefined, now: Date): Day {
  const known = dayFormats.get(timeZone) ?? dayFormatOf(timeZone);
  dayFormats.set(timeZone, known);
  return known.format(now);
}

// Every render of a list needs the current day.
const dayFormats = new Map<string | undefined, Intl.DateTimeFormat>();

function dayFormatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const zone = timeZone ? { timeZone } : {};
  // Swedish formats days as ISO does: 2026-11-21.
  return new Intl.DateTimeFormat("sv", { year: "numeric", month: "2-digit", day: "2-digit", ...zone });
}
