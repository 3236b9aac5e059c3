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

/** The currencies with a number of decimals. */
const isOf = new Map([
  [0, sql`t.currency = any(${whole}::text[])`],
  [2, sql`t.currency <> all(${[...whole, ...thousandth, ...finest]}::text[])`],
  [3, sql`t.currency = any(${thousandth}::text[])`],
  [4, sql`t.currency = any(${finest}::text[])`],
]);

/**
 * Amounts that begin with one of these decimal texts: "489" is 489.00 to 489.99, "489.5" is 489.50 to 489.59. Each is a range of minor units, which an
 * index on the column reads.
 */
export const amountStarts = (column: string) => (texts: readonly string[]) => {
  const ranges = texts.flatMap((text) =>
    [...isOf].flatMap(([decimals, isCurrency]) => {
      const range = rangeOf(text, decimals);
      if (!range) return [];
      const amount = sql.ref(column);
      return [sql<SqlBool>`${amount} >= ${range.from} and ${amount} < ${range.until} and ${isCurrency}`];
    }),
  );
  return ranges.length > 0 ? sql<SqlBool>`(${sql.join(ranges, sql` or `)})` : sql<SqlBool>`false`;
};

/** Undefined if the text has more decimals than the currency. */
function rangeOf(text: string, decimals: number): { from: bigint; until: bigint } | undefined {
  const [units = "", typed = ""] = text.split(".");
  const places = typed.length > decimals ? typed.replace(/0+$/, "") : typed;
  if (places.length > decimals) return undefined;
  const step = 10n ** BigInt(decimals - places.length);
  const from = BigInt(units + places) * step;
  return { from, until: from + step };
}
