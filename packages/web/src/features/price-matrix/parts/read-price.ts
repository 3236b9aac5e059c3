import { readDecimal, signsOf } from "#ui/fields/decimal-text.ts";
import { isPrice, type Price, priceOf } from "./cells.ts";

/** Currencies as spreadsheets write them beside an amount: signs, codes, and the short names that are no sign. */
const currencies = /\p{Sc}|(?<!\p{L})(?:[A-Z]{3}|грн|руб|лв|zł|Kč|Ft|kr|lei|Fr|Rs)\.?(?!\p{L})/gu;

/** Reads a typed or pasted price in the notation of the user, with or without its currency; null for an empty text, undefined for other texts. */
export function readPrice(text: string, locale: string): Price | undefined {
  if (text.trim() === "") return null;
  const plain = readDecimal(text.replace(currencies, ""), signsOf(locale));
  return plain != null && isPrice(plain) ? priceOf(plain) : undefined;
}
