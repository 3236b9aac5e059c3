import { type Minor, type Quantity, type UnitPrice, unitsAmount } from "../money/index.ts";

/** A line amount and whether the device provided it, or how far the provided one is from price × quantity. */
export type LineAmount = { ok: true; amount: Minor; computed: Minor; stated: boolean } | { ok: false; computed: Minor };

/**
 * The amount of a line: posted price × quantity, rounded once to minor units. An amount from a pump or a scale is used instead if it
 * differs by at most `tolerance`; a larger difference fails.
 */
export function lineAmount(
  posted: UnitPrice,
  quantity: Quantity,
  stated: Minor | undefined,
  tolerance: Minor,
  exponent: number,
): LineAmount {
  const computed = unitsAmount(posted, quantity, exponent);
  if (stated === undefined) return { ok: true, amount: computed, computed, stated: false };
  const apart = stated < computed ? computed - stated : stated - computed;
  if (apart > tolerance || stated < 0n) return { ok: false, computed };
  return { ok: true, amount: stated, computed, stated: true };
}
