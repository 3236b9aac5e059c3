import type { CombinationScheme } from "@patron/contract/enums";
import { least, type Minor, spread, sum } from "../money/index.ts";
import { type DiscountContext, discountOf, isFixedCheckAmount } from "./discount.ts";
import type { Candidate } from "./evaluate-rule.ts";

/** What one rule finally takes off each line. */
export type Share = { candidate: Candidate; parts: Minor[] };

/** A rule that lost against another one on a line. */
export type Beaten = { candidate: Candidate; line: number; amount: Minor; winner: Candidate };

/** The rules in the order in which they applied, and those that lost. */
export type Combined = { shares: Share[]; beaten: Beaten[] };

function take(parts: readonly Minor[], left: Minor[]): Minor[] {
  return parts.map((part, line) => {
    const taken = least(part, left[line]!); // `left` has one entry per line.
    left[line]! -= taken;
    return taken;
  });
}

/** Spreads the fixed amounts together over the rest of the lines, and returns each rule's share on every line. */
function applyFixedAmounts(fixed: readonly Candidate[], left: readonly Minor[]): Share[] {
  const requested = fixed.map((candidate) => candidate.value);
  const total = least(sum(requested), sum(left));
  const onLines = spread(total, left);
  const due = spread(total, requested);
  const shares = fixed.map((candidate): Share => ({ candidate, parts: [] }));
  for (const onLine of onLines) {
    spread(onLine, due).forEach((part, rule) => {
      shares[rule]!.parts.push(part); // `due` has one entry per rule.
      due[rule]! -= part;
    });
  }
  return shares;
}

function summarize(candidates: readonly Candidate[], amounts: readonly Minor[], context: DiscountContext): Combined {
  const left = [...amounts];
  const shares = candidates
    .filter((candidate) => !isFixedCheckAmount(candidate))
    .map((candidate) => ({ candidate, parts: take(discountOf(candidate, amounts, context), left) }));
  return { shares: [...shares, ...applyFixedAmounts(candidates.filter(isFixedCheckAmount), left)], beaten: [] };
}

function pickBest(candidates: readonly Candidate[], amounts: readonly Minor[], context: DiscountContext): Combined {
  const single = candidates.map((candidate) => ({ candidate, parts: discountOf(candidate, amounts, context) }));
  const winners = amounts.map((_, line) =>
    single.reduce<Share | undefined>(
      (best, one) => (best && best.parts[line]! >= one.parts[line]! ? best : one),
      undefined,
    ),
  );
  const shares = single.map((one) => ({
    candidate: one.candidate,
    parts: one.parts.map((part, line) => (winners[line] === one ? part : 0n)),
  }));
  const beaten = single.flatMap((one) =>
    one.parts.flatMap((amount, line): Beaten[] => {
      const winner = winners[line];
      return winner && winner !== one && amount > 0n
        ? [{ candidate: one.candidate, line, amount, winner: winner.candidate }]
        : [];
    }),
  );
  return { shares, beaten };
}

function chain(candidates: readonly Candidate[], amounts: readonly Minor[], context: DiscountContext): Combined {
  const left = [...amounts];
  const shares = candidates.map((candidate) => ({
    candidate,
    parts: take(discountOf(candidate, left, context), left),
  }));
  return { shares, beaten: [] };
}

/**
 * Combines the discounts of rules, given in sort order, over the amounts of the lines.
 *
 * `summarizing`: all rules apply to the original amounts and are added up to the line's amount, then the sum of the fixed check amounts is
 * spread over the rest. `maximum`: the best rule per line, the earlier on a tie. `sequential`: each rule applies to what the earlier ones
 * left. No line goes below zero in any scheme.
 */
export function combineDiscounts(
  scheme: CombinationScheme,
  candidates: readonly Candidate[],
  amounts: readonly Minor[],
  context: DiscountContext,
): Combined {
  switch (scheme) {
    case "summarizing":
      return summarize(candidates, amounts, context);
    case "maximum":
      return pickBest(candidates, amounts, context);
    case "sequential":
      return chain(candidates, amounts, context);
  }
}
