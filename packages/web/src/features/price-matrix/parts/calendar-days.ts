import { dayIn } from "#kit/list/filters/day-presets.ts";
import { addDays, addMonths, type Day } from "#ui/dates/calendar-day.ts";

interface Dated {
  valid_from: string;
  valid_until: string | null;
}

/** The first and the last day on which a change applies; only its first one if it does not end. A change that ends at midnight ends on the day before. */
export function daysOf({ valid_from, valid_until }: Dated, timeZone: string): [first: Day, last: Day] {
  const first = dayIn(timeZone, new Date(valid_from));
  return [first, valid_until === null ? first : dayIn(timeZone, new Date(Date.parse(valid_until) - 1))];
}

/** The weeks of the month of a day, whole, so with days of the months beside it. */
export function weeksOf(day: Day, firstWeekday: number): Day[][] {
  const first = `${day.slice(0, 7)}-01`;
  const next = addMonths(first, 1);
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() - (firstWeekday % 7) + 7) % 7;
  const weeks: Day[][] = [];
  for (let start = addDays(first, -before); start < next; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(start, at)));
  return weeks;
}
