import { type RawBuilder, sql } from "kysely";

/**
 * True if every word of the search text occurs in one of the columns, ignoring case. True for an empty text. Columns are SQL expressions of
 * text, never user input.
 */
export function hasWords(text: string | undefined, ...columns: RawBuilder<string | null>[]): RawBuilder<boolean> {
  const words = (text ?? "").split(/\s+/).filter(Boolean);
  const whole = sql`lower(concat_ws(' ', ${sql.join(columns)}))`;
  const parts = words.map((word) => sql`position(lower(${word}) in ${whole}) > 0`);
  return sql<boolean>`(${parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`})`;
}
