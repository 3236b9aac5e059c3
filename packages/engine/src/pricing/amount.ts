import { type Minor, type Quantity, type UnitPrice, unitsAmount } from "../money/index.ts";

/** A line amount, and whether the device stated it; or how far the stated one is from price × quantity. */
export type LineAmount = { ok: true; amount: Minor; computed: Minor; stated: boolean } | { ok: false; computed: Minor };

/**
 * The amount of a line: posted price × quantity, rounded once to minor units. An amount that a pump or a scale states
 * stands instead when it differs by no more than `tolerance`; a larger difference is refused.
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
