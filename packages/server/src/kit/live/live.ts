import type { EntityType } from "@patron/contract/enums";
import type { Pool, PoolClient, QueryConfig } from "pg";
import type { Logger } from "pino";
import { closeIdle, isQueryTimeout } from "../pool.ts";
import { type Changed, type History, historyOf, sumOf } from "./history.ts";

/** Receives changes. `undefined`: some may have been missed, so everything shown must be reloaded. */
export type Listener = (changed: Changed | undefined) => void;

export interface Subscription {
  /** Resolves when this server receives notifications: every later change is reported. Stays open while the database is away. */
  listening: Promise<void>;
  /** What has changed in the last milliseconds; undefined if this server has not listened for so long. */
  recent(milliseconds: number): Changed | undefined;
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
/** How long received changes are kept for screens that have read shortly before. */
const keptMs = 60_000;
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
  const received = historyOf(keptMs);
  let timer: NodeJS.Timeout | undefined;
  let link: Link | undefined;
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
    waiting.set(businessId, sumOf([waiting.get(businessId) ?? {}, more]));
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
      // It stays when the last subscriber leaves: the next one may ask what has changed since.
      link ??= listen(pool, log, { listenersOf, received });
      const { listening, since } = link;
      const stop = () => {
        listeners.delete(listener);
        if (listeners.size === 0 && listenersOf.get(businessId) === listeners) listenersOf.delete(businessId);
      };
      const recent = (milliseconds: number) => {
        const from = performance.now() - milliseconds;
        return milliseconds <= keptMs && since() <= from ? received.after(businessId, from) : undefined;
      };
      return { listening, stop, recent };
    },
    missed: () => notifyMissed(listenersOf),
    async close() {
      isClosed = true;
      link?.stop();
      if (timer) clearTimeout(timer);
    },
  };
}

/** Where notifications go. */
interface Receivers {
  listenersOf: ReadonlyMap<string, ReadonlySet<Listener>>;
  received: History;
}
interface Link {
  listening: Promise<void>;
  /** From when on no notification is lost, by `performance.now`; infinite while the connection is broken. */
  since(): number;
  stop(): void;
}

/** Listens on its own connection, and on a new one when it breaks. */
function listen(pool: Pool, log: Logger, receivers: Receivers): Link {
  const listening = Promise.withResolvers<void>();
  let client: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let isFirst = true;
  let since = Number.POSITIVE_INFINITY;

  async function connect(): Promise<void> {
    try {
      const taken = await pool.connect();
      if (stopped) return taken.release();
      client = taken;
      taken.on("error", lost);
      taken.on("notification", ({ payload }) => deliver(payload ?? "", receivers, log));
      await taken.query(`listen ${channel}`);
      since = performance.now();
      if (!isFirst) notifyMissed(receivers.listenersOf);
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
    since = Number.POSITIVE_INFINITY;
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
    since: () => since,
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

function deliver(payload: string, { listenersOf, received }: Receivers, log: Logger): void {
  try {
    const [businessId, changed] = JSON.parse(payload) as [string, Changed]; // Written only above.
    received.add(businessId, changed);
    for (const listener of listenersOf.get(businessId) ?? []) listener(changed);
  } catch (error) {
    log.warn({ err: error }, "a notification could not be read");
  }
}
