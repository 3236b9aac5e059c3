import type { PriceInput } from "../../src/sale/input.ts";
import type { PricedCheck, PricedLine, PriceOutcome } from "../../src/sale/result.ts";
import { appliedRules, categoryOf, couponsOf, issued, rewardsOf } from "./aftermath.ts";
import { lastDay, targetOf } from "./charges.ts";
import { type Reckoned, reckoned } from "./check.ts";
import type { Taken } from "./discounts.ts";
import { notNegative, type Rational, total, written, zero } from "./rational.ts";
import { Refused } from "./read.ts";
import { taxTotal } from "./taxes.ts";
import { creditedDecimals } from "./values.ts";

/** What both sides must agree on: a refusal, or every column, total and accrual as text. */
export type Answer = { refused: string } | { lines: unknown[]; totals: Record<string, string>; rest: unknown };

const sorted = (texts: readonly string[]) => texts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
const tagged = (amounts: readonly { id: string; amount: string }[]) =>
  amounts.map(({ id, amount }) => `${id} ${amount}`);

function discountsOf(taken: readonly Taken[], index: number, decimals: number): string[] {
  const own = taken.map(({ rule, coupon, parts }) => ({ id: coupon?.id ?? rule.id, amount: parts[index] ?? zero }));
  return sorted(
    own.flatMap(({ id, amount }) => (amount.against(zero) > 0 ? `${id} ${written(amount, decimals)}` : [])),
  );
}

function linesOfOracle(sale: Reckoned) {
  const money = (value: Rational | undefined) => written(value ?? zero, sale.decimals);
  return sale.lines.map(({ input, quantity, prices, amount, stated }, index) => {
    const [left, bonuses, reduced] = [
      sale.discounted[index] ?? zero,
      sale.redeemed[index],
      sale.reduced[index] ?? zero,
    ];
    const [sales, contained] = [sale.sales[index] ?? [], sale.contained[index] ?? []];
    const unit = (parts: readonly { id: string; amount: Rational }[]) =>
      tagged(parts.map((part) => ({ id: part.id, amount: written(part.amount, 4) })));
    const credited = (target: string) =>
      total(sale.charges.filter(({ rule }) => targetOf(rule) === target).map(({ parts }) => parts[index] ?? zero));
    return {
      id: input.id,
      quantity: written(quantity, 3),
      price_base: written(prices.base, 4),
      price_including_taxes: written(prices.including, 4),
      price_posted: written(prices.posted, 4),
      base_taxes: unit(prices.taxes),
      commissions: unit(prices.commissions),
      amount: money(amount),
      amount_stated: stated,
      discount_amount: money(amount.minus(left)),
      discounts: sale.byRule && discountsOf(sale.byRule, index, sale.decimals),
      bonuses_redeemed: money(bonuses),
      reduced_amount: money(reduced),
      taxes: sorted([...sales, ...contained].map((tax) => `${tax.id} ${money(tax.amount)}`)),
      contained_taxes_amount: money(taxTotal(contained)),
      net_amount: money(reduced.minus(taxTotal(contained))),
      sales_taxes_amount: money(taxTotal(sales)),
      amount_to_pay: money(left.minus(bonuses ?? zero).plus(taxTotal(sales))),
      bonuses_added: money(credited("bonuses")),
      promo_bonuses_added: money(credited("promotional-bonuses")),
      charges: sorted(
        sale.charges
          .filter(({ parts }) => (parts[index] ?? zero).against(zero) > 0)
          .map(
            ({ rule, parts }) =>
              `${rule.id} ${targetOf(rule)} ${written(parts[index] ?? zero, creditedDecimals(rule, sale.decimals))}`,
          ),
      ),
    };
  });
}

function accrualsOfOracle(sale: Reckoned, input: PriceInput): string[] {
  const lots = new Map<string, { sum: Rational; decimals: number; rules: string[] }>();
  for (const { rule, parts } of sale.charges) {
    const key = `${targetOf(rule)} until ${lastDay(rule, input)}`;
    const lot = lots.get(key) ?? { sum: zero, decimals: creditedDecimals(rule, sale.decimals), rules: [] };
    const rules = [...new Set([...lot.rules, rule.id])];
    lots.set(key, { ...lot, sum: lot.sum.plus(total(parts)), rules });
  }
  return sorted(
    [...lots].map(([key, { sum, decimals, rules }]) => `${key} ${written(sum, decimals)} ${sorted(rules)}`),
  );
}

