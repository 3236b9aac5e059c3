import { type RawBuilder, sql } from "kysely";

/**
 * True where every word of the search text stands within one of the columns, whatever its case. True for an empty text.
 * Columns are SQL expressions of text, never what a caller wrote.
 */
export function hasWords(text: string | undefined, ...columns: RawBuilder<string | null>[]): RawBuilder<boolean> {
  const words = (text ?? "").split(/\s+/).filter(Boolean);
  const whole = sql`lower(concat_ws(' ', ${sql.join(columns)}))`;
  const parts = words.map((word) => sql`position(lower(${word}) in ${whole}) > 0`);
  return sql<boolean>`(${parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`})`;
}
