import { sum } from "../money/index.ts";
import type { Candidate } from "./evaluate-rule.ts";

/** A candidate that an exclusive one excluded. */
export type Excluded = { candidate: Candidate; winner: Candidate };

/**
 * The candidates that may apply together: all of them, or only the earliest exclusive one. An exclusive candidate without an effect
 * excludes nothing.
 *
 * `effectOf` returns what a candidate would change by itself.
 */
export function excludeOthers(
  candidates: readonly Candidate[],
  effectOf: (candidate: Candidate) => readonly bigint[],
): { staying: readonly Candidate[]; excluded: Excluded[] } {
  const winner = candidates.find(
    (candidate) => (candidate.rule.exclusive || candidate.coupon?.exclusive) && sum(effectOf(candidate)) > 0n,
  );
  if (!winner) return { staying: candidates, excluded: [] };
  const others = candidates.filter((candidate) => candidate !== winner);
  return { staying: [winner], excluded: others.map((candidate) => ({ candidate, winner })) };
}
