import { compare, sum } from "./sum.ts";
import type { Minor } from "./units.ts";

/** Whole numbers up to this one are exact as doubles. */
const LARGEST_EXACT = BigInt(Number.MAX_SAFE_INTEGER);

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
  const remainders: bigint[] = [];
  let left = amount;
  const parts = weights.map((weight) => {
    if (weight === 0n) {
      remainders.push(0n);
      return 0n;
    }
    const product = amount * weight;
    const part = product / whole;
    remainders.push(product - part * whole);
    left -= part;
    return part;
  });
  if (left === 0n) return parts;
  // Fewer units are left than there are lines with a remainder.
  for (const line of withMost(remainders, Number(left), whole)) parts[line]! += 1n; // A line of this check.
  return parts;
}

/** So many lines with the largest remainders, the earlier first among equals. Every remainder is less than `whole`. */
function withMost(remainders: readonly bigint[], count: number, whole: bigint): number[] {
  const lines = remainders.length;
  if (whole * BigInt(lines) > LARGEST_EXACT) {
    const inOrder = remainders.map((_, line) => line);
    inOrder.sort((a, b) => compare(remainders[b]!, remainders[a]!)); // One of each line.
    return inOrder.slice(0, count);
  }
  // Nearly every check: remainder and line as one number, which sorts without asking back, in half the time.
  const keys = new Float64Array(lines);
  for (let line = 0; line < lines; line += 1) keys[line] = Number(remainders[line]) * lines + (lines - 1 - line);
  keys.sort();
  const most: number[] = [];
  for (let place = lines - 1; place >= lines - count; place -= 1) most.push(lines - 1 - (keys[place]! % lines)); // One of each line.
  return most;
}
