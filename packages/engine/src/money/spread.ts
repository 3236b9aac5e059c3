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
  // No product is greater than this one.
  if (amount * whole <= EXACT) return spreadExact(Number(amount), Number(whole), weights);
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

const EXACT = BigInt(Number.MAX_SAFE_INTEGER);
// For as many lines as a check usually has: making such an array costs more than a spread.
let scratch = new Float64Array(512);

/** The same in floats, for amounts whose products floats hold exactly, as in every usual check: several times as fast. */
function spreadExact(amount: number, whole: number, weights: readonly bigint[]): Minor[] {
  const count = weights.length;
  if (scratch.length < count) scratch = new Float64Array(count);
  const parts: number[] = [];
  const remainders: number[] = [];
  let left = amount;
  for (let line = 0; line < count; line += 1) {
    const product = amount * Number(weights[line]!); // A part per weight.
    // A quotient of whole numbers this small is never rounded up to a whole number that it does not reach.
    const part = Math.floor(product / whole);
    const of = product - part * whole;
    scratch[line] = of;
    remainders.push(of);
    parts.push(part);
    left -= part;
  }
  if (left > 0) giveLargest(parts, remainders, left);
  return parts.map(BigInt);
}

/** One more for those with the `left` largest remainders, which also stand in `scratch`; the earlier line first among equals. */
function giveLargest(parts: number[], remainders: readonly number[], left: number): void {
  const sorted = scratch.subarray(0, parts.length).sort();
  const least = sorted[sorted.length - left]!; // Fewer units are left than there are lines with a remainder.
  let equals = left;
  for (const of of remainders) if (of > least) equals -= 1;
  for (let line = 0; line < parts.length; line += 1) {
    const of = remainders[line]!; // One per part.
    if (of < least || (of === least && equals === 0)) continue;
    if (of === least) equals -= 1;
    parts[line]! += 1; // As above.
  }
}
