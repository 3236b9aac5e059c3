import { least, type Minor, notNegative, percentOf, type Rate, spread, sum } from "../money/index.ts";

/** The effect of the programme's cap: its amount, and how much each line's discount is reduced. */
export type Cap = { limit: Minor; cuts: Minor[] };

/**
 * Limits discounts to a share of the check before discounts (rounded half up): the excess is taken from the lines in proportion to their
 * discounts. No cut exceeds the line's discount; all are zero if the cap is not exceeded.
 *
 * @example capDiscounts([200n, 56n], 2555n, 5_000_000n) // limit 128n, cuts [100n, 28n]
 */
export function capDiscounts(discounts: readonly Minor[], check: Minor, rate: Rate): Cap {
  const limit = least(check, percentOf(check, rate));
  return { limit, cuts: spread(notNegative(sum(discounts) - limit), discounts) };
}

/** Splits a cut among the rules that discount one line, in proportion to their parts. */
export function cutParts(parts: readonly Minor[], cut: Minor): Minor[] {
  const less = spread(cut, parts);
  return parts.map((part, rule) => part - less[rule]!); // `spread` gives one entry per part.
}
