interface Country {
  code: string;
  currency: string | null;
  time_zones: readonly string[];
}

/** Returns the country of a browser by its time zone, with its currency; of several, the one of the browser's language. */
export function guessCountry<C extends Country>(
  countries: readonly C[],
  timeZone: string,
  locale: string,
): C | undefined {
  const found = countries.filter((country) => country.time_zones.includes(timeZone));
  const region = new Intl.Locale(locale).region;
  return found.find(({ code }) => code === region) ?? found[0];
}
