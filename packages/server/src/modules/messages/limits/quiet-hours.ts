import { phoneLibrary } from "#kit/phone-library.ts";
import { everyCountry } from "../../reference/public.ts";

/** When advertising waits, as times of day. */
export interface QuietHours {
  from: string;
  to: string;
}

/** When the quiet hours end in which a moment lies; undefined: it lies in none. */
export function endOfQuiet(now: Date, { from, to }: QuietHours, timeZone: string): Date | undefined {
  const at = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const [start, end] = [Temporal.PlainTime.from(from), Temporal.PlainTime.from(to)];
  const time = at.toPlainTime();
  const isPast = (one: Temporal.PlainTime) => Temporal.PlainTime.compare(time, one) >= 0;
  const overnight = Temporal.PlainTime.compare(start, end) > 0;
  const isQuiet = overnight ? isPast(start) || !isPast(end) : isPast(start) && !isPast(end);
  if (!isQuiet) return undefined;
  const day = isPast(end) ? at.toPlainDate().add({ days: 1 }) : at.toPlainDate();
  return new Date(day.toZonedDateTime({ timeZone, plainTime: end }).epochMilliseconds);
}

/** The time zone of a telephone number, if its country has only one; otherwise that of the business. */
export function zoneOf(phone: string | null | undefined, ofBusiness: string): string {
  const country = phone ? phoneLibrary().parsePhoneNumberFromString(phone)?.country : undefined;
  const zones = everyCountry().find(({ code }) => code === country)?.time_zones ?? [];
  const [only] = zones;
  return only !== undefined && zones.length === 1 ? only : ofBusiness;
}
