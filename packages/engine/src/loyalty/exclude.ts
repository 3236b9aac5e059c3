import { sum } from "../money/index.ts";
import type { Candidate } from "./judge.ts";

/** A candidate that an exclusive one put out. */
export type Excluded = { candidate: Candidate; winner: Candidate };

/**
 * The candidates that may act together: all of them, or the exclusive one alone, the earliest if there are several. One
 * that would move nothing by itself excludes nobody.
 *
 * `alone` tells what a candidate would move by itself.
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
