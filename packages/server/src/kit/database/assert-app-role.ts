import type pg from "pg";
import { connected } from "./connection.ts";
import { isolationExceptions } from "./isolation-exceptions.ts";
import { StartRefused } from "./start-refused.ts";
import { findIsolationGaps } from "./tenant-isolation.ts";

/**
 * Refuses to start unless row-level security applies to this role and is enabled for every table. It queries the catalog as the app role
 * itself, so a wrong URL is found before the first request. Superusers, BYPASSRLS roles and owners bypass row-level security silently.
 */
export async function assertAppRole(app: pg.PoolConfig, lists = isolationExceptions): Promise<void> {
  const gaps = await connected(app, async (client) => {
    const { rows } = await client.query<{ power: string }>(powers);
    return [...rows.map((row) => `the app role ${row.power}`), ...(await findIsolationGaps(client, lists))];
  });
  if (gaps.length > 0) throw new StartRefused(`tenant isolation has ${gaps.length} gap(s): ${gaps.join("; ")}.`);
}

/** Roles that it can switch to count as well, because SET ROLE is one statement away. Ordered by text. */
const powers = `
with me as (
  select r.* from pg_roles r where pg_has_role(current_user, r.oid, 'MEMBER') or r.rolname = current_user
)
select power from (
  select 'is a superuser' || via as power from (select rolsuper, case when rolname = current_user then '' else ' through ' || rolname end as via from me) s where rolsuper
  union all
  select 'has BYPASSRLS' from me where rolbypassrls
  union all
  select 'can create roles' from me where rolcreaterole
  union all
  select 'can replicate' from me where rolreplication
  union all
  select 'owns the database' from pg_database d join me on me.oid = d.datdba where d.datname = current_database()
  union all
  select 'owns schema ' || n.nspname from pg_namespace n join me on me.oid = n.nspowner where n.nspname in ('public', 'graphile_worker')
  union all
  select 'owns ' || c.oid::regclass::text from pg_class c join me on me.oid = c.relowner where c.relnamespace = 'public'::regnamespace
  union all
  select 'owns function ' || p.oid::regprocedure from pg_proc p join me on me.oid = p.proowner where p.pronamespace = 'public'::regnamespace
  union all
  select 'may create tables in schema public' where has_schema_privilege('public', 'CREATE')
  union all
  select 'is a member of ' || rolname from me where rolname in ('patron_owner', 'patron_worker', 'patron_across', 'pg_write_all_data', 'pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files')
) found
order by power`;
