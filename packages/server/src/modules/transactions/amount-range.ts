import { CURRENCIES, currencyExponent } from "@patron/engine/money";
import { type RawBuilder, sql } from "kysely";

/** A range of amounts as decimal texts, both ends included. */
export interface AmountRange {
  amount_from?: string | undefined;
  amount_to?: string | undefined;
}

const withDecimals = (count: number) => CURRENCIES.filter((currency) => currencyExponent(currency) === count);
const [whole, thousandth, finest] = [withDecimals(0), withDecimals(3), withDecimals(4)];
/** How many minor units the currency of the transaction `t` has. */
const minorUnits = sql`case when t.currency = any(${whole}::text[]) then 1
  when t.currency = any(${thousandth}::text[]) then 1000 when t.currency = any(${finest}::text[]) then 10000 else 100 end`;

/**
 * Whether amounts, in the currency of their transaction `t`, lie in a range: one condition for each end that is set. What
 * has more decimals than a currency is compared all the same, exactly.
 */
export function within(column: string, { amount_from, amount_to }: AmountRange): RawBuilder<boolean>[] {
  const amount = sql.ref(column);
  return [
    ...(amount_from === undefined ? [] : [sql<boolean>`${amount} >= ${amount_from}::numeric * ${minorUnits}`]),
    ...(amount_to === undefined ? [] : [sql<boolean>`${amount} <= ${amount_to}::numeric * ${minorUnits}`]),
  ];
}
