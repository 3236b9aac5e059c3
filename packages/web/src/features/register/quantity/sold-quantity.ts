import { parseQuantity, quantityText } from "@patron/engine/money";
import { withoutZeros } from "#ui/fields/decimal-text.ts";

/** How an item is counted. A cart that an earlier version has kept does not say. */
interface Counted {
  quantity_min?: string | null;
  quantity_step?: string | null;
}

const one = 1000n;
const read = (quantity: string | null | undefined) => parseQuantity(quantity ?? "") ?? 0n;
const stepOf = ({ quantity_step }: Counted) => read(quantity_step) || one;

/** A quantity as the till shows it, without trailing zeros. */
export const plain = (quantity: bigint) => withoutZeros(quantityText(quantity));

/** The least quantity in which an item is sold that is no less than this one; zero stays zero. Steps begin at the minimum. */
export function soldQuantity(counted: Counted, quantity: string): string {
  const value = read(quantity);
  if (value <= 0n) return "0";
  const [least, step] = [read(counted.quantity_min), read(counted.quantity_step)];
  if (value <= least) return plain(least);
  const over = step > 0n ? (value - least) % step : 0n;
  return plain(over === 0n ? value : value - over + step);
}

/** Whether an item is sold in exactly this quantity. */
export const isSoldIn = (counted: Counted, quantity: string) =>
  read(soldQuantity(counted, quantity)) === read(quantity);

/** What a cart has of an item that is put into it: the minimum, else one, or the next step above it. */
export const firstQuantity = (counted: Counted) => soldQuantity(counted, plain(read(counted.quantity_min) || one));

/** One step more. */
export const oneMore = (counted: Counted, quantity: string) =>
  soldQuantity(counted, plain(read(quantity) + stepOf(counted)));

/** One step less; below the minimum nothing is left. */
export function oneLess(counted: Counted, quantity: string): string {
  const less = read(quantity) - stepOf(counted);
  return less <= 0n || less < read(counted.quantity_min) ? "0" : soldQuantity(counted, plain(less));
}

/** Whether so many digits are a scanned code rather than a quantity. */
export const isScanned = (typed: string | null) => typed !== null && /^\d{8}/.test(typed);
