import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { preparedNames, useNames } from "./database/prepared.ts";
import { rowTypes } from "./database/rows.ts";

/** A connection on which a transaction begins. Statements may be sent at once: they follow the BEGIN. */
export interface Begun {
  client: pg.PoolClient;
  /** The reason why the connection is unusable, once it has broken. */
  broken(): Error | undefined;
  /**
   * The original cause of a failed transaction. After the first error the database rejects all further statements, and in a pipeline such a
   * rejection may arrive first: it contains neither whether to retry nor the cause.
   */
  causeOf(error: unknown): unknown;
  /** Releases the connection; a broken one, or one with a reason, is closed. Later calls do nothing. */
  close(reason?: Error): void;
  /**
   * Releases the connection with its transaction, which has only read: the next one on it ends both in one write. Does nothing and returns false where
   * connections are not taken through `begin` alone.
   */
  leave(): boolean;
}

/** A new connection costs a call fifty times as much as one that has planned its statements, so those of a busy minute are kept for a while. */
const idleMs = 300_000;
/** The time limit for BEGIN: it costs the database nothing, so a slower connection is silent. */
const beginMs = 3_000;

const opened = new WeakMap<pg.Pool, { config: pg.PoolConfig; log: Logger }>();
function openedWith(pool: pg.Pool): { config: pg.PoolConfig; log: Logger } {
  const known = opened.get(pool);
  if (!known) throw new Error("The pool was opened by something else.");
  return known;
}

/** What a pool was opened with, as plain data: a thread opens connections of its own with it. */
export function configOf(pool: pg.Pool): pg.PoolConfig {
  return openedWith(pool).config;
}

/** The log of whoever opened a pool. */
export function logOf(pool: pg.Pool): Logger {
  return openedWith(pool).log;
}

/** Connections like those of a pool, but to another server, with more settings. */
export function openBeside(
  pool: pg.Pool,
  { host, port, settings }: { host: string; port: number; settings: Readonly<Record<string, string>> },
): pg.Pool {
  const { config, log } = openedWith(pool);
  const options = [config.options ?? "", ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)];
  return openPool({ ...config, host, port, options: options.join(" ") }, log);
}

/**
 * Idle connections whose last transaction has only read and is still open. Its commit says nothing that anybody waits for, but a write of its own wakes the
 * database and costs as much as sending a statement, so it travels with the beginning of the next transaction.
 */
const left = new Map<pg.PoolClient, pg.Pool>();
/** A transaction is left open for no longer: it holds the locks of its tables, for which migrations wait. */
const leftMs = 5;
let isTimed = false;

function leaveOpen(pool: pg.Pool, client: pg.PoolClient): void {
  left.set(client, pool);
  if (isTimed) return;
  isTimed = true;
  setTimeout(() => {
    isTimed = false;
    for (const one of [...left.keys()]) endLeft(one);
  }, leftMs).unref();
}

/** Ends the transaction that was left open on a connection. If that fails its connection has broken; whoever uses it next gets the error as well. */
function endLeft(client: pg.PoolClient): void {
  const pool = left.get(client);
  if (!pool) return;
  left.delete(client);
  client.query("commit").catch((error: unknown) => {
    if (!pool.ending) logOf(pool).warn({ err: error }, "a transaction that had only read could not be ended");
  });
}

type Taken = Parameters<pg.Pool["connect"]>[0];

/** A pool whose idle connections may have a transaction that was left open. Whoever takes one without beginning another finds it ended. */
class Connections extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (!taken)
      return super.connect().then((client) => {
        endLeft(client);
        return client;
      });
    super.connect((error, client, release) => {
      if (client) endLeft(client);
      taken(error, client, release);
    });
    return undefined;
  }

  /** A connection for a transaction that ends the one before it. */
  connectToBegin(): Promise<pg.PoolClient> {
    return super.connect();
  }
}

/** The server's connections. A broken idle one is replaced by the next request and must not end the process. */
export function openPool(config: pg.PoolConfig, log: Logger): pg.Pool {
  const pool = new Connections({ pipeline: true, idleTimeoutMillis: idleMs, ...config, types: rowTypes });
  opened.set(pool, { config, log });
  pool.on("error", (error) => {
    // Stopping the database right after us cuts connections that are still closing.
    if (!pool.ending) log.warn({ err: error }, "an idle database connection broke");
  });
  // The pool stops listening when it hands a connection out, and its user starts a moment later; the database's end may arrive in between.
  // Without a listener it would end the process, and the first statement reports it anyway.
  pool.on("connect", (client) => client.on("error", () => {}));
  const names = preparedNames();
  pool.on("connect", (client) => useNames(client, names));
  return pool;
}

/**
 * Takes a connection and begins a transaction with `text`. It travels with the first statements; if it fails, they fail. If `signal` aborts, the
 * connection is closed and everything waiting on it fails; the database rolls back by itself.
 */
