import { Failure } from "@patron/contract/kit";

/** A period: `until` is the first moment after it. */
export interface Span {
  from: Date | undefined;
  until: Date | undefined;
}

/** The period of `date_from` and `date_to` in a query: half-open for instants, whole days for dates, in the given time zone. */
export function spanOf(
  query: { date_from?: string | undefined; date_to?: string | undefined },
  timeZone: string,
): Span {
  return {
    from: query.date_from === undefined ? undefined : startOf(query.date_from, timeZone, "date_from"),
    until: query.date_to === undefined ? undefined : endOf(query.date_to, timeZone, "date_to"),
  };
}

/** An instant itself; a date as its first moment in the time zone. */
function startOf(text: string, timeZone: string, name: string): Date {
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
      return new Date(Temporal.PlainDate.from(text).toZonedDateTime(timeZone).epochMilliseconds);
    }
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    throw new Failure("request.malformed", {
      errors: [{ path: `query.${name}`, code: "format", message: "must be a day or an instant" }],
    });
  }
}

/** The end of a period in the given time zone: an instant is excluded, a date is included to its end. */
export function endOf(text: string, timeZone: string, name: string): Date {
  const start = startOf(text, timeZone, name);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return start;
  const next = Temporal.PlainDate.from(text).add({ days: 1 });
  return new Date(next.toZonedDateTime(timeZone).epochMilliseconds);
}

/** The day in a zone at an instant. */
export function dayIn(timeZone: string, at: Date): string {
  return hourIn(timeZone, at).day;
}

/** The day and the hour of the clock in a zone at an instant. */
export function hourIn(timeZone: string, at: Date): { day: string; hour: number } {
  const time = at.getTime();
  const known = steady.get(timeZone);
  const { offset } = known && known.from <= time && time < known.until ? known : readOffset(timeZone, time);
  const [day = "", clock = ""] = new Date(time + offset).toISOString().split("T");
  return { day, hour: Number(clock.slice(0, 2)) };
}

/** How far a zone's clock is from UTC, and from when until when, in milliseconds. */
interface Steady {
  from: number;
  until: number;
  offset: number;
}
/** The last one used, which is mostly that of now, by zone. */
const steady = new Map<string, Steady>();

function readOffset(timeZone: string, time: number): Steady {
  const local = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
  // A change at this very moment has happened already.
  const from = local.add({ milliseconds: 1 }).getTimeZoneTransition("previous")?.epochMilliseconds ?? -Infinity;
  const until = local.getTimeZoneTransition("next")?.epochMilliseconds ?? Infinity;
  const found = { from, until, offset: local.offsetNanoseconds / 1_000_000 };
  steady.set(timeZone, found);
  return found;
}
