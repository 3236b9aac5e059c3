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

/** Money from its decimal string; undefined when malformed, too precise, or the currency is unknown. */
export function parseMoney(text: unknown, currency: string): Minor | undefined {
  const exponent = currencyExponent(currency);
  return exponent === undefined ? undefined : parseDecimal(text, exponent);
}

/** Money as a decimal string with the decimals of its currency. Throws a RangeError for an unknown currency. */
export function moneyText(value: Minor, currency: string): string {
  const exponent = currencyExponent(currency);
  if (exponent === undefined) throw new RangeError(`${currency} is not a currency.`);
  return formatDecimal(value, exponent);
}

/** A unit price from its decimal string (at most 4 decimals), or undefined. */
export function parseUnitPrice(text: unknown): UnitPrice | undefined {
  return parseDecimal(text, UNIT_PRICE_SCALE);
}

/** A unit price as a decimal string with 4 decimals. */
export function unitPriceText(value: UnitPrice): string {
  return formatDecimal(value, UNIT_PRICE_SCALE);
}

/** A quantity from its decimal string (at most 3 decimals), or undefined. */
export function parseQuantity(text: unknown): Quantity | undefined {
  return parseDecimal(text, QUANTITY_SCALE);
}

/** A quantity as a decimal string with 3 decimals. */
export function quantityText(value: Quantity): string {
  return formatDecimal(value, QUANTITY_SCALE);
}

/** A rate in percent from its decimal string (at most 6 decimals), or undefined. */
export function parseRate(text: unknown): Rate | undefined {
  return parseDecimal(text, RATE_SCALE);
}

/** A rate in percent as a decimal string with 6 decimals. */
export function rateText(value: Rate): string {
  return formatDecimal(value, RATE_SCALE);
}
