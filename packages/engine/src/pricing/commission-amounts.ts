import { type Minor, parseQuantity, parseUnitPrice, type Quantity, unitsAmount } from "../money/index.ts";
import type { PricedLine } from "../sale/result.ts";

/** What a commission comes to on a line: `base` is the price without commissions for the whole quantity. In minor units. */
export type CommissionAmount = { id: string; quantity: Quantity; base: Minor; amount: Minor };

type Line = Pick<PricedLine, "quantity" | "price_including_taxes" | "commissions">;

/**
 * The commissions in the price of a line, before discounts: a discount lowers what the customer pays, not what was agreed for the place. Each is its
 * part of the unit price for the whole quantity, rounded half up to `exponent` decimals.
 */
export function commissionAmounts(line: Line, exponent: number): CommissionAmount[] {
  const quantity = requireValue(parseQuantity(line.quantity));
  const total = (price: string) => unitsAmount(requireValue(parseUnitPrice(price)), quantity, exponent);
  const base = total(line.price_including_taxes);
  return line.commissions.map(({ id, amount }) => ({ id, quantity, base, amount: total(amount) }));
}

function requireValue(value: bigint | undefined): bigint {
  if (value === undefined) throw new Error("A priced line has a quantity and prices.");
  return value;
}
