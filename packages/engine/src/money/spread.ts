import { compare, sum } from "./sum.ts";
import type { Minor } from "./units.ts";

/**
 * Shares an amount among lines in proportion to their weights, without losing or making a minor unit.
 *
 * Every line first gets its share rounded down; what is left over goes, one unit each, to the lines with the largest
 * remainders, the earlier line first among equals (largest remainder method). No weight at all: nobody gets anything,
 * and the caller keeps the amount.
 *
 * The parts always sum to `amount`, and no part exceeds its weight when `amount` does not exceed the sum of weights.
 * Throws a RangeError for a negative amount or weight.
 *
 * @example spread(256n, [2000n, 555n]) // [200n, 56n]
 */
export function spread(amount: Minor, weights: readonly bigint[]): Minor[] {
  if (amount < 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError("Amounts to share and their weights are never negative.");
  }
  const whole = sum(weights);
  if (whole === 0n || amount === 0n) return weights.map(() => 0n);
  const remainders: { line: number; of: bigint }[] = [];
  let left = amount;
  const parts = weights.map((weight, line) => {
    if (weight === 0n) return 0n;
    const product = amount * weight;
    const part = product / whole;
    remainders.push({ line, of: product - part * whole });
    left -= part;
    return part;
  });
  if (left === 0n) return parts;
  // The sort keeps the earlier line first among equals. Fewer units are left than there are lines with a weight.
  remainders.sort((a, b) => compare(b.of, a.of));
  for (const { line } of remainders.slice(0, Number(left))) parts[line]! += 1n; // A line of this check.
  return parts;
}