function totalsOfOracle(sale: Reckoned): Record<string, string> {
  const money = (value: Rational) => written(value, sale.decimals);
  const amount = total(sale.lines.map((line) => line.amount));
  const contained = total(sale.contained.map(taxTotal));
  const credited = (target: string) =>
    total(sale.charges.filter(({ rule }) => targetOf(rule) === target).map(({ parts }) => total(parts)));
  return {
    amount: money(amount),
    discount_amount: money(amount.minus(total(sale.discounted))),
    bonuses_redeemed_amount: money(total(sale.redeemed)),
    reduced_amount: money(total(sale.reduced)),
    contained_taxes_amount: money(contained),
    net_amount: money(total(sale.reduced).minus(contained)),
    sales_taxes_amount: money(total(sale.sales.map(taxTotal))),
    // Bonuses redeemed after tax may pay more of a line than its goods: the rest pays its taxes.
    goods_amount_to_pay: money(
      total(sale.discounted.map((left, index) => notNegative(left.minus(sale.redeemed[index] ?? zero)))),
    ),
    delivery_amount: money(sale.delivery),
    tip_amount: money(sale.tip),
    rounding_amount: money(sale.payment.rounding),
    amount_to_pay: money(sale.toPay),
    bonuses_added_amount: money(credited("bonuses")),
    promo_bonuses_added_amount: money(credited("promotional-bonuses")),
  };
}

/** The oracle's result for a check. */
export function oracleAnswer(input: PriceInput): Answer {
  try {
    const sale = reckoned(input);
    const money = (value: Rational) => written(value, sale.decimals);
    const rest = {
      redeemed: money(total(sale.redeemed)),
      accruals: accrualsOfOracle(sale, input),
      payments:
        sale.payment.paid?.map(({ type, amount, change }) => `${type} ${money(amount)} ${change && money(change)}`) ??
        null,
      applied: appliedRules(sale, input),
      coupons: couponsOf(sale, input),
      issued: issued(sale, input).map(({ text }) => text),
      category: categoryOf(sale, input),
      rewards: rewardsOf(sale, input),
      account: sale.account ?? null,
    };
    return { lines: linesOfOracle(sale), totals: totalsOfOracle(sale), rest };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.code };
    throw error;
  }
}

function lineOfEngine(line: PricedLine) {
  const { goods_id: _, discounts, taxes, charges, ...columns } = line;
  const parts = (all: readonly { tax_id: string; amount: string }[]) =>
    tagged(all.map(({ tax_id, amount }) => ({ id: tax_id, amount })));
  return {
    ...columns,
    base_taxes: parts(line.base_taxes),
    commissions: tagged(line.commissions),
    taxes: sorted(parts(taxes)),
    discounts: sorted(discounts.map(({ source, amount }) => `${source.id} ${amount}`)),
    charges: sorted(
      charges.map(({ rule_id, target, special_account_id, amount }) => {
        return `${rule_id} ${special_account_id ? `account ${special_account_id}` : target} ${amount}`;
      }),
    ),
  };
}

function accrualsOfEngine(check: PricedCheck): string[] {
  return sorted(
    check.accruals.map(({ target, amount, expire_date, special_account, rule_ids }) => {
      const key = special_account ? `account ${special_account.id}` : target;
      return `${key} until ${expire_date} ${amount} ${sorted([...new Set(rule_ids)])}`;
    }),
  );
}

function worthOfEngine(reward: PricedCheck["referral_rewards"][number]): string {
  const { type, target, amount, expire_date, special_account, coupon_batch_id } = reward;
  if (coupon_batch_id) return `coupons ${coupon_batch_id} ${amount}`;
  if (special_account) return `account ${special_account.id} ${amount}`;
  return type === "percent-of-purchase" ? `${target} ${amount}` : `${target} ${amount} until ${expire_date}`;
}

function accountOfEngine({ payments }: PricedCheck) {
  const paid = payments?.find(({ account }) => account)?.account;
  return paid ? { unit: paid.unit, amount: paid.amount, parts: paid.lines.map(({ amount }) => amount) } : null;
}

/** The engine's result for a check, in the oracle's form. */
export function engineAnswer(outcome: PriceOutcome): Answer {
  if (!outcome.ok) return { refused: outcome.refusal.code };
  const { check } = outcome;
  const change = check.category_change;
  const rest = {
    redeemed: check.redemption?.redeemed ?? check.totals.bonuses_redeemed_amount,
    accruals: accrualsOfEngine(check),
    payments:
      check.payments?.map(({ payment_type, amount, change }) => `${payment_type} ${amount} ${change ?? undefined}`) ??
      null,
    applied: check.applied_rule_ids.toSorted(),
    coupons: check.coupons.map(({ id, verdict }) => `${id} ${verdict}`),
    issued: check.coupons_emitted.map(
      ({ rule_id, coupon_id, coupon_batch_id, count }) => `${rule_id} ${coupon_id ?? "-"} ${coupon_batch_id} ${count}`,
    ),
    category: change && `${change.rule_id} ${change.category_from} ${change.category_to}`,
    rewards: check.referral_rewards.map((reward) => `${reward.customer_id} ${worthOfEngine(reward)}`),
    account: accountOfEngine(check),
  };
  return { lines: check.lines.map(lineOfEngine), totals: check.totals, rest };
}
