import {
  currencyExponent,
  divide,
  moneyText,
  parseMoney,
  parseQuantity,
  parseUnitPrice,
  powerOfTen,
  QUANTITY_SCALE,
  quantityText,
  UNIT_PRICE_SCALE,
  unitsAmount,
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

/** What a till takes money in. */
export interface TillMoney {
  currency: string;
  /** How far an amount that the till states may be from price × quantity. A till that signed in to an earlier version does not know it. */
  tolerance: string | undefined;
}

/**
 * How an amount of money is sold in a quantity: exactly, if that is price × quantity, or if the till may state it for the line; otherwise for price ×
 * quantity. `stated` is null where nothing has to be stated.
 */
export function soldFor(
  amount: string,
  quantity: string,
  { price, currency, tolerance }: TillMoney & { price: string },
): { stated: string | null; isExact: boolean } {
  const [money, most] = [parseMoney(amount, currency), parseMoney(tolerance ?? "0", currency)];
  const [each, count] = [parseUnitPrice(price), parseQuantity(quantity)];
  if (money === undefined || most === undefined || each === undefined || count === undefined)
    return { stated: null, isExact: false };
  const computed = unitsAmount(each, count, currencyExponent(currency) ?? 2);
  const apart = money < computed ? computed - money : money - computed;
  const isExact = apart <= most;
  return { stated: isExact && apart > 0n ? moneyText(money, currency) : null, isExact };
}
