import type pg from "pg";
import { loadedTables } from "./lines.ts";

/** Tables that are filled from the loaded ones at the end. */
const rollupTables = [
  ...["turnover", "hour_turnover", "payment_turnover", "customer_turnover", "customer_day_turnover"],
  ...["customer_month_turnover", "customer_year_turnover"],
  ...["goods_turnover", "tax_turnover", "item_tax_turnover", "buyers_of_day", "transaction_totals"],
];

/** A foreign key, unique constraint or index, as the database describes it. */
interface Definition {
  drop: string;
  create: string;
}

const describe = `
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
    format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as create
  from pg_constraint c where c.conrelid = any($1::regclass[]) and c.contype = any($2::"char"[])
  order by c.conrelid::regclass::text, c.conname`;
const describeIndexes = `
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as create
  from pg_index i where i.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint c where c.conrelid = i.indrelid and c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
  order by i.indexrelid::regclass::text`;

/** Whether the client's business is the only one in the database. */
export async function isAlone(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>(
    "select not exists (select from entrance where business_id <> current_business()) as alone",
  );
  return rows[0]?.alone ?? false;
}

/** What creates the dropped definitions again: indexes when all rows are there, foreign keys when the rollups are too. */
export interface Dropped {
  createIndexes(): Promise<void>;
  createForeignKeys(): Promise<void>;
}

/**
 * Drops the foreign keys and secondary indexes of the loaded tables, and the foreign keys of the rollups, until they are created again: that
 * checks and sorts all rows at once instead of one by one. Locks the referenced tables too, and checks the rows of all businesses.
 */
export async function dropIndexes(client: pg.ClientBase): Promise<Dropped> {
  const read = async (text: string, ...values: unknown[]) => (await client.query<Definition>(text, values)).rows;
  const foreignKeys = await read(describe, [...loadedTables, ...rollupTables], ["f"]);
  const indexes = [...(await read(describe, loadedTables, ["u"])), ...(await read(describeIndexes, loadedTables))];
  // Foreign keys depend on indexes, so they go first and come last.
  for (const { drop } of [...foreignKeys, ...indexes]) await client.query(drop);
  await client.query("set local maintenance_work_mem = '256MB'");
  const create = async (definitions: readonly Definition[]) => {
    for (const { create } of definitions) await client.query(create);
  };
  return { createIndexes: () => create(indexes), createForeignKeys: () => create(foreignKeys) };
}
