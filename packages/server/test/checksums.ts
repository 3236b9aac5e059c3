import type pg from "pg";

/** A checksum per table: the number of rows, and which transactions wrote them. */
export type Checksums = Record<string, string>;

/**
 * Reads the checksums of every table: of tables with `business_id` the rows of the selected business, of the others all, or with `business`
 * none. Adding, changing or removing a row changes them; a rolled-back transaction does not. Cheap, because no row is converted to text.
 */
export async function checksumsOf(
  owner: pg.Client,
  of: "business" | "everything",
  except: readonly string[] = [],
): Promise<() => Promise<Checksums>> {
  const { rows } = await owner.query<{ table: string; tenant: boolean }>(`
    select c.relname as table, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped) as tenant
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  const text = rows
    .filter(({ table, tenant }) => (tenant || of === "everything") && !except.includes(table))
    .map(({ table, tenant }) => {
      const sum = "count(*) || '/' || coalesce(sum(xmin::text::bigint), 0)";
      return `select '${table}' as table, ${sum} as sum from ${table} ${tenant ? "where business_id = current_business()" : ""}`;
    })
    .join(" union all ");
  return async () => {
    const found = await owner.query<{ table: string; sum: string }>({ name: "checksums", text });
    return Object.fromEntries(found.rows.map(({ table, sum }) => [table, sum]));
  };
}

/** The names of the tables with different checksums. */
export function changedTables(before: Checksums, after: Checksums): string[] {
  return Object.keys(after).filter((table) => before[table] !== after[table]);
}
