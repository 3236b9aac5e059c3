import type { LineInput, PriceInput } from "../../src/sale/input.ts";
import { type AccountTaken, takenFromAccount } from "./account.ts";
import { isAfterTax, redeemed } from "./bonuses.ts";
import { charges } from "./charges.ts";
import { linesOf } from "./conditions.ts";
import { usableCoupons } from "./coupons.ts";
import { type Acting, discounts, type Taken } from "./discounts.ts";
import { settled } from "./payments.ts";
import { type CheckLine, lineAmount, ratedTaxes, unitPrices } from "./prices.ts";
import { type Rational, total, unitOf, zero } from "./rational.ts";
import { decimal, decimalsOf, Refused } from "./read.ts";
import { containedTaxes, type LineTaxAmount, salesTaxes, taxTotal } from "./taxes.ts";
import { worthOf } from "./values.ts";

/** A manually calculated check. */
export type Reckoned = {
  decimals: number;
  lines: readonly CheckLine[];
  discounted: readonly Rational[];
  redeemed: readonly Rational[];
  reduced: readonly Rational[];
  sales: readonly LineTaxAmount[][];
  contained: readonly LineTaxAmount[][];
  /** The discounts of each rule, where they are unambiguous. */
  byRule: readonly Taken[] | undefined;
  charges: readonly Taken[];
  delivery: Rational;
  tip: Rational;
  /** Every rule that applies, with its value. */
  acting: readonly Acting[];
  payment: ReturnType<typeof settled>;
  /** What a special account pays, in its own unit. */
  account: AccountTaken | undefined;
  toPay: Rational;
};

function checkLine(line: LineInput, input: PriceInput, unit: Rational): CheckLine {
  const quantity = decimal(line.quantity, 3);
  if (quantity.against(zero) < 0) throw new Refused("line.negative_quantity");
  const taxes = ratedTaxes(line, input);
  const prices = unitPrices(line, taxes, input);
  return { input: line, quantity, taxes, prices, ...lineAmount(line, prices.posted, input, unit) };
}

/** The lines of a check with their amounts before discounts. */
export function checkLines(input: PriceInput): CheckLine[] {
  const unit = unitOf(decimalsOf(input.currency));
  return input.lines.map((line, index) => {
    if (input.lines.findIndex(({ id }) => id === line.id) < index) throw new Refused("sale.duplicate_line");
    return checkLine(line, input, unit);
  });
}

function actingRules(lines: readonly CheckLine[], input: PriceInput, decimals: number): Acting[] {
  const coupons = usableCoupons(input);
  return (input.rules ?? []).flatMap((rule) => {
    const calls = rule.scope === "coupon" ? coupons.filter(({ rule_id }) => rule_id === rule.id) : [undefined];
    const acting: Acting[] = [];
    for (const coupon of calls) {
      const call = { byCoupon: coupon !== undefined, uses: acting.length };
      const own = linesOf(rule, lines, { input, decimals, call });
      const value = own && worthOf(rule, lines, own, { input, decimals });
      if (own && value) acting.push({ rule, value, own, coupon });
    }
    return acting;
  });
}

/**
 * Calculates a whole check by the text of the specification, in exact fractions, rounding only where it requires it. Throws `Refused` with the
 * code of the refusal.
 */
export function reckoned(input: PriceInput): Reckoned {
  const decimals = decimalsOf(input.currency);
  const unit = unitOf(decimals);
  const lines = checkLines(input);
  const acting = actingRules(lines, input, decimals);
  const settings = input.loyalty.rule_settings ?? {};
  const { perLine, byRule } = discounts(acting, { lines, unit, settings });
  const discounted = lines.map(({ amount }, index) => amount.minus(perLine[index] ?? zero));
  const [delivery, tip] = [input.delivery_amount, input.tip_amount].map((text) => decimal(text ?? "0", decimals));
  const added = (delivery ?? zero).plus(tip ?? zero);
  const bonuses = redeemed({ input, lines, discounted, unit, added });
  const left = discounted.map((amount, position) => amount.minus(bonuses[position] ?? zero));
  const reduced = isAfterTax(input) ? discounted : left;
  const sales = lines.map((line, at) => salesTaxes(line, reduced[at] ?? zero, unit));
  const contained = lines.map((line, at) => containedTaxes(line, reduced[at] ?? zero, unit));
  const due = total(left)
    .plus(total(sales.map(taxTotal)))
    .plus(added);
  const payment = settled(due, input, unit);
  const costs = lines.map((_, at) => (left[at] ?? zero).plus(taxTotal(sales[at] ?? [])));
  const account = takenFromAccount(input, { lines, costs, added, decimals });
  return {
    decimals,
    lines,
    discounted,
    redeemed: bonuses,
    reduced,
    sales,
    contained,
    byRule,
    charges: charges(acting, { input, lines, discounted, redeemed: bonuses, decimals }),
    acting,
    delivery: delivery ?? zero,
    tip: tip ?? zero,
    payment,
    account,
    toPay: due.plus(payment.rounding),
  };
}
