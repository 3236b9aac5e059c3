import { CURRENCIES, currencyExponent } from "@patron/engine/money";
import { type SqlBool, sql } from "kysely";

const withDecimals = (count: number) => CURRENCIES.filter((currency) => currencyExponent(currency) === count);
const [whole, thousandth, finest] = [withDecimals(0), withDecimals(3), withDecimals(4)];
/** The minor units per unit of the currency of transaction `t`. */
const minorUnits = sql`case when t.currency = any(${whole}::text[]) then 1
  when t.currency = any(${thousandth}::text[]) then 1000 when t.currency = any(${finest}::text[]) then 10000 else 100 end`;

/** Amounts of transaction `t` of at least a decimal text, compared exactly even if it has more decimals than the currency. */
export const amountFrom = (column: string) => (text: string) =>
  sql<SqlBool>`${sql.ref(column)} >= ${text}::numeric * ${minorUnits}`;
/** Amounts of at most a decimal text. */
export const amountTo = (column: string) => (text: string) =>
  sql<SqlBool>`${sql.ref(column)} <= ${text}::numeric * ${minorUnits}`;
/** Amounts equal to a decimal text. */
export const amountIs = (column: string) => (text: string) =>
  sql<SqlBool>`${sql.ref(column)} = ${text}::numeric * ${minorUnits}`;
