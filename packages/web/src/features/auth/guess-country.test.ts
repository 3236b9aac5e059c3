import { expect, test } from "vitest";
import { guessCountry } from "./guess-country.ts";

const countries = [
  { code: "UA", currency: "UAH", time_zones: ["Europe/Kyiv"] },
  { code: "DE", currency: "EUR", time_zones: ["Europe/Berlin", "Europe/Busingen"] },
  { code: "AX", currency: "EUR", time_zones: ["Europe/Helsinki"] },
  { code: "FI", currency: "EUR", time_zones: ["Europe/Helsinki"] },
];

test.each([
  ["Europe/Kyiv", "en-US", "UA"],
  ["Europe/Berlin", "uk", "DE"],
  ["Europe/Helsinki", "fi-FI", "FI"],
  ["Europe/Helsinki", "sv", "AX"],
  ["UTC", "de-DE", undefined],
])("a browser in %s that speaks %s is in %s", (timeZone, locale, code) => {
  expect(guessCountry(countries, timeZone, locale)?.code).toBe(code);
});
