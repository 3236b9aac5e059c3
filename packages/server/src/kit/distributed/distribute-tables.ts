import pg from "pg";
import { isolationExceptions } from "../database/isolation-exceptions.ts";
import { clusterSettings } from "./cluster-settings.ts";
import { isDistributed } from "./is-distributed.ts";

/** Copied to every machine: rows of many businesses refer to the first two, and a till is known by its token before its business is. */
const referenceTables = ["person", "business", "terminal_token"];
/** The table whose colocation group the others join: its shards lie together, business by business. */
const firstTable = "account";

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
  /** It leads from a table of the coordinator to a distributed one. Citus has none such. */
  leavesCoordinator: boolean;
}

/**
 * Distributes the tenant tables of a Citus coordinator by business, so that all rows of a business lie on one machine, and copies `person` and
 * `business` to every machine. Global tables stay on the coordinator. Runs in the caller's transaction and does nothing when all is
 * distributed already. Foreign keys are made again afterwards, because a table cannot be distributed before those that it refers to.
 */
export async function distributeTables(client: pg.Client): Promise<string[]> {
  const waiting = await undistributed(client);
  await keepSettings(client);
  const keys = await foreignKeys(client, waiting);
  if (waiting.length === 0 && keys.length === 0) return [];
  for (const [name, value] of Object.entries(clusterSettings)) await client.query(`set local ${name} = '${value}'`);
  // It reports each table and its rows.
  await client.query("set local client_min_messages = warning");
  await letAcrossConnect(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of waiting) await distribute(client, table);
  for (const { table, name, definition, leavesCoordinator } of keys)
    if (!leavesCoordinator) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  return waiting;
}

/** Tenant and reference tables that are neither distributed nor copied: the copied ones first, then the one that the others join. */
async function undistributed(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and (c.relname = any($1) or c.relname <> all($2)
         and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped))
       and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid
         and (d.partmethod = 'h' or d.partmethod = 'n' and d.repmodel = 't'))
     order by array_position($1, c.relname::text), c.relname <> $3, c.relname`,
    [referenceTables, isolationExceptions.globalTables, firstTable],
  );
  return rows.map(({ name }) => name);
}

/** Stores the settings with the database, if it has others. */
async function keepSettings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; kept: string[] }>(
    `select current_database() as name, coalesce((
       select s.setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
       where d.datname = current_database() and s.setrole = 0), '{}') as kept`,
  );
  const { name, kept } = rows[0]!; // A query without FROM has one row.
  for (const [setting, value] of Object.entries(clusterSettings)) {
    if (!kept.includes(`${setting}=${value}`))
      await client.query(`alter database ${pg.escapeIdentifier(name)} set ${setting} = '${value}'`);
  }
}

/** The workers are asked in the name of the role that runs a function; this one has no password, so only they can be reached with it. */
async function letAcrossConnect(client: pg.Client): Promise<void> {
  const may = await holds(client, "select rolcanlogin as held from pg_roles where rolname = 'patron_across'");
  if (!may) await client.query("alter role patron_across login");
}

/**
 * Before a migration of a distributed database: a new table may refer to distributed and to copied ones before it is distributed itself. Otherwise
 * Citus would enter it as a table of the coordinator that others refer to, which may not refer to distributed ones.
 */
export async function allowReferences(client: pg.Client): Promise<void> {
  if (await isDistributed(client))
    await client.query("set local citus.enable_local_reference_table_foreign_keys = off");
}

/** The foreign keys between tables that are distributed now and any others, and those of new tables of the coordinator to copied ones. */
async function foreignKeys(client: pg.Client, waiting: string[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select k.conrelid::regclass::text as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition,
       (holder.relname = any($2) and target.relname <> all($2) and target.relname <> all($3)) as "leavesCoordinator"
     from pg_constraint k join pg_class holder on holder.oid = k.conrelid join pg_class target on target.oid = k.confrelid
     where k.contype = 'f' and k.conparentid = 0 and holder.relnamespace = 'public'::regnamespace
       and (holder.relname = any($1) or target.relname = any($1)
         or target.relname = any($3) and not exists (select from pg_dist_partition d where d.logicalrelid = holder.oid))
     order by 1, 2`,
    [waiting, isolationExceptions.globalTables, referenceTables],
  );
  return rows;
}

async function distribute(client: pg.Client, table: string): Promise<void> {
  const name = pg.escapeIdentifier(table);
  const isForced = await holds(
    client,
    `select relforcerowsecurity as held from pg_class where oid = '${name}'::regclass`,
  );
  // Row security that also binds the owner would hide the rows that are to be copied.
  if (isForced) await client.query(`alter table ${name} no force row level security`);
  const isFilled = await holds(client, `select exists (select from ${name}) as held`);
  if (referenceTables.includes(table)) await client.query("select create_reference_table($1)", [table]);
  else {
    const group = table === firstTable ? "none" : firstTable;
    await client.query("select create_distributed_table($1, 'business_id', colocate_with => $2)", [table, group]);
  }
  // The rows were copied to their shards, and those that they were copied from cannot be read any more.
  if (isFilled) await client.query("select truncate_local_data_after_distributing_table($1)", [table]);
  if (isForced) await client.query(`alter table ${name} force row level security`);
}

async function holds(client: pg.Client, text: string): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(text);
  return rows[0]?.held ?? false;
}
