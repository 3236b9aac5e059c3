import { SOLD_ITEM_TOTALS } from "@patron/contract/enums";
import type { Of } from "@patron/contract/kit";
import { CheckTotals, type SoldItemTotals } from "@patron/contract/shapes";
import {
  accountKindOf,
  type PaidFromAccount,
  type PricedCheck,
  type PricedLine,
  parseAccountAmount,
  parseMoney,
  parseQuantity,
  parseUnitPrice,
} from "@patron/engine";

/** Reads the engine's money as minor units. Anything else is a bug. */
export function minor(text: string, currency: string): bigint {
  return requireValue(parseMoney(text, currency), text);
}
/** Reads the engine's amount of a special account in the smallest part of its unit. */
export function accountMinor(text: string, { type, unit }: Pick<PaidFromAccount, "type" | "unit">): bigint {
  return requireValue(parseAccountAmount(text, { kind: accountKindOf(type), unit }), text);
}
function requireValue(value: bigint | undefined, text: string): bigint {
  if (value === undefined) throw new Error(`The engine wrote "${text}" where an amount belongs.`);
  return value;
}

/** The totals of a transaction in the order of calculation; columns and responses have the same names. */
export const totalNames = Object.keys(CheckTotals.properties) as (keyof Of<typeof CheckTotals>)[]; // The keys of its own type.

/** The summed columns of sold items. */
export const lineTotals = SOLD_ITEM_TOTALS satisfies readonly (keyof Of<typeof SoldItemTotals>)[];

/** The totals of a priced check as the columns of a transaction. */
export function totalColumns({ totals, currency }: PricedCheck) {
  const of = (text: string) => minor(text, currency);
  return {
    amount: of(totals.amount),
    discount_amount: of(totals.discount_amount),
    bonuses_redeemed_amount: of(totals.bonuses_redeemed_amount),
    contained_taxes_amount: of(totals.contained_taxes_amount),
    sales_taxes_amount: of(totals.sales_taxes_amount),
    goods_amount_to_pay: of(totals.goods_amount_to_pay),
    delivery_amount: of(totals.delivery_amount),
    tip_amount: of(totals.tip_amount),
    rounding_amount: of(totals.rounding_amount),
    amount_to_pay: of(totals.amount_to_pay),
    bonuses_added_amount: of(totals.bonuses_added_amount),
    promo_bonuses_added_amount: of(totals.promo_bonuses_added_amount),
  };
}

/** The numbers of a priced line as the columns of an item. */
export function lineColumns(line: PricedLine, currency: string) {
  const of = (text: string) => minor(text, currency);
  const unit = (text: string) => requireValue(parseUnitPrice(text), text);
  return {
    quantity: requireValue(parseQuantity(line.quantity), line.quantity),
    price_base: unit(line.price_base),
    price_including_taxes: unit(line.price_including_taxes),
    price_posted: unit(line.price_posted),
    amount: of(line.amount),
    discount_amount: of(line.discount_amount),
    bonuses_redeemed: of(line.bonuses_redeemed),
    reduced_amount: of(line.reduced_amount),
    contained_taxes_amount: of(line.contained_taxes_amount),
    sales_taxes_amount: of(line.sales_taxes_amount),
    amount_to_pay: of(line.amount_to_pay),
    bonuses_added: of(line.bonuses_added),
    promo_bonuses_added: of(line.promo_bonuses_added),
  };
}
