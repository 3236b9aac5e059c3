import type { CountryCode } from "libphonenumber-js/max";
import { phoneLibrary } from "./phone-library.ts";

/** A telephone number in E.164 (`+380671234567`), or nothing when it is none. A number without a prefix is read as the country's. */
export function readPhone(text: string, country?: string): string | undefined {
  const { isSupportedCountry, parsePhoneNumberFromString } = phoneLibrary();
  const known: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(text, known);
  return parsed?.isValid() ? parsed.number : undefined;
}
