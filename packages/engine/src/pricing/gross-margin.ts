import {
  divide,
  type Minor,
  type Quantity,
  type Rate,
  type UnitPrice,
  unitsAmount,
  WHOLE_RATE,
} from "../money/index.ts";

/** What is left of a net amount when its goods are paid for. All unknown where one of the goods has no cost. */
export type GrossMargin = { net: Minor; cost: Minor | null; amount: Minor | null; percent: Rate | null };

/** What a quantity costs the business, rounded half up to `exponent` decimals; null without a cost. */
export function costOf(price: UnitPrice | null, quantity: Quantity, exponent: number): Minor | null {
  return price === null ? null : unitsAmount(price, quantity, exponent);
}

/** The gross margin of goods that brought `net` without taxes; its percentage is of that, and unknown for what brought nothing. */
export function grossMargin(net: Minor, cost: Minor | null): GrossMargin {
  if (cost === null) return { net, cost, amount: null, percent: null };
  const amount = net - cost;
  return { net, cost, amount, percent: net === 0n ? null : divide(amount * WHOLE_RATE, net) };
}
