import type pg from "pg";
import { isDistributed } from "../../../server/src/kit/distributed/is-distributed.ts";
import { type LoadedTable, loadedTables } from "./lines.ts";

/** A foreign key, unique constraint or index, as the database describes it. */
interface Definition {
  drop: string;
  create: string;
}

const describe = `
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
    format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
      || case when c.contype = 'f' and c.convalidated then ' not valid' else '' end as create
  from pg_constraint c where (c.conrelid = any($1::regclass[]) or c.confrelid = any($1::regclass[])) and c.contype = $2::"char"
  order by c.conrelid::regclass::text, c.conname`;
const describeIndexes = `
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as create
  from pg_index i where i.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint c where c.conrelid = i.indrelid and c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
  order by i.indexrelid::regclass::text`;
const listUnchecked = `
  select format('alter table %s validate constraint %I', c.conrelid::regclass, c.conname) as validate
  from pg_constraint c where (c.conrelid = any($1::regclass[]) or c.confrelid = any($1::regclass[])) and c.contype = 'f' and not c.convalidated
  order by c.conrelid::regclass::text, c.conname`;

/** Whether the client's business is the only one in the database. */
export async function isAlone(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>(
    "select not exists (select from entrance where business_id <> current_business()) as alone",
  );
  return rows[0]?.alone ?? false;
}

/** What was dropped, and what creates it again when all rows are there. */
export interface Dropped {
  /** Tables without rows, which COPY may fill with frozen ones. */
  empty: ReadonlySet<LoadedTable>;
  createIndexes(): Promise<void>;
  /** Rows that are there already are checked by `checkForeignKeys`. */
  createForeignKeys(): Promise<void>;
}

/**
 * Drops the secondary indexes of the loaded tables, and foreign keys from and to them, until they are created again: that checks and sorts all rows at
 * once instead of one by one. Locks the tables on the other side of the foreign keys too.
 */
export async function dropIndexes(client: pg.ClientBase): Promise<Dropped> {
  const read = async (text: string, ...values: unknown[]) =>
    (await client.query<Definition>(text, [loadedTables, ...values])).rows;
  const foreignKeys = await read(describe, "f");
  const indexes = [...(await read(describe, "u")), ...(await read(describeIndexes))];
  // Foreign keys depend on indexes, so they go first and come last.
  for (const { drop } of [...foreignKeys, ...indexes]) await client.query(drop);
  await allowMemory(client);
  const create = async (definitions: readonly Definition[]) => {
    for (const { create } of definitions) await client.query(create);
  };
  return {
    empty: await truncateEmpty(client),
    createIndexes: () => create(indexes),
    createForeignKeys: () => create(foreignKeys),
  };
}

/**
 * Truncates the loaded tables that have no rows, because only then COPY can freeze: the rows need no second writing by the first reader or VACUUM, and
 * foreign keys can be checked by reading indexes alone. Returns these tables; none on a cluster, where freezing was not tried.
 */
async function truncateEmpty(client: pg.ClientBase): Promise<ReadonlySet<LoadedTable>> {
  if (await isDistributed(client)) return new Set();
  const empty: LoadedTable[] = [];
  for (const table of loadedTables) {
    const { rows } = await client.query<{ is_empty: boolean }>(`select not exists (select from ${table}) as is_empty`);
    if (rows[0]?.is_empty) empty.push(table);
  }
  if (empty.length > 0) await client.query(`truncate ${empty.join(", ")}`);
  return new Set(empty);
}

/** Checks every foreign key of the loaded tables that has not been checked for all rows. Others can write at the same time. Fails if a row refers to none. */
export async function checkForeignKeys(client: pg.ClientBase): Promise<void> {
  await allowMemory(client);
  const { rows } = await client.query<{ validate: string }>(listUnchecked, [loadedTables]);
  for (const { validate } of rows) await client.query(validate);
}

/** For creating indexes and checking foreign keys. */
const allowMemory = (client: pg.ClientBase) => client.query("set local maintenance_work_mem = '256MB'");
