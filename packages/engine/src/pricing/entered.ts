import type { PricesEnteredAs } from "@patron/contract/enums";
import { currencyExponent, type UnitPrice } from "../money/index.ts";
import { ofClassification, type Tax, type TaxChoice, taxesOfLine } from "../tax/tax.ts";
import { readerOf } from "../wire/read.ts";
import { type Levels, levelsFrom } from "./levels.ts";

/**
 * Computes the levels of many unit prices as they are entered in a price group, without commissions: undefined for a price that does not cover
 * its taxes. `overrides` are the rates of an item.
 */
export function enteredPrices(
  currency: string,
  group: { prices_entered_as: PricesEnteredAs; taxes: readonly TaxChoice[] },
  taxes: readonly Tax[],
): (price: UnitPrice, overrides?: readonly TaxChoice[]) => Pick<Levels, "base" | "including_taxes"> | undefined {
  const read = readerOf(currency, currencyExponent(currency) ?? 2);
  const taxesFor = (item: readonly TaxChoice[]) =>
    ofClassification(taxesOfLine(taxes, group.taxes, item, read), "base-tax");
  const usual = taxesFor([]); // Most items have no rates of their own.
  return (price, overrides = []) =>
    levelsFrom(group.prices_entered_as, price, {
      taxes: overrides.length > 0 ? taxesFor(overrides) : usual,
      commissions: [],
    });
}
