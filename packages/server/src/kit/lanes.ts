import type { PoolClient } from "pg";

/** Nobody waits longer for another request of this process: from then on the database says who waits for whom. */
const patienceMs = 1_000;

/** The last one in each lane; and how each transaction leaves its lanes. */
const lanes = new Map<string, Promise<void>>();
const taken = new WeakMap<PoolClient, Map<string, () => void>>();

/**
 * Waits until no other transaction of this process is in the lane, and stays in it until its own is over. Many that want one
 * row would otherwise all wait in the database, where each keeps older states of the row alive for all to wade through.
 * Nothing is promised by it: other servers do not know of the lane, and whoever waits too long goes on.
 */
export async function takeLane(client: PoolClient, lane: string): Promise<void> {
  const own = taken.get(client) ?? new Map<string, () => void>();
  if (own.has(lane)) return;
  taken.set(client, own);
  const before = lanes.get(lane);
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const last = before ? before.then(() => left) : left;
  lanes.set(lane, last);
  own.set(lane, () => {
    if (lanes.get(lane) === last) lanes.delete(lane);
    resolve();
  });
  if (before) await atMost(before, patienceMs);
}

/** The transaction is over: whoever is next may go. */
export function leaveLanes(client: PoolClient): void {
  for (const leave of taken.get(client)?.values() ?? []) leave();
  taken.delete(client);
}

async function atMost(wanted: Promise<void>, ms: number): Promise<void> {
  const enough = Promise.withResolvers<void>();
  const timer = setTimeout(enough.resolve, ms);
  await Promise.race([wanted, enough.promise]);
  clearTimeout(timer);
}
