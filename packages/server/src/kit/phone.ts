import type { CountryCode } from "libphonenumber-js/max";
import { phoneLibrary } from "./phone-library.ts";

/** A telephone number in E.164 (`+380671234567`), or undefined if invalid. A number without a prefix is parsed for the country. */
export function readPhone(text: string, country?: string): string | undefined {
  const { isSupportedCountry, parsePhoneNumberFromString } = phoneLibrary();
  const known: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(text, known);
  return parsed?.isValid() ? parsed.number : undefined;
}

const international = /^\s*\+[\d\s().-]+$/;

/** A number in E.164 from a text that is a telephone number with its country's prefix and nothing else; undefined for every other text. */
export const readInternationalPhone = (text: string) => (international.test(text) ? readPhone(text) : undefined);
