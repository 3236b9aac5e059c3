import { CURRENCIES, currencyExponent } from "@patron/engine/money";

/** Currencies for a picker, by code; all of them by default. */
export function currencyLookup(codes: readonly string[] | undefined) {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  return CURRENCIES.filter((code) => codes === undefined || codes.includes(code)).map((code) => ({
    code,
    title: names.of(code) ?? code,
    minor_units: currencyExponent(code) ?? 2, // Every listed currency has one.
  }));
}
