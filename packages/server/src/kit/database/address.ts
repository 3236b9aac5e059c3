import type pg from "pg";

/** Connection settings of the three roles as plain data, so they can be sent to another process or a test worker. */
export interface DatabaseAddress {
  /** Owns the tables and runs migrations. Never serves requests. */
  owner: pg.PoolConfig;
  /** The server. Neither owner, superuser nor BYPASSRLS, so row-level security always applies. */
  app: pg.PoolConfig;
  /** Runs jobs. Owns the schema `graphile_worker` and nothing else. */
  worker: pg.PoolConfig;
}

/** Names of the roles. Fixed, because migrations grant and revoke by name. */
export const roleNames = {
  owner: "patron_owner",
  app: "patron_app",
  worker: "patron_worker",
  /** Cannot log in: owns the listed SECURITY DEFINER functions that read across businesses (see migration 0001). */
  across: "patron_across",
} as const;

/**
 * Limits of every app connection, in milliseconds. No request waits longer than ten seconds: the database's own limit comes first, and the
 * driver's covers a silent connection. A crashed server's transaction keeps its locks for at most five seconds. A longer report raises
 * `statement_timeout` with `set local` and passes its own `query_timeout`.
 */
const appLimits = {
  statement_timeout: 7_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
  query_timeout: 8_000,
} as const;

const link = { connectionTimeoutMillis: 4_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** The job worker keeps a listening connection for hours, so only lock waits are limited. */
const workerLimits = { lock_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 } as const;

/** Settings for a connection as the owner. Migrations have no statement limit, but a limit for lock waits. */
export function ownerConfig(base: pg.PoolConfig): pg.PoolConfig {
  return { ...link, ...base, application_name: "patron-owner", max: 2, idle_in_transaction_session_timeout: 60_000 };
}

/**
 * The planner knows neither the business nor its size and assumes a large one: starting parallel workers or JIT compilation took ten times
 * as long as the query itself. Concurrent requests share the cores anyway.
 */
const onePerRequest = "-c max_parallel_workers_per_gather=0 -c jit=off";

/** Settings for the server's own pool. */
export function appConfig(base: pg.PoolConfig): pg.PoolConfig {
  const options = [base.options, onePerRequest].filter(Boolean).join(" ");
  return { ...link, ...appLimits, ...base, options, application_name: "patron", max: 20 };
}

/** Settings for the job worker. */
export function workerConfig(base: pg.PoolConfig): pg.PoolConfig {
  return { ...link, ...base, application_name: "patron-worker", max: 5, ...workerLimits };
}
