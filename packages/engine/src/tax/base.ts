import { divide, percentOf, sum, type UnitPrice, WHOLE_RATE } from "../money/index.ts";
import type { LineTax, Tax } from "./tax.ts";

/** A base tax in the price of one unit of goods. */
export type UnitTax = { tax: Tax; amount: UnitPrice };

/** The per-unit taxes in the base of a percentage tax. */
function compounded(one: LineTax, taxes: readonly LineTax[]): UnitPrice {
  const names = one.tax.compound_on ?? [];
  return sum(taxes.filter(({ tax }) => tax.type === "amount" && names.includes(tax.id)).map(({ rate }) => rate));
}

/**
 * The base taxes of one unit of goods, in the order of `taxes`, each rounded half up to 4 decimals.
 *
 * A tax of type amount is its rate. A percentage applies to the price-base plus the per-unit taxes listed in `compound_on` (VAT on excise).
 */
export function unitTaxes(base: UnitPrice, taxes: readonly LineTax[]): UnitTax[] {
  return taxes.map((one) => {
    const { tax, rate } = one;
    return { tax, amount: tax.type === "amount" ? rate : percentOf(base + compounded(one, taxes), rate) };
  });
}

/**
 * Splits a shelf price into price-base and base taxes that sum to it exactly; each tax is rounded once, and the remaining 1/10,000 goes to
 * the base. Undefined if the shelf price is lower than its taxes.
 *
 * @example splitShelfPrice(100000n, [{ tax: vat, rate: 20_000_000n }]) // base 83333n, tax 16667n
 */
export function splitShelfPrice(
  shelf: UnitPrice,
  taxes: readonly LineTax[],
): { base: UnitPrice; taxes: UnitTax[] } | undefined {
  const percentages = taxes.filter(({ tax }) => tax.type === "percentage");
  const perUnit = sum(taxes.filter(({ tax }) => tax.type === "amount").map(({ rate }) => rate));
  const onExcise = sum(percentages.map((one) => one.rate * compounded(one, taxes)));
  const rates = sum(percentages.map(({ rate }) => rate));
  const whole = WHOLE_RATE + rates;
  // The exact base is this over `whole`. Taxes apply to it, because the rounded base would round them twice.
  const over = (shelf - perUnit) * WHOLE_RATE - onExcise;
  const split = taxes.map((one) => {
    const context = one.rate * (over + compounded(one, taxes) * whole);
    return { tax: one.tax, amount: one.tax.type === "amount" ? one.rate : divide(context, whole * WHOLE_RATE) };
  });
  const exact = shelf - sum(split.map(({ amount }) => amount));
  return divide(over, whole) < 0n || exact < 0n ? undefined : { base: exact, taxes: split };
}
