import { readPhone } from "#kit/phone.ts";
import { isCountry, isTimeZone } from "../reference/public.ts";

interface LocationRequest {
  country?: string | null;
  time_zone?: string;
  phones?: string[];
}

/** The first error in a location's country, time zone or telephone numbers. */
export function refuseLocation(
  request: LocationRequest,
): "country.unknown" | "time_zone.unknown" | "phone.invalid" | undefined {
  if (request.country && !isCountry(request.country)) return "country.unknown";
  if (request.time_zone !== undefined && !isTimeZone(request.time_zone)) return "time_zone.unknown";
  return request.phones?.some((phone) => !readPhone(phone, request.country ?? undefined)) ? "phone.invalid" : undefined;
}

/** Telephone numbers in E.164. Only for numbers that `refuseLocation` has accepted. */
export function readPhones(phones: readonly string[], country: string | null | undefined): string[] {
  return phones.map((phone) => readPhone(phone, country ?? undefined) ?? phone);
}
