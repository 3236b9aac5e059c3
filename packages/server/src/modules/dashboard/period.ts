import type { DashboardComparison } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import { dayIn } from "#kit/span.ts";

/** A period of days, both ends included. */
export interface Period {
  from: string;
  to: string;
}
const longestDays = 731;
const usualDays = 30;

/** The requested period, or the last thirty days up to today in the business's time zone. */
export function periodOf(from: string | undefined, to: string | undefined, timeZone: string, now: Date): Period {
  const last = Temporal.PlainDate.from(to ?? dayIn(timeZone, now));
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

/** From the first moment of a period to the first one after it. */
export function momentsOf({ from, to }: Period, timeZone: string): { from: Date; until: Date } {
  const start = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return { from: start(Temporal.PlainDate.from(from)), until: start(Temporal.PlainDate.from(to).add({ days: 1 })) };
}
