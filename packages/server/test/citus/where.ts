import type pg from "pg";
import { inject } from "vitest";
import type { DatabaseAddress } from "../../src/kit/database/address.ts";
import { connected } from "../../src/kit/database/connection.ts";
import type { TestServer } from "../server.ts";
import { type Shop, shop } from "../shop.ts";

/** The port of the machine where a business lies. */
export async function portOf(businessId: string, at: DatabaseAddress = inject("database")): Promise<number> {
  return await connected(at.owner, async (client) => {
    const { rows } = await client.query<{ port: number }>(
      `select n.nodeport as port from pg_dist_placement p join pg_dist_node n on n.groupid = p.groupid
       where p.shardid = get_shard_id_for_distribution_column('account', $1::uuid)`,
      [businessId],
    );
    const [row] = rows;
    if (!row) throw new Error(`Business ${businessId} lies nowhere.`);
    return row.port;
  });
}

/** The machine where a business lies, for its superuser, and the names that its tables have there. `owner` is connected to the coordinator. */
export async function placeOf(
  businessId: string,
  owner: pg.Client,
): Promise<{ node: pg.PoolConfig; shards: ReadonlyMap<string, string> }> {
  const { rows } = await owner.query<{ name: string; shard: string; port: number }>(
    `select s.logicalrelid::text as name, s.logicalrelid || '_' || s.shardid as shard, n.nodeport as port
     from pg_dist_shard s join pg_dist_placement p using (shardid) join pg_dist_node n using (groupid)
     where s.shardminvalue is not null and s.shardid = get_shard_id_for_distribution_column(s.logicalrelid, $1::uuid)`,
    [businessId],
  );
  const node = inject("nodes").find(({ port }) => port === rows[0]?.port);
  if (!node) throw new Error(`Business ${businessId} lies nowhere.`);
  const { database } = owner;
  return {
    node: { ...node, ...(database !== undefined && { database }) },
    shards: new Map(rows.map(({ name, shard }) => [name, shard])),
  };
}

/** Two shops whose businesses lie on different machines. */
export async function twoShops(server: TestServer, at: DatabaseAddress): Promise<[Shop, Shop]> {
  const one = await shop(server);
  const port = await portOf(one.w.businessId, at);
  for (;;) {
    const other = await shop(server);
    if ((await portOf(other.w.businessId, at)) !== port) return [one, other];
  }
}

/** How many transactions wait on any machine for the second phase of their commit. */
export async function preparedCount(at: DatabaseAddress, nodes = inject("nodes")): Promise<number> {
  const { database } = at.owner;
  const counts = await Promise.all(
    nodes.map((node) =>
      connected({ ...node, ...(database !== undefined && { database }) }, async (client) => {
        const { rowCount } = await client.query("select from pg_prepared_xacts where database = current_database()");
        return rowCount ?? 0;
      }),
    ),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}

/** Makes a machine refuse everybody until the returned function is called: as if it had gone. */
export async function cutOff(port: number, at: DatabaseAddress): Promise<() => Promise<void>> {
  const node = inject("nodes").find((one) => one.port === port);
  const { database } = at.owner;
  if (!node || !database) throw new Error(`No machine has port ${port}.`);
  const allow = (allowed: boolean) =>
    connected(node, async (client) => {
      await client.query(`alter database ${database} allow_connections ${allowed}`);
      if (!allowed)
        await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [database]);
    });
  await allow(false);
  return () => allow(true);
}
