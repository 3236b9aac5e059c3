import { compare } from "./sum.ts";
import type { Minor } from "./units.ts";

/** Integers up to this one are exact as doubles. */
const LARGEST_EXACT = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Splits an amount among lines in proportion to their weights, without losing or gaining a minor unit.
 *
 * Every line first gets its share rounded down; the rest goes, one unit each, to the lines with the largest remainders, the earlier line
 * first on a tie (largest remainder method). If all weights are zero, all parts are zero and the caller keeps the amount.
 *
 * Otherwise the parts sum to `amount`, and no part exceeds its weight if `amount` does not exceed the sum of weights. Throws a RangeError
 * for a negative amount or weight.
 *
 * @example spread(256n, [2000n, 555n]) // [200n, 56n]
 */
export function spread(amount: Minor, weights: readonly bigint[]): Minor[] {
  let totalWeight = 0n;
  for (const weight of weights) {
    if (weight < 0n) throw new RangeError("The weights by which an amount is shared are never negative.");
    totalWeight += weight;
  }
  if (amount < 0n) throw new RangeError("An amount to share is never negative.");
  if (totalWeight === 0n || amount === 0n) return weights.map(() => 0n);
  const lines: number[] = [];
  const remainders: bigint[] = [];
  let left = amount;
  const parts = weights.map((weight, line) => {
    if (weight === 0n) return 0n;
    const product = amount * weight;
    const part = product / totalWeight;
    lines.push(line);
    remainders.push(product - part * totalWeight);
    left -= part;
    return part;
  });
  if (left === 0n) return parts;
  // Fewer units are left than there are lines with a remainder.
  for (const index of largestRemainders(remainders, Number(left), totalWeight)) parts[lines[index]!]! += 1n; // A line of this check.
  return parts;
}

/** The indexes of the largest remainders, the earlier first on a tie. Every remainder is less than `totalWeight`. */
function largestRemainders(remainders: readonly bigint[], count: number, totalWeight: bigint): number[] {
  const size = remainders.length;
  if (totalWeight * BigInt(size) > LARGEST_EXACT) {
    const inOrder = remainders.map((_, index) => index);
    inOrder.sort((a, b) => compare(remainders[b]!, remainders[a]!)); // One of each index.
    return inOrder.slice(0, count);
  }
  // Nearly every check: remainder and index packed into one number sort without a comparator, in half the time.
  const keys = new Float64Array(size);
  for (let position = 0; position < size; position += 1)
    keys[position] = Number(remainders[position]) * size + (size - 1 - position);
  keys.sort();
  const indexes: number[] = [];
  for (let key = size - 1; key >= size - count; key -= 1) indexes.push(size - 1 - (keys[key]! % size)); // One of each index.
  return indexes;
}
