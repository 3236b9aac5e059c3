import { Failure } from "@patron/contract/kit";
import type { DashboardComparison } from "@patron/contract/words";

/** A span of days, both ends included. */
export interface Period {
  from: string;
  to: string;
}
const longestDays = 731;
const usualDays = 30;

/** The asked period, or the last thirty days up to today in the zone of the business. */
export function periodOf(from: string | undefined, to: string | undefined, timeZone: string, now: Date): Period {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const last = to ? Temporal.PlainDate.from(to) : today;
  const first = from ? Temporal.PlainDate.from(from) : last.subtract({ days: usualDays - 1 });
  const days = first.until(last, { largestUnit: "days" }).days;
  if (days < 0 || days >= longestDays) throw new Failure("period.invalid");
  return { from: first.toString(), to: last.toString() };
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

/** The period to compare with: as many days right before, or the same days a year ago. */
export function periodBefore(period: Period, compare: DashboardComparison): Period | undefined {
  if (compare === "none") return undefined;
  const back = compare === "year" ? { years: 1 } : { days: daysOf(period).length };
  const moved = (day: string) => Temporal.PlainDate.from(day).subtract(back).toString();
  return { from: moved(period.from), to: moved(period.to) };
}
