import { type RawBuilder, sql } from "kysely";

/** The words of a search text; none of an empty one. */
export const wordsOf = (text: string | undefined): string[] => (text ?? "").split(/\s+/).filter(Boolean);

/**
 * True if every word of the search text occurs in one of the columns, ignoring case. True for an empty text. Columns are SQL expressions of
 * text, never user input.
 */
export function hasWords(text: string | undefined, ...columns: RawBuilder<string | null>[]): RawBuilder<boolean> {
  const whole = sql`lower(concat_ws(' ', ${sql.join(columns)}))`;
  const parts = wordsOf(text).map((word) => sql`position(lower(${word}) in ${whole}) > 0`);
  return sql<boolean>`(${parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`})`;
}
