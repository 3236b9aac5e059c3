import { CURRENCIES, currencyExponent } from "@patron/engine/money";
import { type SqlBool, sql } from "kysely";

const withDecimals = (count: number) => CURRENCIES.filter((currency) => currencyExponent(currency) === count);
const [whole, thousandth, finest] = [withDecimals(0), withDecimals(3), withDecimals(4)];
/** How many minor units the currency of the transaction `t` has. */
const minorUnits = sql`case when t.currency = any(${whole}::text[]) then 1
  when t.currency = any(${thousandth}::text[]) then 1000 when t.currency = any(${finest}::text[]) then 10000 else 100 end`;

/** Amounts, in the currency of their transaction `t`, of at least a decimal text; what has more decimals is compared all the same, exactly. */
export const amountFrom = (column: string) => (text: string) =>
  sql<SqlBool>`${sql.ref(column)} >= ${text}::numeric * ${minorUnits}`;
/** The same of at most. */
export const amountTo = (column: string) => (text: string) =>
  sql<SqlBool>`${sql.ref(column)} <= ${text}::numeric * ${minorUnits}`;
/** The same of exactly. */
export const amountIs = (column: string) => (text: string) =>
  sql<SqlBool>`${sql.ref(column)} = ${text}::numeric * ${minorUnits}`;
