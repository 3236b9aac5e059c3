import type { Coupon } from "../../src/loyalty/coupon.ts";
import type { Rule } from "../../src/loyalty/rule.ts";
import type { RuleSettings } from "../../src/loyalty/settings.ts";
import { isDiscount } from "./conditions.ts";
import type { CheckLine } from "./prices.ts";
import { hundred, least, notNegative, Rational, rounded, shared, total, zero } from "./rational.ts";
import { decimal } from "./read.ts";
import { givenAway } from "./sets.ts";

/** A rule that applies, with its value and its lines. */
export type Acting = { rule: Rule; value: Rational; own: readonly boolean[]; coupon?: Coupon | undefined };
/** The input for discounts. */
export type DiscountDesk = { lines: readonly CheckLine[]; unit: Rational; settings: RuleSettings };
/** What one rule takes off, line by line. */
export type Taken = { rule: Rule; coupon?: Coupon | undefined; parts: Rational[] };

/** In sort order, rules without one last; otherwise in order of creation. */
export function inOrder<One extends { rule: Rule }>(rules: readonly One[]): One[] {
  const rank = ({ rule }: One) => rule.sort_order ?? Number.MAX_SAFE_INTEGER;
  return rules.toSorted((a, b) => rank(a) - rank(b));
}

/** The rounding step of the settings: the number of decimals, at most those of the currency. */
export function stepOf(precision: number | null | undefined, unit: Rational): Rational {
  const decimals = String(unit.bottom).length - 1;
  return new Rational(1n, 10n ** BigInt(Math.min(precision ?? decimals, decimals)));
}

const between = (value: Rational, most: Rational) => least(notNegative(value), most);

/** What a rule takes off these amounts by itself. */
function alone({ rule, value, own }: Acting, amounts: readonly Rational[], desk: DiscountDesk): Rational[] {
  const { unit, settings, lines } = desk;
  const round = (exact: Rational) =>
    rounded(exact, stepOf(settings.discount_rounding_precision, unit), settings.discount_rounding_mode ?? "half-up");
  const whole = total(amounts);
  const mine = amounts.map((amount, index) => (own[index] ? amount : zero));
  switch (rule.action_type) {
    case "discount-check-percent":
      return shared(between(round(whole.times(value).over(hundred)), whole), amounts, unit);
    case "discount-check-amount":
      return shared(between(value, whole), amounts, unit);
    case "special-price-check":
      return shared(notNegative(total(mine).minus(value)), mine, unit);
    case "discount-items-percent":
      return mine.map((amount) => between(round(amount.times(value).over(hundred)), amount));
    case "buy-x-get-y": {
      const free = givenAway(rule, { lines, buys: own, amounts });
      return amounts.map((amount, position) => {
        const units = free[position] ?? zero;
        if (units.against(zero) === 0) return zero;
        const part = amount.times(units).over(lines[position]?.quantity ?? zero);
        return between(round(part.times(value).over(hundred)), amount);
      });
    }
    default:
      return mine.map((amount, at) => {
        const quantity = lines[at]?.quantity ?? zero;
        if (rule.action_type === "discount-items-amount") return between(round(value.times(quantity)), amount);
        return notNegative(amount.minus(rounded(value.times(quantity), unit)));
      });
  }
}

/** An exclusive rule or coupon with an effect excludes all others. */
export function withoutExcluded(rules: readonly Acting[], alone: (one: Acting) => Rational[]): readonly Acting[] {
  const winner = rules.find((one) => {
    return (one.rule.exclusive || one.coupon?.exclusive) && total(alone(one)).against(zero) > 0;
  });
  return winner ? [winner] : rules;
}

const minusAll = (amounts: readonly Rational[], taken: readonly Taken[]) =>
  amounts.map((amount, index) => amount.minus(total(taken.map(({ parts }) => parts[index] ?? zero))));

/** Every rule on the original amounts up to the line; then the fixed amounts together on the rest. */
function summarizing(rules: readonly Acting[], amounts: readonly Rational[], desk: DiscountDesk): Rational[] {
  const isFixed = ({ rule }: Acting) => rule.action_type === "discount-check-amount";
  const proportional = rules.filter((one) => !isFixed(one)).map((one) => alone(one, amounts, desk));
  const taken = amounts.map((amount, index) => least(total(proportional.map((parts) => parts[index] ?? zero)), amount));
  const left = amounts.map((amount, position) => amount.minus(taken[position] ?? zero));
  const fixed = total(rules.filter(isFixed).map(({ value }) => value));
  const further = shared(least(fixed, total(left)), left, desk.unit);
  return taken.map((part, at) => part.plus(further[at] ?? zero));
}

function sequential(rules: readonly Acting[], amounts: readonly Rational[], desk: DiscountDesk): Taken[] {
  const taken: Taken[] = [];
  for (const one of rules)
    taken.push({ rule: one.rule, coupon: one.coupon, parts: alone(one, minusAll(amounts, taken), desk) });
  return taken;
}

function maximum(rules: readonly Acting[], amounts: readonly Rational[], desk: DiscountDesk): Taken[] {
  const all = rules.map((one) => ({ rule: one.rule, coupon: one.coupon, parts: alone(one, amounts, desk) }));
  const winners = amounts.map((_, index) => {
    let winner = 0;
    all.forEach(({ parts }, at) => {
      if ((parts[index] ?? zero).against(all[winner]?.parts[index] ?? zero) > 0) winner = at;
    });
    return winner;
  });
  return all.map(({ rule, coupon, parts }, at) => ({
    rule,
    coupon,
    parts: parts.map((part, position) => (winners[position] === at ? part : zero)),
  }));
}

/** Discounts of every line by the scheme and under the cap; also by rule where unambiguous. */
export function discounts(acting: readonly Acting[], desk: DiscountDesk): { perLine: Rational[]; byRule?: Taken[] } {
  const amounts = desk.lines.map(({ amount }) => amount);
  const all = inOrder(acting.filter(({ rule }) => isDiscount(rule)));
  const rules = withoutExcluded(all, (one) => alone(one, amounts, desk));
  const scheme = desk.settings.discounts_scheme ?? "maximum";
  const byRule = { sequential, maximum, summarizing: () => undefined }[scheme](rules, amounts, desk);
  const perLine = byRule
    ? amounts.map((_, index) => total(byRule.map(({ parts }) => parts[index] ?? zero)))
    : summarizing(rules, amounts, desk);
  const percent = decimal(desk.settings.discount_max_percent ?? "100", 6);
  const cap = rounded(total(amounts).times(percent).over(hundred), desk.unit);
  const excess = total(perLine).minus(cap);
  if (excess.against(zero) <= 0) return byRule ? { perLine, byRule } : { perLine };
  const cuts = shared(excess, perLine, desk.unit);
  return { perLine: perLine.map((part, position) => part.minus(cuts[position] ?? zero)) };
}
