import { Failure } from "@patron/contract/kit";
import type { Pool, PoolClient } from "pg";
import { unlockKeys } from "../keyed-mutex.ts";
import { begin, closeIdle, pipeline } from "../pool.ts";
import { isLostConnection, isOutdated, isRetryable } from "./problem.ts";

/**
 * What happens in a transaction. It may leave something to be written with the commit, in one go, because whatever is locked
 * stays so until then. That has to be sent at once, without waiting for anything: what is sent later comes after the commit.
 */
type Work<T> = (client: PoolClient, beforeCommit: BeforeCommit) => Promise<T>;
export type BeforeCommit = (last: () => Promise<unknown>) => void;

/**
 * Runs work in one transaction, tried again from the start when it lost a race (serialization failure, deadlock) or its
 * connection before the commit was sent: at most three times. A connection lost while committing is not tried again,
 * because nobody knows what became of it; the caller repeats with the same idempotency key. When `signal` aborts, the work
 * is cut off wherever it is and fails with `server.unavailable`.
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
      // Should the last of it fail, the commit rolls back, and the failure is what counts.
      const over = pipeline(client, () => Promise.all([last(), client.query("commit")]));
      // Whoever is next asks while this is being committed, and the database lets them in the moment that it is.
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
    // A newer server has changed a table: the others have prepared the same statement.
    if (isOutdated(error)) closeIdle(pool);
    return { error, committing };
  }
}

/** Ends a failed transaction. A connection that cannot even do that is thrown away. */
async function rollback(client: PoolClient, cause: unknown): Promise<Error | undefined> {
  if (isLostConnection(cause)) return cause instanceof Error ? cause : new Error("connection lost");
  try {
    await client.query("rollback");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error("rollback failed");
  }
}
