import type { pos } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";

/** Weekly opening hours and the dates that have others. */
export type Hours = Pick<ReplyOf<typeof pos.hours>, "hours" | "exceptions">;
interface Span {
  from: string;
  to: string;
}

/** The spans of a day by their beginning: those of its exceptions, else those of its week day. */
export function spansOf({ hours, exceptions }: Hours, date: Temporal.PlainDate): Span[] {
  const others = exceptions.filter((one) => one.date === date.toString());
  const own =
    others.length > 0
      ? others.filter(({ closed }) => !closed)
      : hours.filter(({ week_day }) => week_day === String(date.dayOfWeek));
  return own.map(({ from, to }) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Whether it is open at a moment of its own clock. A span that ends at or before its beginning ends on the next day. */
export function isOpenAt(hours: Hours, at: Temporal.ZonedDateTime): boolean {
  const time = at.toPlainTime().toString({ smallestUnit: "minute" });
  const [today, yesterday] = [at.toPlainDate(), at.toPlainDate().subtract({ days: 1 })];
  const isOver = ({ from, to }: Span) => to <= from;
  return (
    spansOf(hours, today).some((span) => span.from <= time && (isOver(span) || time < span.to)) ||
    spansOf(hours, yesterday).some((span) => isOver(span) && time < span.to)
  );
}

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;
interface Stretch {
  index: number;
  /** In minutes; `end` is not part of it. */
  start: number;
  end: number;
}

function stretchOf(index: number, midnight: number, { from, to }: Span): Stretch {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const [start, end] = [midnight + minutes(from), midnight + minutes(to)];
  return { index, start, end: end > start ? end : end + dayMinutes };
}

/** The later in the list of the first two stretches that have a minute in common. */
function firstOverlap(stretches: readonly Stretch[]): number | undefined {
  const sorted = stretches.toSorted((a, b) => a.start - b.start);
  for (const [position, next] of sorted.entries()) {
    const before = sorted[position - 1];
    if (before && next.start < before.end) return Math.max(before.index, next.index);
  }
  return undefined;
}

/** The field of the first hours that overlap with others: of the week, which ends where it begins, or of a date, which a closed one fills. */
export function overlapIn({ hours, exceptions }: Partial<Hours>): string | undefined {
  const week = (hours ?? []).map((one, index) => stretchOf(index, (Number(one.week_day) - 1) * dayMinutes, one));
  const intoMonday = week
    .filter(({ end }) => end > weekMinutes)
    .map(({ index, end }) => ({ index, start: 0, end: end - weekMinutes }));
  const ofWeek = firstOverlap([...intoMonday, ...week]);
  if (ofWeek !== undefined) return `hours.${ofWeek}.from`;
  const ofDates = firstSharedDate(exceptions ?? []) ?? firstOverlap(openDates(exceptions ?? []));
  return ofDates === undefined ? undefined : `exceptions.${ofDates}.date`;
}

function openDates(exceptions: Hours["exceptions"]): Stretch[] {
  const epoch = Temporal.PlainDate.from("1970-01-01");
  return exceptions.flatMap((one, index) => {
    const midnight = epoch.until(one.date, { largestUnit: "days" }).days * dayMinutes;
    return one.closed ? [] : [stretchOf(index, midnight, one)];
  });
}

/** The position of the first date that another one closes or that closes another one. */
function firstSharedDate(exceptions: Hours["exceptions"]): number | undefined {
  const seen = new Map<string, boolean>();
  for (const [index, { date, closed }] of exceptions.entries()) {
    const other = seen.get(date);
    if (other !== undefined && (closed || other)) return index;
    seen.set(date, closed);
  }
  return undefined;
}

/** The days whose hours are shown. */
const shownDays = 7;

/** Whether it is open now, by its own clock, and the hours of today and the next days; `null` and none without any hours. */
export function openingOf(hours: Hours, timeZone: string, now: Date) {
  if (hours.hours.length === 0 && hours.exceptions.length === 0) return { is_open: null, hours: [] };
  const at = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const days = Array.from({ length: shownDays }, (_, days) => at.toPlainDate().add({ days }));
  return {
    is_open: isOpenAt(hours, at),
    hours: days.map((date) => ({ date: date.toString(), spans: spansOf(hours, date) })),
  };
}
