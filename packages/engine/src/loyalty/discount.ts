import {
  least,
  type Minor,
  notNegative,
  powerOfTen,
  QUANTITY_SCALE,
  type Quantity,
  spread,
  sum,
  UNIT_PRICE_SCALE,
  unitsAmount,
  WHOLE_RATE,
} from "../money/index.ts";
import type { Candidate } from "./evaluate-rule.ts";
import { freeUnits } from "./sets.ts";
import { inSteps, type Rounding, rateOf } from "./settings.ts";

/** The input for discounts besides the amounts. `exponent` is that of the currency. */
export type DiscountContext = { quantities: readonly Quantity[]; exponent: number; rounding: Rounding };

/** Whether a rule takes a fixed amount off the check; the scheme `summarizing` applies those last. */
export function isFixedCheckAmount(candidate: Candidate): boolean {
  return candidate.rule.action_type === "discount-check-amount";
}

function perLine(amounts: readonly Minor[], candidate: Candidate, of: (amount: Minor, line: number) => Minor): Minor[] {
  return amounts.map((amount, line) => (candidate.lines[line] ? notNegative(least(amount, of(amount, line))) : 0n));
}

// The free part of a line in proportion to its quantity, times the percentage, rounded once.
function discountSets({ sets, lines, value }: Candidate, amounts: readonly Minor[], context: DiscountContext): Minor[] {
  if (!sets) return amounts.map(() => 0n);
  const { quantities, rounding } = context;
  const given = freeUnits({ buys: lines, terms: sets, amounts, quantities });
  return amounts.map((amount, line) => {
    const [units, quantity] = [given[line]!, quantities[line]!]; // One of each per amount.
    return units === 0n ? 0n : least(amount, inSteps(amount * units * value, quantity * WHOLE_RATE, rounding));
  });
}

/**
 * What one rule takes off each of these amounts by itself: the originals, or what earlier rules left.
 *
 * A rule on goods is rounded per line, a rule on the check once and then spread over the amounts. A special price takes the difference to
 * it, or nothing if it is higher. For buy-x-get-y, the cheapest units of the complete sets are free. A part is never negative and never
 * more than its amount.
 */
export function discountOf(candidate: Candidate, amounts: readonly Minor[], context: DiscountContext): Minor[] {
  const { value, rule } = candidate;
  const { quantities, exponent, rounding } = context;
  switch (rule.action_type) {
    case "discount-items-percent":
      return perLine(amounts, candidate, (amount) => rateOf(amount, value, rounding));
    case "discount-items-amount": {
      const divisor = powerOfTen(UNIT_PRICE_SCALE + QUANTITY_SCALE - exponent);
      return perLine(amounts, candidate, (_, line) => inSteps(value * quantities[line]!, divisor, rounding)); // One quantity per amount.
    }
    case "special-price-item":
      return perLine(amounts, candidate, (amount, line) => amount - unitsAmount(value, quantities[line]!, exponent)); // One quantity per amount.
    case "discount-check-percent": {
      const check = sum(amounts);
      return spread(least(check, rateOf(check, value, rounding)), amounts);
    }
    case "discount-check-amount":
      return spread(least(sum(amounts), value), amounts);
    case "special-price-check": {
      const matched = amounts.map((amount, line) => (candidate.lines[line] ? amount : 0n));
      return spread(notNegative(sum(matched) - value), matched);
    }
    case "buy-x-get-y":
      return discountSets(candidate, amounts, context);
    default:
      return amounts.map(() => 0n);
  }
}
