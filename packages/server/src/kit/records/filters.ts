import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { hasWords } from "../search.ts";

/** The condition that a value of a filter puts on rows, or none. */
type Condition<Value> = (value: Value) => Expression<SqlBool> | undefined;

/** Marks a declared filter that is no condition on rows: it orders them, or adds to what is shown of them. */
export const noCondition = () => undefined;

/** A condition for every filter that a call declares: one that nothing reads does not compile. */
type Conditions<Filters> = { readonly [Name in keyof Filters]-?: Condition<NonNullable<Filters[Name]>> };

/**
 * Turns the filters of a request into one condition. Filters that the request leaves out ask for nothing; without any, every row fits.
 * `Filters` is `FiltersOf<typeof contract.list>`, or the body of a search.
 */
export function filtersOf<Filters extends object>(conditions: Conditions<Filters>) {
  const entries = Object.entries(conditions) as [keyof Filters & string, Condition<unknown>][]; // Keys and values belong together.
  return (requested: Filters): RawBuilder<SqlBool> => {
    const parts: Expression<SqlBool>[] = [];
    for (const [name, condition] of entries) {
      const value = requested[name];
      const part = value === undefined || value === null ? undefined : condition(value);
      if (part) parts.push(part);
    }
    return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
  };
}

/** The column holds the value. */
export const equals =
  (column: string): Condition<string | boolean | number> =>
  (value) =>
    sql<SqlBool>`${sql.ref(column)} = ${value}`;

/** `true` asks for rows of which the column is true; `false` asks for nothing. */
export const isTrue =
  (column: string): Condition<boolean> =>
  (value) =>
    value ? sql<SqlBool>`${sql.ref(column)}` : undefined;

/** Every word of the text stands in one of the columns, whatever its case. */
export const containsWords =
  (...columns: (string | RawBuilder<string | null>)[]): Condition<string> =>
  (text) =>
    hasWords(text, ...columns.map((one) => (typeof one === "string" ? sql<string | null>`${sql.ref(one)}` : one)));
