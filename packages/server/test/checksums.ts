import type pg from "pg";
import { inject } from "vitest";
import { placeOf } from "./citus/where.ts";
import { insideOf, openConnection } from "./own-database.ts";

/** A checksum per table: the number of rows, and which transactions wrote them. */
export type Checksums = Record<string, string>;

/**
 * Reads the checksums of every table: of tables with `business_id` the rows of one business, of the others all, or with `business`
 * none. Adding, changing or removing a row changes them; a rolled-back transaction does not. Cheap, because no row is converted to text.
 */
export async function checksumsOf(
  owner: pg.Client,
  businessId: string,
  of: "business" | "everything",
  except: readonly string[] = [],
): Promise<() => Promise<Checksums>> {
  const { rows } = await owner.query<Table>(`
    select c.relname as name, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped) as tenant
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  const tables = rows.filter(({ name, tenant }) => (tenant || of === "everything") && !except.includes(name));
  const place = inject("nodes").length > 0 ? await placeOf(businessId, owner) : undefined;
  const elsewhere = tables.filter(({ name }) => place?.shards.has(name));
  const here = sumsOf(tables.filter((table) => !elsewhere.includes(table)));
  if (!place) return async () => checksumsFrom(await insideOf(owner, businessId, { ...here, values: [businessId] }));
  // The coordinator would plan a hundred tables anew each time, so the machine of the business is asked itself.
  const machine = await openConnection(place.node);
  const there = sumsOf(elsewhere.map((table) => ({ ...table, stored: place.shards.get(table.name) })));
  return async () => ({
    ...checksumsFrom(await insideOf(owner, businessId, { ...here, values: [businessId] })),
    ...checksumsFrom((await machine.query<Sum>({ ...there, values: [businessId] })).rows),
  });
}

interface Table {
  name: string;
  tenant: boolean;
  /** Its name on the machine of the business. */
  stored?: string | undefined;
}
interface Sum {
  table: string;
  sum: string;
}

/** A statement with the business as its parameter, prepared once by each connection. */
function sumsOf(tables: Table[]): { name: string; text: string } {
  const sum = "count(*) || '/' || coalesce(sum(xmin::text::bigint), 0)";
  const text = tables
    .map(
      ({ name, tenant, stored = name }) =>
        `select '${name}' as table, ${sum} as sum from ${stored} ${tenant ? "where business_id = $1" : "where $1::uuid is not null"}`,
    )
    .join(" union all ");
  return { name: `checksums of ${tables.length} tables`, text };
}

function checksumsFrom(sums: Sum[]): Checksums {
  return Object.fromEntries(sums.map(({ table, sum }) => [table, sum]));
}

/** The names of the tables with different checksums. */
export function changedTables(before: Checksums, after: Checksums): string[] {
  return Object.keys(after).filter((table) => before[table] !== after[table]);
}
