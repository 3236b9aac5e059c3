import {
  currencyExponent,
  divide,
  parseMoney,
  parseUnitPrice,
  powerOfTen,
  QUANTITY_SCALE,
  quantityText,
  UNIT_PRICE_SCALE,
} from "@patron/engine/money";
import { withoutZeros } from "#ui/fields/decimal-text.ts";

interface Sold {
  /** The posted price of one unit, as a decimal. */
  price: string;
  currency: string;
  /** How many decimals the quantity of the item may have. */
  precision: number;
}

/** The quantity of an item that comes nearest to an amount of money; undefined for no amount, and for an item without a price. */
export function quantityFor(amount: string | null, { price, currency, precision }: Sold): string | undefined {
  const money = parseMoney(amount ?? "", currency);
  const each = parseUnitPrice(price);
  if (!money || money < 0n || !each || each < 0n) return undefined;
  const steps = divide(
    money * powerOfTen(UNIT_PRICE_SCALE + precision),
    each * powerOfTen(currencyExponent(currency) ?? 2),
  );
  return withoutZeros(quantityText(steps * powerOfTen(QUANTITY_SCALE - precision)));
}
