import type { PricePeriod } from "./input-queries.ts";

/**
 * The master prices of an item from a moment on: the one in force and those that begin later. Where its own price is in force, there is none at the
 * moment. `periods` may be from an earlier moment.
 */
export function inForce(
  periods: readonly PricePeriod[],
  at: Date,
): { id: string; price: string; valid_from: string }[] {
  const left = periods
    .filter(({ valid_until }) => valid_until === null || new Date(valid_until) > at)
    .map((one) => ({ ...one, begins: new Date(one.valid_from) }));
  const begun = left.filter(({ begins }) => begins <= at);
  const latest = Math.max(...begun.map(({ begins }) => begins.getTime()));
  return left.flatMap(({ id, price, valid_from, begins }) =>
    price !== null && begins.getTime() >= latest ? [{ id, price, valid_from }] : [],
  );
}
