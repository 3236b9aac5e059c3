import { LANGUAGES } from "@patron/contract/enums";
import countryCurrency from "country-to-currency";
import type { CountryCode } from "libphonenumber-js/max";
import { phoneLibrary } from "#kit/phone-library.ts";
import { isCurrency, presentZones } from "./zones.ts";

/** Whether this is a country with telephone numbers, as every inhabited one has. */
export function isCountry(code: string): boolean {
  return phoneLibrary().isSupportedCountry(code);
}

/** The type library does not have the time zones of a locale yet. */
interface Zoned {
  getTimeZones?(): string[] | undefined;
}

function entryOf(code: CountryCode) {
  const currencies: Record<string, string> = countryCurrency;
  const currency = currencies[code];
  const names = LANGUAGES.map((language) => [language, nameOf(language, code)]);
  return {
    code,
    title: Object.fromEntries(names) as Record<string, string>, // Pairs of a language and a name.
    calling_code: `+${phoneLibrary().getCountryCallingCode(code)}`,
    currency: currency && isCurrency(currency) ? currency : null,
    time_zones: presentZones((new Intl.Locale("und", { region: code }) as Zoned).getTimeZones?.() ?? []), // See `Zoned`.
  };
}

const namers = new Map<string, Intl.DisplayNames>();
function nameOf(language: string, code: string): string {
  const namer = namers.get(language) ?? new Intl.DisplayNames(language, { type: "region" });
  namers.set(language, namer);
  return namer.of(code) ?? code;
}

let entries: ReturnType<typeof entryOf>[] | undefined;
/** Every country, computed once; ordered by code, because the order of names depends on the language. */
export function everyCountry() {
  entries ??= phoneLibrary().getCountries().toSorted().map(entryOf);
  return entries;
}
