import { type Minor, mulDiv, percentOf, type Quantity, type UnitPrice, unitsAmount } from "../money/index.ts";
import type { UnitTax } from "./base.ts";
import type { LineTax, Tax } from "./tax.ts";

/** A tax on one line: its base and its amount, both in minor units. */
export type TaxAmount = { tax: Tax; base: Minor; amount: Minor };

/**
 * The sales taxes of a line on its amount after discounts and deferred bonuses, rounded half up per tax.
 *
 * A tax per unit is due on every unit of a line whose reduced amount is above zero, and not at all otherwise.
 */
export function salesTaxes(
  reduced: Minor,
  quantity: Quantity,
  taxes: readonly LineTax[],
  exponent: number,
): TaxAmount[] {
  return taxes.map(({ tax, rate }) => {
    if (tax.type === "percentage") return { tax, base: reduced, amount: percentOf(reduced, rate) };
    return { tax, base: reduced, amount: reduced > 0n ? unitsAmount(rate, quantity, exponent) : 0n };
  });
}

/**
 * The base taxes contained in a reduced line, rounded half up per tax.
 *
 * A percentage keeps its part of the posted price, so a discount lowers VAT. A tax per unit (excise) is due for every unit at any price, so
 * a large discount may leave less than the tax.
 */
export function containedTaxes(
  reduced: Minor,
  quantity: Quantity,
  posted: UnitPrice,
  taxes: readonly UnitTax[],
  exponent: number,
): TaxAmount[] {
  return taxes.map(({ tax, amount }) => {
    if (tax.type === "amount") return { tax, base: reduced, amount: unitsAmount(amount, quantity, exponent) };
    return { tax, base: reduced, amount: posted === 0n ? 0n : mulDiv(reduced, amount, posted) };
  });
}