export async function begin(pool: pg.Pool, text: string, signal?: AbortSignal): Promise<Begun> {
  const begun = watched(pool, await connect(pool, signal), signal);
  const isLeft = left.delete(begun.client);
  const query: pg.QueryConfig & { query_timeout: number } = {
    text: isLeft ? `commit; ${text}` : text,
    query_timeout: beginMs,
  };
  sendTogether(begun.client);
  begun.client.query(query).catch((error: unknown) => {
    begun.close(error instanceof Error ? error : new Error("no transaction began"));
    if (isQueryTimeout(error)) closeIdle(pool);
  });
  return begun;
}

/** Listens for the connection's end: an unhandled event would end the process. */
function watched(pool: pg.Pool, client: pg.PoolClient, signal: AbortSignal | undefined): Begun {
  let isCheckedOut = true;
  let broken: Error | undefined;
  let failed: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  const onFailure = (error: Error) => {
    if (!isRefusal(error)) failed = error;
  };
  const close = (reason = broken) => {
    if (!isCheckedOut) return;
    isCheckedOut = false;
    signal?.removeEventListener("abort", cut);
    client.release(reason);
    // The driver would wait for the statements that are on their way.
    if (reason) client.connection.stream.destroy();
    client.off("error", onError);
    client.connection.off("errorMessage", onFailure);
  };
  const cut = () => close(new Error("It took too long."));
  client.on("error", onError);
  client.connection.on("errorMessage", onFailure);
  signal?.addEventListener("abort", cut);
  const causeOf = (error: unknown) => (isRefusal(error) ? (failed ?? error) : error);
  const leave = () => {
    if (!(pool instanceof Connections)) return false;
    if (isCheckedOut && !broken) leaveOpen(pool, client);
    close();
    return true;
  };
  return { client, broken: () => broken, causeOf, close, leave };
}

/** PostgreSQL's code for a statement in a transaction that has failed already. */
export const failedTransaction = "25P02";
/** Whether the database only reports that the transaction has failed already. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === failedTransaction;
}

/** How long a call waits for the database to have a connection free, as other processes give theirs back. */
const grantMs = 4_000;

/** A connection, idle or new. Servers that start or end beside us may hold all that the database grants; for a moment that fails nobody. */
async function granted(pool: pg.Pool, signal: AbortSignal | undefined): Promise<pg.PoolClient> {
  const until = performance.now() + grantMs;
  for (;;) {
    try {
      return await (pool instanceof Connections ? pool.connectToBegin() : pool.connect());
    } catch (error) {
      if (!isAllTaken(error) || signal?.aborted || performance.now() > until) throw error;
    }
    await wait(50);
  }
}

/** PostgreSQL's code for a connection that it refuses because all are in use. */
const tooManyConnections = "53300";
function isAllTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === tooManyConnections;
}

async function connect(pool: pg.Pool, signal: AbortSignal | undefined): Promise<pg.PoolClient> {
  signal?.throwIfAborted();
  const connecting = granted(pool, signal);
  if (!signal) return await connecting;
  const over = Promise.withResolvers<never>();
  const giveUp = () => {
    over.reject(signal.reason);
    // The connection may still arrive; the next user can have it.
    connecting.then(
      (client) => client.release(),
      () => {},
    );
  };
  signal.addEventListener("abort", giveUp);
  try {
    return await Promise.race([connecting, over.promise]);
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
}

/** What became of statements whose results nobody awaits, by the connection of their transaction. */
const sentOn = new WeakMap<object, { failure?: { error: unknown } }>();

/** Makes the transaction of a connection fail if a statement does whose result nobody awaits. The first failure counts. */
export function watchSent(client: pg.PoolClient, sent: Promise<unknown>): void {
  const state = sentOn.get(client) ?? {};
  sentOn.set(client, state);
  sent.catch((error: unknown) => {
    state.failure ??= { error };
  });
}

/** Fails if a watched statement could not be sent. The driver reports that a moment later, and must do so before the commit. */
export async function requireSent(client: pg.PoolClient): Promise<void> {
  if (!sentOn.has(client)) return;
  await new Promise(setImmediate);
  requireSucceeded(client);
}

/** Fails if a watched statement has failed. */
export function requireSucceeded(client: pg.PoolClient): void {
  const failure = sentOn.get(client)?.failure;
  if (failure) throw failure.error;
}

export function forgetSent(client: pg.PoolClient): void {
  sentOn.delete(client);
}

const corked = new WeakSet<object>();

/**
 * Sends everything that is queried before the event loop goes on in one write, and so in one round trip; the database answers in order. Each
 * is a separate statement and sees the effects of earlier ones.
 */
export function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  if (corked.has(stream)) return;
  corked.add(stream);
  stream.cork();
  // A tick that is queued by a microtask runs when all microtasks are done, and with them everything that does not wait for the network.
  queueMicrotask(() =>
    process.nextTick(() => {
      corked.delete(stream);
      stream.uncork();
    }),
  );
}

/** Whether the driver gave up waiting for a response. It has no code for that, only a message. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}

/**
 * Closes the idle connections after another one was found silent: behind a firewall that dropped it, or with a machine that vanished, the
 * others are no better, and each would cost a request its whole timeout.
 */
export function closeIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    );
  }
}
