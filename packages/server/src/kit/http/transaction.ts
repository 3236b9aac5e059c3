import { Failure } from "@patron/contract/kit";
import type { Pool, PoolClient, QueryResult } from "pg";
import { plansWithoutValues } from "../distributed/is-distributed.ts";
import { leaveMachine, poolFor } from "../distributed/machines.ts";
import { commitWithJobs, forgetJobs, queueJobs } from "../distributed/queued-jobs.ts";
import { unlockKeys } from "../keyed-mutex.ts";
import {
  type Begun,
  begin,
  closeIdle,
  failedTransaction,
  forgetSent,
  requireSent,
  requireSucceeded,
  sendTogether,
} from "../pool.ts";
import { isLostConnection, isOutdated, isRetryable } from "./problem.ts";

/**
 * The work of a transaction. It may leave statements to be sent together with the commit, because locks are held until then. They must be
 * sent without waiting for anything: later statements would follow the commit.
 */
type Work<T> = (client: PoolClient, beforeCommit: BeforeCommit) => Promise<T>;
export type BeforeCommit = (last: () => Promise<unknown>) => void;

export interface Mode {
  access: "read only" | "read write";
  /** Plans each statement once for a connection. The planner would rather plan some for each use, where that costs more than running them. */
  plansOnce?: boolean;
  /** The only business whose rows it touches, beside those that every machine of a cluster has: it runs on the machine of this business. */
  businessId?: string | undefined;
}

/**
 * Runs work in one transaction and retries it from the start after a serialization failure, a deadlock, or a connection lost before the
 * commit was sent: three attempts at most. A connection lost during the commit is not retried, because the outcome is unknown; the caller
 * repeats with the same idempotency key. If `signal` aborts, the work is interrupted and fails with `server.unavailable`.
 */
export async function inTransaction<T>(
  pool: Pool,
  how: Mode | Mode["access"],
  work: Work<T>,
  signal?: AbortSignal,
): Promise<T> {
  const mode = typeof how === "string" ? { access: how } : how;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(pool, mode, work, signal);
    if ("value" in outcome) return outcome.value;
    const { error, committing } = outcome;
    if (signal?.aborted && !(error instanceof Failure)) throw new Failure("server.unavailable");
    const again = isRetryable(error) || (!committing && isLostConnection(error));
    if (!again || attempt === 3) throw error;
    await new Promise((resolve) => setTimeout(resolve, attempt * (5 + Math.random() * 20)));
  }
}

type Outcome<T> = { value: T } | { error: unknown; committing: boolean };

async function tryOnce<T>(pool: Pool, mode: Mode, work: Work<T>, signal: AbortSignal | undefined): Promise<Outcome<T>> {
  const progress = { committing: false };
  let at = pool;
  try {
    if (mode.businessId !== undefined) at = await poolFor(pool, mode.businessId);
    const begun = await begin(at, await beginOf(at, mode), signal);
    if (at !== pool) queueJobs(begun.client);
    try {
      return { value: await workAndCommit(pool, begun, { ...mode, work, progress }) };
    } catch (thrown) {
      const error = begun.causeOf(thrown);
      const reason = begun.broken() ?? (await rollback(begun.client, error));
      forget(begun.client);
      begun.close(reason);
      throw error;
    }
  } catch (error) {
    // A newer server has changed a table: the other connections have prepared the same statement.
    if (isOutdated(error)) closeIdle(at);
    else if (isLostConnection(error)) leaveMachine(at);
    return { error, committing: progress.committing };
  }
}

/** Before others may use the connection. */
function forget(client: PoolClient): void {
  unlockKeys(client);
  forgetSent(client);
  forgetJobs(client);
}

interface Running<T> extends Mode {
  work: Work<T>;
  progress: { committing: boolean };
}

async function workAndCommit<T>(pool: Pool, begun: Begun, { access, work, progress }: Running<T>): Promise<T> {
  const { client } = begun;
  let last: (() => Promise<unknown>) | undefined;
  const value = await work(client, (request) => {
    last = request;
  });
  await requireSent(client);
  await commitWithJobs(pool, client, () => {
    progress.committing = true;
    return commit(begun, access, last);
  });
  return value;
}

async function commit(
  { client, close, leave }: Begun,
  access: Mode["access"],
  last: (() => Promise<unknown>) | undefined,
): Promise<void> {
  // Nothing depends on the end of a transaction that only read.
  if (access === "read only" && !last) {
    forget(client);
    if (leave()) return;
  }
  sendTogether(client);
  // If one of the last statements fails, the commit rolls back, and its failure is reported.
  const over = Promise.all([last?.(), client.query("commit").then(requireCommit)]);
  // The next transaction can start while this one commits; the database admits it when the commit is done.
  unlockKeys(client);
  await over;
  requireSucceeded(client);
  forget(client);
  close();
}

/** The database ends a failed transaction as if it had been asked to roll it back. */
function requireCommit({ command }: QueryResult): void {
  if (command !== "COMMIT") throw Object.assign(new Error("The transaction has failed."), { code: failedTransaction });
}

async function beginOf(pool: Pool, { access, plansOnce = false }: Mode): Promise<string> {
  const begin = `begin ${access}`;
  return plansOnce && (await plansWithoutValues(pool))
    ? `${begin}; set local plan_cache_mode = force_generic_plan`
    : begin;
}

/** Rolls back a failed transaction. Returns the reason to close a connection that cannot even do that. */
async function rollback(client: PoolClient, cause: unknown): Promise<Error | undefined> {
  if (isLostConnection(cause)) return cause instanceof Error ? cause : new Error("connection lost");
  try {
    await client.query("rollback");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error("rollback failed");
  }
}
