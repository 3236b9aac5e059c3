import type { EntityType } from "@patron/contract/enums";
import type { Pool, PoolClient, QueryConfig } from "pg";
import type { Logger } from "pino";
import { closeIdle, isQueryTimeout } from "../pool.ts";

/** The changes in a business since the last notification: a count by entity type. */
export type Changed = Partial<Record<EntityType, number>>;
/** Receives changes. `undefined`: some may have been missed, so everything shown must be reloaded. */
export type Listener = (changed: Changed | undefined) => void;

export interface Subscription {
  /** Resolves when this server receives notifications: every later change is reported. Stays open while the database is away. */
  listening: Promise<void>;
  stop(): void;
}

export interface Live {
  /** Notifies all subscribers of the business, on every server of this database, shortly afterwards. Never throws or waits. */
  publish(businessId: string, entityTypes: readonly EntityType[]): void;
  /** Calls the listener for changes of a business until stopped. */
  subscribe(businessId: string, listener: Listener): Subscription;
  /** Reports to all subscribers of this process that they may have missed changes. */
  missed(): void;
  close(): Promise<void>;
}

const channel = "patron_live";
/** Changes within this time are sent in one notification. */
const collectMs = 250;
const retryMs = 1_000;
/** A silent connection is detected by a ping, with this interval and timeout. */
const pingMs = 5_000;
const pingTimeoutMs = 3_000;

/** Notifies all subscribers of a business at once: for jobs, which have committed. A lost notification is one that screens load later. */
export async function announce(pool: Pool, businessId: string, entityTypes: readonly EntityType[]): Promise<void> {
  if (entityTypes.length === 0) return;
  const changed: Changed = Object.fromEntries(entityTypes.map((entityType) => [entityType, 1]));
  await pool.query("select pg_notify($1, $2)", [channel, JSON.stringify([businessId, changed])]);
}

/**
 * Sends change notifications to all servers through the database. Notifying takes a lock that all commits of a database share, so it
 * happens after the commit, for all changes of a moment together. A server that crashes in between sends nothing; that is why clients
 * reload when they reconnect, and why the other processes of that server call `missed`.
 */
export function openLive(pool: Pool, log: Logger): Live {
  const listenersOf = new Map<string, Set<Listener>>();
  const waiting = new Map<string, Changed>();
  let timer: NodeJS.Timeout | undefined;
  let link: Subscription | undefined;
  let isClosed = false;

  async function send(): Promise<void> {
    timer = undefined;
    const taken = [...waiting];
    waiting.clear();
    const all = taken.map(([businessId, changed]) => JSON.stringify([businessId, changed]));
    try {
      await pool.query("select pg_notify($1, message) from unnest($2::text[]) message", [channel, all]);
    } catch (error) {
      log.warn({ err: error }, "changes could not be announced; retrying");
      for (const [businessId, changed] of taken) add(businessId, changed);
      if (!isClosed) timer ??= setTimeout(() => void send(), retryMs);
    }
  }
  function add(businessId: string, more: Changed): void {
    const changed = waiting.get(businessId) ?? {};
    for (const [entityType, count] of Object.entries(more) as [EntityType, number][]) // Its keys are entity types.
      changed[entityType] = (changed[entityType] ?? 0) + count;
    waiting.set(businessId, changed);
  }

  return {
    publish(businessId, entityTypes) {
      if (entityTypes.length === 0 || isClosed) return;
      for (const entityType of entityTypes) add(businessId, { [entityType]: 1 });
      timer ??= setTimeout(() => void send(), collectMs);
    },
    subscribe(businessId, listener) {
      const listeners = listenersOf.get(businessId) ?? new Set();
      listenersOf.set(businessId, listeners.add(listener));
      link ??= listen(pool, log, listenersOf);
      const { listening } = link;
      const stop = () => {
        listeners.delete(listener);
        if (listeners.size === 0 && listenersOf.get(businessId) === listeners) listenersOf.delete(businessId);
        if (listenersOf.size > 0) return;
        link?.stop();
        link = undefined;
      };
      return { listening, stop };
    },
    missed: () => notifyMissed(listenersOf),
    async close() {
      isClosed = true;
      link?.stop();
      if (timer) clearTimeout(timer);
    },
  };
}

/** Listens on its own connection while there are subscribers, and on a new one when it breaks. */
function listen(pool: Pool, log: Logger, listenersOf: ReadonlyMap<string, ReadonlySet<Listener>>): Subscription {
  const listening = Promise.withResolvers<void>();
  let client: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let isFirst = true;

  async function connect(): Promise<void> {
    try {
      const taken = await pool.connect();
      if (stopped) return taken.release();
      client = taken;
      taken.on("error", lost);
      taken.on("notification", ({ payload }) => deliver(payload ?? "", listenersOf, log));
      await taken.query(`listen ${channel}`);
      if (!isFirst) notifyMissed(listenersOf);
      isFirst = false;
      listening.resolve();
      later(ping, pingMs);
    } catch (error) {
      lost(error);
    }
  }
  async function ping(): Promise<void> {
    try {
      const query: QueryConfig & { query_timeout: number } = { text: "select 1", query_timeout: pingTimeoutMs };
      await client?.query(query);
      later(ping, pingMs);
    } catch (error) {
      if (isQueryTimeout(error)) closeIdle(pool);
      lost(error);
    }
  }
  function lost(error: unknown): void {
    if (stopped) return;
    log.warn({ err: error }, "the connection that listens for changes broke");
    isFirst = false;
    disconnect();
    later(connect, retryMs);
  }
  function later(work: () => Promise<void>, ms: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void work(), ms).unref();
  }
  function disconnect(): void {
    const previous = client;
    client = undefined;
    previous?.removeAllListeners("notification");
    previous?.off("error", lost);
    // Closed instead of released: it would keep listening for the next user.
    previous?.release(true);
  }

  void connect();
  return {
    listening: listening.promise,
    stop() {
      stopped = true;
      clearTimeout(timer);
      disconnect();
    },
  };
}

function notifyMissed(listenersOf: ReadonlyMap<string, ReadonlySet<Listener>>): void {
  for (const listeners of listenersOf.values()) for (const listener of listeners) listener(undefined);
}

function deliver(payload: string, listenersOf: ReadonlyMap<string, ReadonlySet<Listener>>, log: Logger): void {
  try {
    const [businessId, changed] = JSON.parse(payload) as [string, Changed]; // Written only above.
    for (const listener of listenersOf.get(businessId) ?? []) listener(changed);
  } catch (error) {
    log.warn({ err: error }, "a notification could not be read");
  }
}
