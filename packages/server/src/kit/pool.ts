import pg from "pg";
import type { Logger } from "pino";
import { rowTypes } from "./database/rows.ts";

/** A connection whose transaction has begun. */
export interface Begun {
  client: pg.PoolClient;
  /** Why the connection is of no more use, once it has broken. */
  broken(): Error | undefined;
  /**
   * What made the transaction fail. After the first failure the database refuses whatever was sent along, and of several that
   * are waited for together the refusal may be heard first: it says nothing, neither whether to try again nor what was wrong.
   */
  causeOf(error: unknown): unknown;
  /** Gives the connection back; a broken one, or with a reason, is thrown away. Once: whatever comes later does nothing. */
  close(reason?: Error): void;
}

/** How long a transaction may take to begin: it costs the database nothing, so a link that needs longer has gone silent. */
const beginMs = 3_000;

/** The server's connections. An idle one that breaks is replaced by the next request; it must not end the process. */
export function openPool(config: pg.PoolConfig, log: Logger): pg.Pool {
  const pool = new pg.Pool({ pipeline: true, ...config, types: rowTypes });
  pool.on("error", (error) => {
    // A database that is stopped right after us cuts what is still closing.
    if (!pool.ending) log.warn({ err: error }, "an idle database connection broke");
  });
  // Between the pool, which stops listening when it hands one out, and whoever takes it a moment later: the end of a database
  // may come along with its welcome. Unheard, it would end the process; the first statement tells it anyway.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * Takes a connection and begins a transaction on it. When `signal` aborts, before or in the middle of it, the connection
 * is closed under whoever uses it and everything that waits on it fails; the database rolls back by itself.
 */
export async function begin(pool: pg.Pool, mode: string, signal?: AbortSignal): Promise<Begun> {
  const begun = watched(await connect(pool, signal), signal);
  try {
    const requested: pg.QueryConfig & { query_timeout: number } = { text: `begin ${mode}`, query_timeout: beginMs };
    await begun.client.query(requested);
    return begun;
  } catch (error) {
    begun.close(error instanceof Error ? error : new Error("no transaction began"));
    if (isQueryTimeout(error)) closeIdle(pool);
    throw error;
  }
}

/** Hears of the connection's end: unheard, the event would end the process. */
function watched(client: pg.PoolClient, signal: AbortSignal | undefined): Begun {
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
    client.off("error", onError);
    client.connection.off("errorMessage", onFailure);
  };
  const cut = () => close(new Error("It took too long."));
  client.on("error", onError);
  client.connection.on("errorMessage", onFailure);
  signal?.addEventListener("abort", cut);
  const causeOf = (error: unknown) => (isRefusal(error) ? (failed ?? error) : error);
  return { client, broken: () => broken, causeOf, close };
}

/** Whether the database only says that the transaction has failed already. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "25P02";
}

async function connect(pool: pg.Pool, signal: AbortSignal | undefined): Promise<pg.PoolClient> {
  signal?.throwIfAborted();
  const connecting = pool.connect();
  if (!signal) return await connecting;
  const over = Promise.withResolvers<never>();
  const giveUp = () => {
    over.reject(signal.reason);
    // It may still come, for whoever is next.
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

/**
 * Sends every statement that `request` makes before it first waits in one round trip; the database answers them in that order. Each is a
 * statement of its own and sees what those before it did.
 */
export function pipeline<T>({ connection: { stream } }: pg.PoolClient, request: () => Promise<T>): Promise<T> {
  stream.cork();
  try {
    return request();
  } finally {
    stream.uncork();
  }
}

/** Whether the driver gave up waiting for an answer. It has no code for that, only a sentence. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}

/**
 * Throws the idle connections away, after another one was found silent: behind a firewall that forgot it, or a machine that
 * went without a word, none of them is better, and each would cost a request its whole timeout to find that out.
 */
export function closeIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    );
  }
}
