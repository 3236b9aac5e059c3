import type pg from "pg";

/** Connection settings of the three roles, plain data: they can be sent to another process or to a test worker. */
export interface DatabaseAddress {
  /** Owns the tables and runs migrations. No request is ever served with it. */
  owner: pg.PoolConfig;
  /** The server. Neither owner, superuser nor BYPASSRLS, so row security always binds it. */
  app: pg.PoolConfig;
  /** Takes jobs. Owns the schema `graphile_worker` and nothing else. */
  worker: pg.PoolConfig;
}

/** Names of the roles. They are fixed, because migrations grant and revoke by name. */
export const roleNames = {
  owner: "patron_owner",
  app: "patron_app",
  worker: "patron_worker",
  /** Cannot log in: owns the listed SECURITY DEFINER functions that look across businesses (see migration 0001). */
  across: "patron_across",
} as const;

/**
 * Limits of every app connection, in milliseconds. Nobody waits longer than ten seconds for an answer: the database's own limit comes first,
 * and the driver's is for a link that went silent. A transaction of a server that is gone holds its locks no longer than five seconds. A
 * report that needs longer raises `statement_timeout` with `set local` and passes its own `query_timeout`.
 */
const appLimits = {
  statement_timeout: 7_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
  query_timeout: 8_000,
} as const;

const link = { connectionTimeoutMillis: 4_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** The job worker listens on a connection for hours, so nothing limits a statement but a lock wait. */
const workerLimits = { lock_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 } as const;

/** Settings for a connection as the owner. No statement limit: a migration takes what it takes, but it waits for locks only as it says. */
export function ownerConfig(base: pg.PoolConfig): pg.PoolConfig {
  return { ...link, ...base, application_name: "patron-owner", max: 2, idle_in_transaction_session_timeout: 60_000 };
}

/**
 * The planner sees neither which business asks nor how small it is, and takes a query for a large one: starting helpers or a
 * compiler for it took ten times as long as the query itself. Many requests share the cores anyway.
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
