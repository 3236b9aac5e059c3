import { currencyExponent } from "./currency.ts";
import { formatDecimal, parseDecimal } from "./decimal.ts";
import {
  type Minor,
  QUANTITY_SCALE,
  type Quantity,
  RATE_SCALE,
  type Rate,
  UNIT_PRICE_SCALE,
  type UnitPrice,
} from "./units.ts";

/** Parses money; undefined if malformed, too precise, or in an unknown currency. */
export function parseMoney(text: unknown, currency: string): Minor | undefined {
  const exponent = currencyExponent(currency);
  return exponent === undefined ? undefined : parseDecimal(text, exponent);
}

/** Formats money with the decimals of its currency. Throws a RangeError for an unknown currency. */
export function moneyText(value: Minor, currency: string): string {
  const exponent = currencyExponent(currency);
  if (exponent === undefined) throw new RangeError(`${currency} is not a currency.`);
  return formatDecimal(value, exponent);
}

/** Parses a unit price (at most 4 decimals), or undefined. */
export function parseUnitPrice(text: unknown): UnitPrice | undefined {
  return parseDecimal(text, UNIT_PRICE_SCALE);
}

/** Formats a unit price with 4 decimals. */
export function unitPriceText(value: UnitPrice): string {
  return formatDecimal(value, UNIT_PRICE_SCALE);
}

/** Parses a quantity (at most 3 decimals), or undefined. */
export function parseQuantity(text: unknown): Quantity | undefined {
  return parseDecimal(text, QUANTITY_SCALE);
}

/** Formats a quantity with 3 decimals. */
export function quantityText(value: Quantity): string {
  return formatDecimal(value, QUANTITY_SCALE);
}

/** Parses a rate in percent (at most 6 decimals), or undefined. */
export function parseRate(text: unknown): Rate | undefined {
  return parseDecimal(text, RATE_SCALE);
}

/** Formats a rate in percent with 6 decimals. */
export function rateText(value: Rate): string {
  return formatDecimal(value, RATE_SCALE);
}
