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
  if (!place) {
    await countWrites(owner, except);
    const written = { name: "writes", text: "select last_value, is_called from writes" };
    let last: { at: string; sums: Checksums } | undefined;
    return async () => {
      // Counted first, so what is written between the two is read twice and not missed.
      const at = JSON.stringify((await owner.query(written)).rows);
      if (last?.at !== at) {
        last = { at, sums: checksumsFrom(await insideOf(owner, businessId, { ...here, values: [businessId] })) };
      }
      return last.sums;
    };
  }
  // The coordinator would plan a hundred tables anew each time, so the machine of the business is asked itself.
  const machine = await openConnection(place.node);
  const there = sumsOf(elsewhere.map((table) => ({ ...table, stored: place.shards.get(table.name) })));
  return async () => ({
    ...checksumsFrom(await insideOf(owner, businessId, { ...here, values: [businessId] })),
    ...checksumsFrom((await machine.query<Sum>({ ...there, values: [businessId] })).rows),
  });
}

/**
 * Counts the statements that write to any table but these, rolled back or not, in a sequence, which no rollback sets back. Most requests of a sweep
 * write nothing, and reading the sequence takes a twentieth of the time of all checksums.
 */
async function countWrites(owner: pg.Client, except: readonly string[]): Promise<void> {
  await owner.query(`
    create sequence if not exists writes;
    create or replace function count_write() returns trigger language plpgsql security definer as
      'begin perform nextval(''public.writes''); return null; end';`);
  const { rows } = await owner.query<{ table: string }>(
    `select oid::regclass::text as table from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relname = any($1)`,
    [except],
  );
  const times = "after insert or update or delete or truncate";
  const counted = rows.map(
    ({ table }) =>
      `create or replace trigger count_write ${times} on ${table} for each statement execute function count_write()`,
  );
  await owner.query(counted.join(";"));
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
