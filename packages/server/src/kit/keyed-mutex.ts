import type { PoolClient } from "pg";

/** The longest wait for another transaction of this process; afterwards the database decides. */
const timeoutMs = 1_000;

/** The last holder of each key, and how each transaction releases the keys that it holds. */
const holders = new Map<string, Promise<void>>();
const held = new WeakMap<PoolClient, Map<string, () => void>>();

/**
 * Waits until no other transaction of this process holds the key, and holds it until its own transaction ends. Without it, many
 * transactions that lock one row all wait in the database, where each keeps older versions of the row alive for the others to read past.
 * It is an optimisation, not a guarantee: other servers do not share the key, and a transaction that waits too long continues without it.
 */
export async function lockKey(client: PoolClient, key: string): Promise<void> {
  const own = held.get(client) ?? new Map<string, () => void>();
  if (own.has(key)) return;
  held.set(client, own);
  const before = holders.get(key);
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const last = before ? before.then(() => released) : released;
  holders.set(key, last);
  own.set(key, () => {
    if (holders.get(key) === last) holders.delete(key);
    resolve();
  });
  if (before) await atMost(before, timeoutMs);
}

/** Releases every key of a transaction that ends. */
export function unlockKeys(client: PoolClient): void {
  for (const release of held.get(client)?.values() ?? []) release();
  held.delete(client);
}

async function atMost(waiting: Promise<void>, ms: number): Promise<void> {
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, ms);
  await Promise.race([waiting, timeout.promise]);
  clearTimeout(timer);
}
