import { least, type Minor, notNegative, percentOf, type Rate, spread, sum } from "../money/index.ts";

/** What the cap of the programme does: its amount, and how much less discount each line keeps. */
export type Cap = { limit: Minor; cuts: Minor[] };

/**
 * Cuts discounts down to a share of the check before discounts (rounded half up): the excess is taken from the lines in
 * proportion to their discounts. No cut is more than the line's discount; all are zero when nothing exceeds the cap.
 *
 * @example capDiscounts([200n, 56n], 2555n, 5_000_000n) // limit 128n, cuts [100n, 28n]
 */
export function capDiscounts(discounts: readonly Minor[], check: Minor, rate: Rate): Cap {
  const limit = least(check, percentOf(check, rate));
  return { limit, cuts: spread(notNegative(sum(discounts) - limit), discounts) };
}

/** Takes a cut off the parts that several rules have in one line, in proportion to them. */
export function cutParts(parts: readonly Minor[], cut: Minor): Minor[] {
  const less = spread(cut, parts);
  return parts.map((part, rule) => part - less[rule]!); // `spread` gives one entry per part.
}
