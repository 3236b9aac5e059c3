import type { CombinationScheme } from "@patron/contract/enums";
import {
  type Minor,
  notNegative,
  powerOfTen,
  QUANTITY_SCALE,
  type Quantity,
  spread,
  sum,
  UNIT_PRICE_SCALE,
} from "../money/index.ts";
import type { Candidate } from "./evaluate-rule.ts";
import { type Excluded, excludeOthers } from "./exclude.ts";
import { inSteps, type Rounding, rateOf } from "./settings.ts";
import { targetScale } from "./value.ts";

/** The input for charges: charge base, amount before discounts and quantity of every line. */
export type ChargeContext = {
  base: readonly Minor[];
  amounts: readonly Minor[];
  quantities: readonly Quantity[];
  exponent: number;
  rounding(scale: number): Rounding;
};

/** What one rule credits for each line, in units of its target. */
export type ChargeShare = { candidate: Candidate; parts: bigint[] };

/** The charges that apply, the rules that another rule for the same target beat, and those that an exclusive rule excluded. */
export type Charges = {
  shares: ChargeShare[];
  beaten: { candidate: Candidate; amount: bigint; winner: Candidate }[];
  excluded: Excluded[];
};

/** The target that a rule credits, as a key for combining rules. */
export function targetOf(candidate: Candidate): string {
  const { charge_target, special_account } = candidate.rule;
  if (charge_target !== "special-account") return charge_target ?? "bonuses";
  return `special-account:${special_account?.id ?? ""}`;
}

/** Whether a rule credits money, so a percentage of money applies to it. */
export function takesPercent(candidate: Candidate): boolean {
  const { charge_target, special_account } = candidate.rule;
  return charge_target !== "special-account" || special_account?.type === "money";
}

// A fixed charge applies even if nothing is left to pay: it then follows the amounts, and free goods share it equally.
function fixedWeights(context: ChargeContext): readonly bigint[] {
  if (sum(context.base) > 0n) return context.base;
  return sum(context.amounts) > 0n ? context.amounts : context.amounts.map(() => 1n);
}

/**
 * What one rule credits by itself: a charge on goods is rounded per line, a percentage of the check once and then spread over the charge
 * base, a fixed charge applies once per check.
 */
export function chargeOf(candidate: Candidate, context: ChargeContext): bigint[] {
  const { rule, value, lines } = candidate;
  const scale = targetScale(rule, context.exponent);
  const rounding = context.rounding(scale);
  switch (rule.action_type) {
    case "charge-items-percent":
      return context.base.map((base, line) => (lines[line] ? rateOf(base, value, rounding) : 0n));
    case "charge-items-amount": {
      const divisor = powerOfTen(UNIT_PRICE_SCALE + QUANTITY_SCALE - scale);
      return context.quantities.map((quantity, line) =>
        lines[line] ? inSteps(value * quantity, divisor, rounding) : 0n,
      );
    }
    case "charge-check-percent":
      return spread(rateOf(sum(context.base), value, rounding), context.base);
    case "charge-check-amount":
      return spread(value, fixedWeights(context));
    default:
      return context.base.map(() => 0n);
  }
}

function best(shares: readonly ChargeShare[]): Charges {
  const winner = shares.reduce((a, b) => (sum(b.parts) > sum(a.parts) ? b : a));
  const beaten = shares
    .filter((share) => share !== winner)
    .map((share) => ({ candidate: share.candidate, amount: sum(share.parts), winner: winner.candidate }));
  return { shares: [winner], beaten, excluded: [] };
}

function chain(candidates: readonly Candidate[], context: ChargeContext): ChargeShare[] {
  let base = context.base;
  return candidates.map((candidate) => {
    const parts = chargeOf(candidate, { ...context, base });
    if (takesPercent(candidate)) base = base.map((amount, line) => notNegative(amount - parts[line]!)); // One part per line.
    return { candidate, parts };
  });
}

/**
 * Combines the charges of rules, given in sort order, separately per target (bonuses, promotional bonuses, each special account).
 * `summarizing` adds them; `maximum` keeps the rule that credits most, the earlier on a tie; `sequential` subtracts the credit of a rule
 * from the base of the next. An exclusive rule is the only one for its target.
 */
export function combineCharges(
  scheme: CombinationScheme,
  candidates: readonly Candidate[],
  context: ChargeContext,
): Charges {
  const targets = Map.groupBy(candidates, targetOf);
  const results = [...targets.values()].map((all): Charges => {
    const { staying: group, excluded } = excludeOthers(all, (candidate) => chargeOf(candidate, context));
    if (scheme === "sequential") return { shares: chain(group, context), beaten: [], excluded };
    const shares = group.map((candidate) => ({ candidate, parts: chargeOf(candidate, context) }));
    return scheme === "maximum" ? { ...best(shares), excluded } : { shares, beaten: [], excluded };
  });
  return {
    shares: results.flatMap(({ shares }) => shares),
    beaten: results.flatMap(({ beaten }) => beaten),
    excluded: results.flatMap(({ excluded }) => excluded),
  };
}
