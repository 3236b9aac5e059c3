/** The sum of the values; zero for none. */
export function sum(values: readonly bigint[]): bigint {
  let total = 0n;
  for (const value of values) total += value;
  return total;
}

/** The smaller of two values. */
export function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** The greater of two values. */
export function greatest(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

/** The value, or zero when it is negative. */
export function notNegative(value: bigint): bigint {
  return value < 0n ? 0n : value;
}

/** Ascending comparator for `sort`. */
export function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
