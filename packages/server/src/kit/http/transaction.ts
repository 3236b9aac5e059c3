import { Failure } from "@patron/contract/kit";
import type { Pool, PoolClient } from "pg";
import { unlockKeys } from "../keyed-mutex.ts";
import { begin, closeIdle, pipeline } from "../pool.ts";
import { isLostConnection, isOutdated, isRetryable } from "./problem.ts";

/**
 * The work of a transaction. It may leave statements to be sent together with the commit, because locks are held until then. They must be
 * sent without waiting for anything: later statements would follow the commit.
 */
type Work<T> = (client: PoolClient, beforeCommit: BeforeCommit) => Promise<T>;
export type BeforeCommit = (last: () => Promise<unknown>) => void;

/**
 * Runs work in one transaction and retries it from the start after a serialization failure, a deadlock, or a connection lost before the
 * commit was sent: three attempts at most. A connection lost during the commit is not retried, because the outcome is unknown; the caller
 * repeats with the same idempotency key. If `signal` aborts, the work is interrupted and fails with `server.unavailable`.
 */
export async function inTransaction<T>(
  pool: Pool,
  mode: "read only" | "read write",
  work: Work<T>,
  signal?: AbortSignal,
): Promise<T> {
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

async function tryOnce<T>(
  pool: Pool,
  mode: "read only" | "read write",
  work: Work<T>,
  signal: AbortSignal | undefined,
): Promise<Outcome<T>> {
  let committing = false;
  try {
    const { client, broken, causeOf, close } = await begin(pool, mode, signal);
    let reason: Error | undefined;
    try {
      let last = async (): Promise<unknown> => undefined;
      const value = await work(client, (request) => {
        last = request;
      });
      committing = true;
      // If one of the last statements fails, the commit rolls back, and its failure is reported.
      const over = pipeline(client, () => Promise.all([last(), client.query("commit")]));
      // The next transaction can start while this one commits; the database admits it when the commit is done.
      unlockKeys(client);
      await over;
      return { value };
    } catch (thrown) {
      const error = causeOf(thrown);
      reason = broken() ?? (await rollback(client, error));
      throw error;
    } finally {
      unlockKeys(client);
      close(reason);
    }
  } catch (error) {
    // A newer server has changed a table: the other connections have prepared the same statement.
    if (isOutdated(error)) closeIdle(pool);
    return { error, committing };
  }
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
