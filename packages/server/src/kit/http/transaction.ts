import type { Pool, PoolClient } from "pg";
import { isLostConnection, isRetryable } from "./problem.ts";

/**
 * Runs work in one transaction, tried again from the start when it lost a race (serialization failure, deadlock) or its
 * connection before the commit was sent: at most three times. A connection lost while committing is not tried again,
 * because nobody knows what became of it; the caller repeats with the same idempotency key.
 */
export async function inTransaction<T>(
  pool: Pool,
  mode: "read only" | "read write",
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(pool, mode, work);
    if ("value" in outcome) return outcome.value;
    const again = isRetryable(outcome.error) || (!outcome.committing && isLostConnection(outcome.error));
    if (!again || attempt === 3) throw outcome.error;
    await new Promise((resolve) => setTimeout(resolve, attempt * (5 + Math.random() * 20)));
  }
}

type Outcome<T> = { value: T } | { error: unknown; committing: boolean };

async function tryOnce<T>(
  pool: Pool,
  mode: "read only" | "read write",
  work: (client: PoolClient) => Promise<T>,
): Promise<Outcome<T>> {
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    return { error, committing: false };
  }
  let committing = false;
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  // A checked-out client that loses its link emits an error; unheard, it would end the process.
  client.on("error", onError);
  try {
    await client.query(`begin ${mode}`);
    const value = await work(client);
    committing = true;
    await client.query("commit");
    return { value };
  } catch (error) {
    broken ??= await rollback(client, error);
    return { error, committing };
  } finally {
    client.off("error", onError);
    client.release(broken);
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
