import type { DashboardComparison } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";

/** A period of days, both ends included. */
export interface Period {
  from: string;
  to: string;
}
const longestDays = 731;
const usualDays = 30;

/** The requested period, or the last thirty days up to today in the business's time zone. */
export function periodOf(from: string | undefined, to: string | undefined, timeZone: string, now: Date): Period {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const last = to ? Temporal.PlainDate.from(to) : today;
  const first = from ? Temporal.PlainDate.from(from) : last.subtract({ days: usualDays - 1 });
  const days = first.until(last, { largestUnit: "days" }).days;
  if (days < 0 || days >= longestDays) throw new Failure("period.invalid");
  return { from: written(first), to: written(last) };
}

/** The period, or as many days up to `lastDay` when nothing was sold since its first day. */
export function endedOn(period: Period, lastDay: string | null): Period {
  if (!lastDay || Temporal.PlainDate.compare(lastDay, period.from) >= 0) return period;
  const days = daysOf(period).length;
  return { from: written(Temporal.PlainDate.from(lastDay).subtract({ days: days - 1 })), to: lastDay };
}

/** A day in the database's range, which begins with the year 1. */
function written(day: Temporal.PlainDate): string {
  if (day.year < 1) throw new Failure("period.invalid");
  return day.toString();
}

/** Every day of a period. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  const last = Temporal.PlainDate.from(to);
  for (
    let day = Temporal.PlainDate.from(from);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    days.push(day.toString());
  }
  return days;
}

/** The comparison period: as many days right before, or the same days a year ago. */
export function periodBefore(period: Period, compare: DashboardComparison): Period | undefined {
  if (compare === "none") return undefined;
  const back = compare === "year" ? { years: 1 } : { days: daysOf(period).length };
  const moved = (day: string) => written(Temporal.PlainDate.from(day).subtract(back));
  return { from: moved(period.from), to: moved(period.to) };
}

/** Days, or whole months by their first days; with `times` -1 they are taken off again. */
export interface Part extends Period {
  grain: "day" | "month";
  times: 1 | -1;
}

/** A period day by day. */
export const inDays = ({ from, to }: Period): Part[] => [{ grain: "day", times: 1, from, to }];

/**
 * A period in few rows: whole months, and the days by which it is longer or shorter than these. Sums over the parts are the sums over its days, but rows
 * that only cancel each other out are among them.
 */
export function inMonths(period: Period): Part[] {
  const start = Temporal.PlainDate.from(period.from);
  const end = Temporal.PlainDate.from(period.to).add({ days: 1 });
  const [first, last] = [nearestMonth(start), nearestMonth(end)];
  const beside = lengthOf(start, first) + lengthOf(last, end);
  if (Temporal.PlainDate.compare(first, last) >= 0 || beside >= lengthOf(start, end)) {
    return inDays(period);
  }
  const months = { from: first.toString(), to: last.subtract({ months: 1 }).toString() };
  return [...daysFrom(start, first), { grain: "month", times: 1, ...months }, ...daysFrom(last, end)];
}

function nearestMonth(day: Temporal.PlainDate): Temporal.PlainDate {
  const starts = day.with({ day: 1 });
  const next = starts.add({ months: 1 });
  return lengthOf(starts, day) < lengthOf(day, next) ? starts : next;
}
function lengthOf(start: Temporal.PlainDate, end: Temporal.PlainDate): number {
  return Math.abs(start.until(end, { largestUnit: "days" }).days);
}

/** The days from one to before another, taken off if the second is earlier. */
function daysFrom(start: Temporal.PlainDate, end: Temporal.PlainDate): Part[] {
  const way = Temporal.PlainDate.compare(start, end);
  if (way === 0) return [];
  const [from, until] = way < 0 ? [start, end] : [end, start];
  const days = { from: from.toString(), to: until.subtract({ days: 1 }).toString() };
  return [{ grain: "day", times: way < 0 ? 1 : -1, ...days }];
}

/** From the first moment of a period to the first one after it. */
export function momentsOf({ from, to }: Period, timeZone: string): { from: Date; until: Date } {
  const start = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return { from: start(Temporal.PlainDate.from(from)), until: start(Temporal.PlainDate.from(to).add({ days: 1 })) };
}
