import type { CheckLine } from "./prices.ts";
import { hundred, type Rational, rounded, total, zero } from "./rational.ts";

/** A tax of a line, by its id. */
export type LineTaxAmount = { id: string; amount: Rational };

/** Sales taxes of a reduced amount: a percentage of it; per unit on every unit while it is above zero. */
export function salesTaxes(line: CheckLine, reduced: Rational, unit: Rational): LineTaxAmount[] {
  return line.taxes
    .filter(({ tax }) => tax.classification === "sales-tax")
    .map(({ tax, rate }) => {
      if (tax.type === "percentage") return { id: tax.id, amount: rounded(reduced.times(rate).over(hundred), unit) };
      return { id: tax.id, amount: reduced.against(zero) > 0 ? rounded(rate.times(line.quantity), unit) : zero };
    });
}

/** Base taxes contained in a reduced amount: percentages by their part of the posted price, excise per unit. */
export function containedTaxes(line: CheckLine, reduced: Rational, unit: Rational): LineTaxAmount[] {
  return line.prices.taxes.map(({ id, amount }) => {
    const type = line.taxes.find(({ tax }) => tax.id === id)?.tax.type;
    if (type === "amount") return { id, amount: rounded(amount.times(line.quantity), unit) };
    if (line.prices.posted.against(zero) === 0) return { id, amount: zero };
    return { id, amount: rounded(reduced.times(amount).over(line.prices.posted), unit) };
  });
}

export function taxTotal(taxes: readonly LineTaxAmount[]): Rational {
  return total(taxes.map(({ amount }) => amount));
}
