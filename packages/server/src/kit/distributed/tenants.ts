import type pg from "pg";
import { StartRefused } from "../database/start-refused.ts";
import { isDistributed } from "./is-distributed.ts";

/** Where a business lies. The businesses of one place lie and move together. */
export interface PlacedBusiness {
  id: string;
  code: string;
  title: string;
  shard: string;
  host: string;
  port: number;
  /** What the place takes on its machine, with all of its businesses. */
  bytes: bigint;
  /** How many other businesses the place has. */
  others: number;
}

/** Every business with its place, the largest places first; ties by code. Only on the coordinator of a cluster. */
export async function listTenants(client: pg.Client): Promise<PlacedBusiness[]> {
  await requireDistributed(client);
  const { rows } = await client.query<Omit<PlacedBusiness, "bytes"> & { bytes: string }>(`
    with place as (
      select s.shardid, n.nodename as host, n.nodeport as port, (
        select coalesce(sum(z.size), 0) from citus_shard_sizes() z join pg_dist_shard o on o.shardid = z.shard_id
          join pg_dist_partition t on t.logicalrelid = o.logicalrelid
        where o.shardminvalue = s.shardminvalue and t.colocationid = p.colocationid) as bytes
      from pg_dist_shard s join pg_dist_partition p on p.logicalrelid = s.logicalrelid
      join pg_dist_placement l on l.shardid = s.shardid join pg_dist_node n on n.groupid = l.groupid
      where s.logicalrelid = 'account'::regclass),
    placed as materialized (
      select business_id, business_code, title, get_shard_id_for_distribution_column('account', business_id) as shard from business)
    select b.business_id as id, b.business_code as code, b.title, b.shard::text as shard, place.host, place.port,
      place.bytes::text as bytes, (count(*) over (partition by b.shard))::int - 1 as others
    from placed b join place on place.shardid = b.shard
    order by place.bytes desc, b.shard, b.business_code`);
  return rows.map((row) => ({ ...row, bytes: BigInt(row.bytes) }));
}

/**
 * Gives a business a place of its own. Everybody at the old place reads on; who writes waits or is told to come again until it is done. Citus can
 * also follow the changes meanwhile by logical replication, but PostgreSQL replicates nothing into tables with row-level security.
 */
export async function isolateTenant(client: pg.Client, code: string): Promise<PlacedBusiness> {
  const { id, others } = await findTenant(client, code);
  if (others > 0)
    await client.query("select isolate_tenant_to_new_shard('account', $1::uuid, 'CASCADE', 'block_writes')", [id]);
  return await findTenant(client, code);
}

/** Moves a business that has a place of its own to another machine. It reads on; who writes waits or is told to come again until it is done. */
export async function moveTenant(
  client: pg.Client,
  code: string,
  to: { host: string; port: number },
): Promise<PlacedBusiness> {
  const { shard, host, port, others } = await findTenant(client, code);
  if (others > 0)
    throw new StartRefused(
      `Business ${code} shares its place with ${others} other(s). Isolate it first: npm run tenants -- isolate ${code}.`,
    );
  const { rows } = await client.query<{ host: string; port: number }>(
    "select nodename as host, nodeport as port from pg_dist_node where shouldhaveshards and isactive order by 1, 2",
  );
  if (!rows.some((node) => node.host === to.host && node.port === to.port)) {
    const known = rows.map((node) => `${node.host}:${node.port}`).join(", ");
    throw new StartRefused(`The cluster has no worker ${to.host}:${to.port}, only ${known}.`);
  }
  if (host !== to.host || port !== to.port)
    await client.query("select citus_move_shard_placement($1::bigint, $2, $3, $4, $5, 'block_writes')", [
      shard,
      host,
      port,
      to.host,
      to.port,
    ]);
  return await findTenant(client, code);
}

async function findTenant(client: pg.Client, code: string): Promise<PlacedBusiness> {
  const found = (await listTenants(client)).find((one) => one.code === code || one.id === code);
  if (!found) throw new StartRefused(`There is no business ${code}. npm run tenants -- list shows all.`);
  return found;
}

async function requireDistributed(client: pg.Client): Promise<void> {
  if (!(await isDistributed(client)))
    throw new StartRefused("This database is not the coordinator of a Citus cluster.");
}
