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
