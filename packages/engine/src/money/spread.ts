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
  if (whole === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (amount * weight) / whole);
  const remainders = weights.map((weight) => (amount * weight) % whole);
  const byRemainder = [...weights.keys()].sort((a, b) => compare(remainders[b]!, remainders[a]!) || a - b);
  const left = Number(amount - sum(parts)); // Fewer units are left than there are lines.
  for (const line of byRemainder.slice(0, left)) parts[line]! += 1n;
  return parts;
}
