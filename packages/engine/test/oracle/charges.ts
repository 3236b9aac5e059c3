import type { Rule } from "../../src/loyalty/rule.ts";
import type { PriceInput } from "../../src/sale/input.ts";
import { paysWithoutBonuses } from "./account.ts";
import { programmeDay } from "./conditions.ts";
import { type Acting, inOrder, stepOf, type Taken, withoutExcluded } from "./discounts.ts";
import type { CheckLine } from "./prices.ts";
import { hundred, notNegative, one, type Rational, rounded, shared, total, unitOf, zero } from "./rational.ts";
import { creditedDecimals } from "./values.ts";

/** The input for charges: amounts after discounts, and what bonuses paid of them. */
export type ChargeDesk = {
  input: PriceInput;
  lines: readonly CheckLine[];
  discounted: readonly Rational[];
  redeemed: readonly Rational[];
  decimals: number;
};

const isPercent = (rule: Rule) => rule.action_type.endsWith("percent");
/** The same text for rules with the same target. */
export const targetOf = (rule: Rule) =>
  rule.charge_target === "special-account" ? `account ${rule.special_account?.id}` : (rule.charge_target ?? "bonuses");

/** The last day of promotional bonuses; null: no expiry. */
export function lastDay(rule: Rule, input: PriceInput): string | null {
  if (rule.charge_target !== "promotional-bonuses") return null;
  return lastDayFrom(rule.promo_expire_type, rule.promo_expire_value, programmeDay(input));
}

/** The last day of a period that starts on a day; null: no end. */
export function lastDayFrom(
  type: Rule["promo_expire_type"],
  value: string | null | undefined,
  day: Temporal.PlainDate,
): string | null {
  switch (type ?? "none") {
    case "date":
      return value ?? "";
    case "day":
      return day.add({ days: Number(value) }).toString();
    case "month":
      return day.add({ months: Number(value) }).toString();
    default:
      return null;
  }
}

function canCredit(rule: Rule, input: PriceInput): boolean {
  if (rule.charge_target !== "special-account" && paysWithoutBonuses(input)) return false;
  if (rule.charge_target === "special-account") {
    if (!rule.special_account || rule.special_account.closed) return false;
    if (isPercent(rule) && rule.special_account.type !== "money") return false;
  }
  const last = lastDay(rule, input);
  return last === null || last >= programmeDay(input).toString();
}

function alone({ rule, value, own }: Acting, base: readonly Rational[], desk: ChargeDesk): Rational[] {
  const settings = desk.input.loyalty.rule_settings ?? {};
  const unit = unitOf(creditedDecimals(rule, desk.decimals));
  const round = (exact: Rational) =>
    rounded(exact, stepOf(settings.charge_rounding_precision, unit), settings.charge_rounding_mode ?? "half-up");
  switch (rule.action_type) {
    case "charge-check-percent":
      return shared(round(total(base).times(value).over(hundred)), base, unit);
    case "charge-check-amount": {
      // Once per check, even on one that costs nothing.
      const bases = [base, desk.lines.map(({ amount }) => amount), desk.lines.map(() => one)];
      return shared(value, bases.find((weights) => total(weights).against(zero) > 0) ?? [], unit);
    }
    case "charge-items-percent":
      return base.map((amount, index) => (own[index] ? round(amount.times(value).over(hundred)) : zero));
    default:
      return desk.lines.map(({ quantity }, position) => (own[position] ? round(value.times(quantity)) : zero));
  }
}

function baseOf({ input, lines, discounted, redeemed }: ChargeDesk): Rational[] {
  const base = input.loyalty.rule_settings?.charge_base ?? "amount-to-pay";
  return lines.map(({ amount }, index) => {
    const after = discounted[index] ?? zero;
    if (base === "amount-before-discounts") return amount;
    return base === "amount-after-discounts" ? after : notNegative(after.minus(redeemed[index] ?? zero));
  });
}

function combined(all: readonly Acting[], desk: ChargeDesk): Taken[] {
  const scheme = desk.input.loyalty.rule_settings?.charges_scheme ?? "summarizing";
  let base = baseOf(desk);
  const rules = withoutExcluded(all, (one) => alone(one, baseOf(desk), desk));
  const taken: Taken[] = [];
  for (const acting of rules) {
    const parts = alone(acting, base, desk);
    taken.push({ rule: acting.rule, coupon: acting.coupon, parts });
    // Litres and punches are not money that could be subtracted.
    const isMoney = acting.rule.charge_target !== "special-account" || acting.rule.special_account?.type === "money";
    if (scheme === "sequential" && isMoney)
      base = base.map((amount, index) => notNegative(amount.minus(parts[index] ?? zero)));
  }
  if (scheme !== "maximum") return taken;
  let best: Taken | undefined;
  for (const each of taken) if (!best || total(each.parts).against(total(best.parts)) > 0) best = each;
  return best ? [best] : [];
}

/** What every rule credits, combined separately for each target. */
export function charges(acting: readonly Acting[], desk: ChargeDesk): Taken[] {
  const { input } = desk;
  const paidByBonuses = total(desk.redeemed).against(zero) > 0;
  if (paidByBonuses && input.loyalty.rule_settings?.charge_on_bonus_redemption === false) return [];
  const able = acting.filter(({ rule }) => rule.action_type.startsWith("charge-") && canCredit(rule, input));
  const targets = [...new Set(able.map(({ rule }) => targetOf(rule)))];
  return targets
    .flatMap((target) => combined(inOrder(able.filter(({ rule }) => targetOf(rule) === target)), desk))
    .filter(({ parts }) => total(parts).against(zero) > 0);
}
