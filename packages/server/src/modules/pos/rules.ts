import { readPhone } from "#kit/phone.ts";
import { isCountry, isTimeZone } from "../platform/public.ts";

interface PlaceAsk {
  country?: string | null;
  time_zone?: string;
  phones?: string[];
}

/** The first fault of a place's country, time zone or telephone numbers. */
export function refusePlace(ask: PlaceAsk): "country.unknown" | "time_zone.unknown" | "phone.invalid" | undefined {
  if (ask.country && !isCountry(ask.country)) return "country.unknown";
  if (ask.time_zone !== undefined && !isTimeZone(ask.time_zone)) return "time_zone.unknown";
  return ask.phones?.some((phone) => !readPhone(phone, ask.country ?? undefined)) ? "phone.invalid" : undefined;
}

/** Telephone numbers in E.164. Only asked of numbers that `refusePlace` let through. */
export function readPhones(phones: readonly string[], country: string | null | undefined): string[] {
  return phones.map((phone) => readPhone(phone, country ?? undefined) ?? phone);
}
