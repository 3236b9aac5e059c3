import type { CombinationScheme } from "@patron/contract/words";
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
import { type Excluded, excludeOthers } from "./exclude.ts";
import type { Candidate } from "./judge.ts";
import { inSteps, type Rounding, rateOf } from "./settings.ts";
import { targetScale } from "./value.ts";

/** What charges are computed on: the charge base and the amount before discounts of every line, and its quantity. */
export type ChargeGround = {
  base: readonly Minor[];
  amounts: readonly Minor[];
  quantities: readonly Quantity[];
  exponent: number;
  rounding(scale: number): Rounding;
};

/** What one rule credits for each line, in units of its target. */
export type ChargeShare = { candidate: Candidate; parts: bigint[] };

/** The charges that stand, the rules that another rule for the same target beat, and those that an exclusive one put out. */
export type Charges = {
  shares: ChargeShare[];
  beaten: { candidate: Candidate; would: bigint; winner: Candidate }[];
  excluded: Excluded[];
};

/** Names what a rule credits, so that rules for the same target meet. */
export function targetOf(candidate: Candidate): string {
  const { charge_target, special_account } = candidate.rule;
  if (charge_target !== "special-account") return charge_target ?? "bonuses";
  return `special-account:${special_account?.id ?? ""}`;
}

/** Whether what a rule credits is money, so that a percent of money means something to it. */
export function takesPercent(candidate: Candidate): boolean {
  const { charge_target, special_account } = candidate.rule;
  return charge_target !== "special-account" || special_account?.type === "money";
}

// A fixed charge is due even when nothing is left to pay: it then follows the amounts, and free goods share it alike.
function fixedWeights(ground: ChargeGround): readonly bigint[] {
  if (sum(ground.base) > 0n) return ground.base;
  return sum(ground.amounts) > 0n ? ground.amounts : ground.amounts.map(() => 1n);
}

/**
 * What one rule alone credits: a charge on goods rounded per line, a percent of the check once and then spread over the
 * charge base, a fixed charge once per check.
 */
export function chargeAlone(candidate: Candidate, ground: ChargeGround): bigint[] {
  const { rule, value, lines } = candidate;
  const scale = targetScale(rule, ground.exponent);
  const rounding = ground.rounding(scale);
  switch (rule.action_type) {
    case "charge-items-percent":
      return ground.base.map((base, line) => (lines[line] ? rateOf(base, value, rounding) : 0n));
    case "charge-items-amount": {
      const divisor = powerOfTen(UNIT_PRICE_SCALE + QUANTITY_SCALE - scale);
      return ground.quantities.map((quantity, line) =>
        lines[line] ? inSteps(value * quantity, divisor, rounding) : 0n,
      );
    }
    case "charge-check-percent":
      return spread(rateOf(sum(ground.base), value, rounding), ground.base);
    case "charge-check-amount":
      return spread(value, fixedWeights(ground));
    default:
      return ground.base.map(() => 0n);
  }
}

function best(shares: readonly ChargeShare[]): Charges {
  const winner = shares.reduce((a, b) => (sum(b.parts) > sum(a.parts) ? b : a));
  const beaten = shares
    .filter((share) => share !== winner)
    .map((share) => ({ candidate: share.candidate, would: sum(share.parts), winner: winner.candidate }));
  return { shares: [winner], beaten, excluded: [] };
}

function chain(candidates: readonly Candidate[], ground: ChargeGround): ChargeShare[] {
  let base = ground.base;
  return candidates.map((candidate) => {
    const parts = chargeAlone(candidate, { ...ground, base });
    if (takesPercent(candidate)) base = base.map((amount, line) => notNegative(amount - parts[line]!)); // One part per line.
    return { candidate, parts };
  });
}

/**
 * Combines the charges of rules, given in sort order, separately per target (bonuses, promotional bonuses, each special
 * account). `summarizing` adds them; `maximum` keeps the rule that credits most, the earlier among equals; `sequential`
 * takes from the base of the next rule what the previous one credited. An exclusive rule stands alone for its target.
 */
export function combineCharges(
  scheme: CombinationScheme,
  candidates: readonly Candidate[],
  ground: ChargeGround,
): Charges {
  const targets = Map.groupBy(candidates, targetOf);
  const results = [...targets.values()].map((all): Charges => {
    const { staying: group, excluded } = excludeOthers(all, (candidate) => chargeAlone(candidate, ground));
    if (scheme === "sequential") return { shares: chain(group, ground), beaten: [], excluded };
    const shares = group.map((candidate) => ({ candidate, parts: chargeAlone(candidate, ground) }));
    return scheme === "maximum" ? { ...best(shares), excluded } : { shares, beaten: [], excluded };
  });
  return {
    shares: results.flatMap(({ shares }) => shares),
    beaten: results.flatMap(({ beaten }) => beaten),
    excluded: results.flatMap(({ excluded }) => excluded),
  };
}
