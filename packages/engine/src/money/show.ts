import { currencyExponent } from "./currency.ts";
import { isDecimal, parseDecimal } from "./decimal.ts";

// Creating a format takes thirty times as long as using it, and lists format hundreds of amounts. The cache is limited to languages ×
// currencies × decimals.
const formats = new Map<string, Intl.NumberFormat>();
function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { style, currency, minimumFractionDigits, maximumFractionDigits } = options;
  const key = `${locale} ${style} ${currency} ${minimumFractionDigits} ${maximumFractionDigits}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** Some versions of Intl write hryvnias as "грн" or "грн.", others as "₴": a page and a document of the same amount would differ. */
const hryvnias = /грн\.?/;

/**
 * Formats a number with `format`, with the minus sign U+2212 where Intl writes a hyphen and the same sign of a currency in every version of Intl. A
 * decimal string is formatted without floats.
 */
export function formatNumber(format: Intl.NumberFormat, value: number | bigint | Intl.StringNumericLiteral): string {
  return format.format(value).replace("-", "−").replace(hryvnias, "₴");
}

// Intl formats a decimal string digit by digit, so nothing here becomes a float.
function plain(text: string, options: Intl.NumberFormatOptions, locale: string): string | undefined {
  return isDecimal(text) ? formatNumber(formatOf(locale, options), text) : undefined;
}

/**
 * Formats an amount for a user: grouped and with its currency, by the locale.
 *
 * Always with the decimals of ISO 4217, without floats. Undefined for a malformed amount or an unknown currency.
 */
export function showMoney(text: string, currency: string, locale: string): string | undefined {
  const exponent = currencyExponent(currency);
  if (exponent === undefined || parseDecimal(text, exponent) === undefined) return undefined;
  const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
  return plain(text, { style: "currency", currency, ...digits }, locale);
}

/** Formats a quantity, unit price or plain number for a user with `decimals` to 6 decimals, else undefined. */
export function showNumber(text: string, locale: string, decimals = 0): string | undefined {
  return plain(text, { minimumFractionDigits: decimals, maximumFractionDigits: 6 }, locale);
}

/** Formats a rate ("20.000000") for a user ("20 %", by the locale); undefined if malformed. */
export function showRate(text: string, locale: string): string | undefined {
  return plain(text, { style: "unit", unit: "percent", maximumFractionDigits: 6 }, locale);
}
