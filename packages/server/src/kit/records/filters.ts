import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { hasWords } from "../search.ts";

/** The condition for a filter's value, if any. */
export type Condition<Value> = (value: Value) => Expression<SqlBool> | undefined;

/** Marks a declared filter that does not restrict rows: it orders them, or adds to their presentation. */
export const noCondition = () => undefined;

/** A condition for every filter that a call declares: a missing one does not compile. */
type Conditions<Filters> = { readonly [Name in keyof Filters]-?: Condition<NonNullable<Filters[Name]>> };

/**
 * Turns the filters of a request into one condition. Absent filters have no effect; without any, every row matches. `Filters` is
 * `FiltersOf<typeof contract.list>`, or the body of a search.
 */
export function filtersOf<Filters extends object>(conditions: Conditions<Filters>) {
  const entries = Object.entries(conditions) as [keyof Filters & string, Condition<unknown>][]; // Keys and values belong together.
  return (filters: Filters): RawBuilder<SqlBool> => {
    const parts: Expression<SqlBool>[] = [];
    for (const [name, condition] of entries) {
      const value = filters[name];
      const part = value === undefined || value === null ? undefined : condition(value);
      if (part) parts.push(part);
    }
    return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
  };
}

/** The column equals the value. */
export const equals =
  (column: string): Condition<string | boolean | number> =>
  (value) =>
    sql<SqlBool>`${sql.ref(column)} = ${value}`;

/** `true` selects rows where the column is true; `false` has no effect. */
export const isTrue =
  (column: string): Condition<boolean> =>
  (value) =>
    value ? sql<SqlBool>`${sql.ref(column)}` : undefined;

/** Every word of the text occurs in one of the columns, ignoring case. */
export const containsWords =
  (...columns: (string | RawBuilder<string | null>)[]): Condition<string> =>
  (text) =>
    hasWords(text, ...columns.map((one) => (typeof one === "string" ? sql<string | null>`${sql.ref(one)}` : one)));
