import type pg from "pg";
import { logOf, openBeside } from "../pool.ts";
import { clusterSettings, keepPlans } from "./cluster-settings.ts";
import { plansWithoutValues } from "./is-distributed.ts";

// A coordinator passes each statement on to the machine that has its rows, and both plan it. A transaction of one business can begin there.

/** How long the place of a business is remembered. The machine of one that has moved asks the other, as the coordinator would. */
const knownMs = 60_000;
/** The pause before a machine is tried that was not reached: the first, and the longest. */
const [pauseMs, longestPauseMs] = [10_000, 300_000];

interface Machine {
  pool: pg.Pool;
  /** Otherwise the coordinator serves its businesses, and it is tried at times. */
  isReached: boolean;
  triesAt: number;
  pauseMs: number;
}
interface Place {
  machine: Machine | undefined;
  until: number;
}
interface Cluster {
  machines: Map<string, Machine>;
  /** By business. */
  places: Map<string, Place>;
}
/** By the pool of the coordinator. */
const clusters = new WeakMap<pg.Pool, Cluster>();
const machineOf = new WeakMap<pg.Pool, Machine>();

/**
 * The connections for a transaction that touches rows of one business alone, and copied ones: those to its machine, unless the database is no
 * cluster, or the machine has not been reached from here. No call waits for a machine that cannot be reached.
 */
export async function poolFor(pool: pg.Pool, businessId: string): Promise<pg.Pool> {
  if (await plansWithoutValues(pool)) return pool;
  const cluster = clusters.get(pool) ?? { machines: new Map(), places: new Map() };
  clusters.set(pool, cluster);
  const now = performance.now();
  const known = cluster.places.get(businessId);
  const place = known ?? { machine: await find(pool, cluster, businessId), until: now + knownMs };
  if (!known) cluster.places.set(businessId, place);
  if (place.until < now) {
    // Others use the last place until this is done.
    place.until = now + knownMs;
    await renew(pool, cluster, businessId, place);
  }
  const { machine } = place;
  if (!machine) return pool;
  if (machine.isReached) return machine.pool;
  if (machine.triesAt < now) void reach(machine, now);
  return pool;
}

async function find(pool: pg.Pool, { machines }: Cluster, businessId: string): Promise<Machine | undefined> {
  const { rows } = await pool.query<{ host: string; port: number }>(
    `select n.nodename as host, n.nodeport as port from pg_dist_placement p join pg_dist_node n on n.groupid = p.groupid
     where p.shardid = get_shard_id_for_distribution_column('account', $1::uuid) and n.groupid <> 0`,
    [businessId],
  );
  const [at] = rows;
  if (!at) return undefined;
  const key = `${at.host}:${at.port}`;
  const known = machines.get(key);
  if (known) return known;
  const connections = openBeside(pool, { ...at, settings: clusterSettings });
  connections.on("connect", (client) => {
    // Without it, the connection plans every statement.
    keepPlans(client).catch((error: unknown) =>
      logOf(connections).warn({ err: error }, "a connection to a machine of the cluster keeps no plans"),
    );
  });
  const machine: Machine = { pool: connections, isReached: false, triesAt: 0, pauseMs };
  machines.set(key, machine);
  machineOf.set(connections, machine);
  return machine;
}

/** Finds a business again. While the coordinator does not answer, its tills go on selling where they did. */
async function renew(pool: pg.Pool, cluster: Cluster, businessId: string, place: Place): Promise<void> {
  try {
    place.machine = await find(pool, cluster, businessId);
  } catch (error) {
    logOf(pool).warn({ err: error }, "the machine of a business could not be looked up; the last one known serves it");
  }
}

/** Tries a machine; if it is reached, its businesses have its connections from now on. */
async function reach(machine: Machine, now: number): Promise<void> {
  machine.triesAt = now + machine.pauseMs;
  machine.pauseMs = Math.min(machine.pauseMs * 2, longestPauseMs);
  try {
    const client = await machine.pool.connect();
    client.release();
    Object.assign(machine, { isReached: true, pauseMs });
  } catch (error) {
    logOf(machine.pool).warn(
      { err: error },
      "a machine of the cluster was not reached; the coordinator serves its businesses",
    );
  }
}

/** Leaves the businesses of a machine to the coordinator until it is reached again, if the pool is one of a machine. */
export function leaveMachine(pool: pg.Pool): void {
  const machine = machineOf.get(pool);
  if (machine) Object.assign(machine, { isReached: false, triesAt: performance.now() + pauseMs });
}

/** Closes the connections of a pool, and those to the machines behind it. */
export async function endPool(pool: pg.Pool): Promise<void> {
  const machines = [...(clusters.get(pool)?.machines.values() ?? [])];
  await Promise.all([pool, ...machines.map((machine) => machine.pool)].map((one) => one.end()));
}
