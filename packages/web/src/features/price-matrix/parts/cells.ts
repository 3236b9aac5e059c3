import {
  currencyExponent,
  divide,
  formatDecimal,
  parseRate,
  parseUnitPrice,
  powerOfTen,
  roundTo,
  UNIT_PRICE_SCALE,
  WHOLE_RATE,
} from "@patron/engine/money";
import { withoutZeros } from "#ui/fields/decimal-text.ts";

/** A price as text without trailing zeros, so that equal prices have equal texts; null for none. */
export type Price = string | null;

export function priceOf(text: string | null | undefined): Price {
  return text == null ? null : withoutZeros(text);
}

/** Whether a plain decimal can be a price: not negative, at most four decimals. */
export function isPrice(plain: string): boolean {
  const value = parseUnitPrice(plain);
  return value !== undefined && value >= 0n && plain.replace(/\..*/, "").length <= 13;
}

/** A price with at least so many decimals. */
export function padded(price: string, digits: number): string {
  const [whole = "", decimals = ""] = price.split(".");
  const shown = decimals.padEnd(digits, "0");
  return shown === "" ? whole : `${whole}.${shown}`;
}

/** A price changed by some percent, rounded half up to the decimals of its currency; null if it would be negative. */
export function changedBy(price: string, percent: string, currency: string): Price {
  const [value, rate] = [parseUnitPrice(price), parseRate(percent)];
  if (value === undefined || rate === undefined) return null;
  const step = powerOfTen(UNIT_PRICE_SCALE - (currencyExponent(currency) ?? 2));
  const changed = roundTo(value + divide(value * rate, WHOLE_RATE), step);
  return changed < 0n ? null : priceOf(formatDecimal(changed, UNIT_PRICE_SCALE));
}

/** Names a cell: an item in a price group. */
export const keyOf = (groupId: string, itemId: string) => `${groupId}/${itemId}`;
export function placeOf(key: string) {
  const [groupId = "", itemId = ""] = key.split("/");
  return { groupId, itemId };
}
