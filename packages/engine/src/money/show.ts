import { currencyExponent } from "./currency.ts";
import { isDecimal, parseDecimal } from "./decimal.ts";

// Making a format takes thirty times as long as using it, and lists write hundreds of amounts. There are only as many as languages, currencies
// and numbers of decimals.
const formats = new Map<string, Intl.NumberFormat>();
function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { style, currency, minimumFractionDigits, maximumFractionDigits } = options;
  const key = `${locale} ${style} ${currency} ${minimumFractionDigits} ${maximumFractionDigits}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

// Intl reads a decimal string digit by digit, so nothing here ever becomes a float.
function plain(text: string, options: Intl.NumberFormatOptions, locale: string): string | undefined {
  return isDecimal(text) ? formatOf(locale, options).format(text) : undefined;
}

/**
 * An amount for a reader: the decimal string of the wire, grouped and with its currency as the locale writes it.
 *
 * Always the decimals of ISO 4217, never a float on the way. Undefined for a malformed amount or an unknown currency.
 */
export function showMoney(text: string, currency: string, locale: string): string | undefined {
  const exponent = currencyExponent(currency);
  if (exponent === undefined || parseDecimal(text, exponent) === undefined) return undefined;
  const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
  return plain(text, { style: "currency", currency, ...digits }, locale);
}

/** A quantity, unit price or plain number for a reader, with at least `decimals` and at most 6 decimals; else undefined. */
export function showNumber(text: string, locale: string, decimals = 0): string | undefined {
  return plain(text, { minimumFractionDigits: decimals, maximumFractionDigits: 6 }, locale);
}

/** A rate of the wire ("20.000000") for a reader ("20 %", as the locale writes it); undefined when malformed. */
export function showRate(text: string, locale: string): string | undefined {
  return plain(text, { style: "unit", unit: "percent", maximumFractionDigits: 6 }, locale);
}
