import { Failure } from "@patron/contract/kit";
import { isCountry, isCurrency, isTimeZone } from "../reference/public.ts";

interface Region {
  country?: string;
  currency?: string;
  time_zone?: string;
}

/** The first error in a business's country, currency or time zone. */
export function refuseRegion(
  request: Region,
): "country.unknown" | "currency.unknown" | "time_zone.unknown" | undefined {
  if (request.country !== undefined && !isCountry(request.country)) return "country.unknown";
  if (request.currency !== undefined && !isCurrency(request.currency)) return "currency.unknown";
  if (request.time_zone !== undefined && !isTimeZone(request.time_zone)) return "time_zone.unknown";
  return undefined;
}

/** An IBAN without spaces, in capitals; undefined if its check digits are wrong (ISO 13616: the remainder by 97 is 1). */
export function readIban(text: string): string | undefined {
  const iban = text.replaceAll(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return undefined;
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n ? iban : undefined;
}

/** Throws `request.malformed` for text that the database's JSON cannot hold: a zero byte, half of a surrogate pair. */
export function requireStorable(value: unknown): void {
  if (!/\\u(0000|d[89a-f][0-9a-f]{2})/i.test(JSON.stringify(value))) return;
  const message = "holds a character that cannot be stored";
  throw new Failure("request.malformed", { errors: [{ path: "value", code: "plain-text", message }] });
}
