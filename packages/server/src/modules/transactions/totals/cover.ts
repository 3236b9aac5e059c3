import type { Span } from "#kit/span.ts";

const grains = ["moment", "hour", "day", "month"] as const;
type Grain = (typeof grains)[number];

/** A part of a period, open-ended where the period is. Except for `moment`, it consists of whole hours, days or months in UTC. */
export interface Part extends Span {
  grain: Grain;
}

/** Splits a period into at most seven parts, each as coarse as possible: months, the remaining days, their hours, and the rest. */
export function partsOf({ from, until }: Span): Part[] {
  return split(from, until, 0).filter((part) => !part.from || !part.until || part.from < part.until);
}

function split(from: Date | undefined, until: Date | undefined, level: number): Part[] {
  const grain = grains[level] ?? "month";
  const coarser = grains[level + 1];
  if (coarser === undefined) return [{ grain, from, until }];
  const first = from && upTo(from, coarser);
  const last = until && downTo(until, coarser);
  if (first && last && first >= last) return [{ grain, from, until }];
  return [
    ...(from && first ? [{ grain, from, until: first }] : []),
    ...split(first, last, level + 1),
    ...(until && last ? [{ grain, from: last, until }] : []),
  ];
}

function downTo(date: Date, grain: Grain): Date {
  return dateOf(startOf(zoned(date), grain));
}
function upTo(date: Date, grain: Grain): Date {
  const start = startOf(zoned(date), grain);
  const next = grain === "month" ? { months: 1 } : grain === "day" ? { days: 1 } : { hours: 1 };
  return dateOf(start).getTime() === date.getTime() ? date : dateOf(start.add(next));
}
function startOf(time: Temporal.ZonedDateTime, grain: Grain): Temporal.ZonedDateTime {
  if (grain === "hour") return time.round({ smallestUnit: "hour", roundingMode: "floor" });
  return (grain === "month" ? time.with({ day: 1 }) : time).startOfDay();
}
const zoned = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO("UTC");
const dateOf = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds);

const hourMs = 3_600_000;

/** Merges adjacent hours, earliest first, into periods. */
export function spansOf(hours: readonly Date[]): Span[] {
  const spans: { from: Date; until: Date }[] = [];
  for (const hour of hours) {
    const until = new Date(hour.getTime() + hourMs);
    const last = spans.at(-1);
    if (last?.until.getTime() === hour.getTime()) last.until = until;
    else spans.push({ from: hour, until });
  }
  return spans;
}
