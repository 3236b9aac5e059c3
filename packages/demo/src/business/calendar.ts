import type { Liking } from "./goods.ts";
import type { DemoLocation } from "./locations.ts";

/** The time zone of the demo business and all its locations. */
export const zone = "Europe/Kyiv";
/** The length of its history in days. */
export const historyDays = 365;

/** The first and the last day of the history; `last` contains `upTo`. */
export function historyOf(upTo: Date): { first: Temporal.PlainDate; last: Temporal.PlainDate } {
  const last = Temporal.Instant.fromEpochMilliseconds(upTo.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  return { first: last.subtract({ days: historyDays - 1 }), last };
}

/** The instant at which an hour of a day begins. */
export function hourStart(day: Temporal.PlainDate, hour: number): number {
  return day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from({ hour }) }).epochMilliseconds;
}

const isBefore = (month: number, day: number, date: Temporal.PlainDate) => date.month === month && date.day <= day;
const isFrom = (month: number, day: number, date: Temporal.PlainDate) => date.month === month && date.day >= day;

/** Days around New Year and Easter, when people buy for a feast. Orthodox Easter by Meeus, in the Gregorian calendar. */
export function isFeast(date: Temporal.PlainDate): boolean {
  if (isFrom(12, 22, date) || isBefore(1, 1, date)) return true;
  const before = date.until(easter(date.year), { largestUnit: "days" }).days;
  return before >= 0 && before <= 5;
}

function easter(year: number): Temporal.PlainDate {
  const [a, b, c] = [year % 4, year % 7, year % 19];
  const d = (19 * c + 15) % 30;
  const e = (2 * a + 4 * b - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  // The calendars differ by thirteen days until 2099.
  return new Temporal.PlainDate(year, month, ((d + e + 114) % 31) + 1).add({ days: 13 });
}

/** How busy a location is on a day, relative to its average: month, week day, feasts, slow growth over the year. */
export function busyness(location: DemoLocation, date: Temporal.PlainDate, dayOfHistory: number): number {
  const month = location.months[date.month - 1] ?? 1;
  const week = location.weekDays[date.dayOfWeek - 1] ?? 1;
  const feast = isFeast(date) && location.range === "market" ? 1.35 : 1;
  const holiday = date.month === 1 && date.day === 1 ? 0.45 : 1;
  return month * week * feast * holiday * (0.9 + (0.25 * dayOfHistory) / historyDays);
}

/** How much an item's popularity changes by day and hour. */
export function likingNow(likings: readonly Liking[], date: Temporal.PlainDate, hour: number): number {
  return likings.reduce((factor, liking) => factor * (isNow(liking, date, hour) ? 3 : 0.4), 1);
}

function isNow(liking: Liking, date: Temporal.PlainDate, hour: number): boolean {
  if (liking === "summer") return date.month >= 5 && date.month <= 9;
  if (liking === "winter") return date.month >= 11 || date.month <= 3;
  if (liking === "morning") return hour < 11;
  if (liking === "evening") return hour >= 17;
  return isFeast(date);
}
