import { createHash } from "node:crypto";
import { Failure, type Throttle } from "@patron/contract/kit";
import type { Pool, PoolClient } from "pg";
import { inTransaction } from "./http/transaction.ts";
import { readInternationalPhone } from "./phone.ts";

/** One attempt to guess something. */
export interface Attempt {
  call: string;
  /** The subject of a limit: an address or a login. */
  subject: string;
  limit: Throttle;
  now: Date;
  signal: AbortSignal;
}

/**
 * Counts an attempt and fails if there were too many. Counted outside the call's transaction, because a failed call rolls back, and in the
 * database, because there may be several servers.
 */
export async function countAttempt(pool: Pool, { call, subject, limit, now, signal }: Attempt): Promise<void> {
  const window = Math.floor(now.getTime() / 1000 / limit.seconds) * limit.seconds;
  // The subject may be an e-mail address, so only its hash is stored.
  const key = `${call}:${createHash("sha256").update(countedAs(subject)).digest("base64url")}`;
  const counting = `insert into throttle (key, window_dt, attempts) values ($1, to_timestamp($2), 1)
     on conflict (key, window_dt) do update set attempts = throttle.attempts + 1 returning attempts`;
  const count = (client: PoolClient) => client.query<{ attempts: number }>(counting, [key, window]);
  const { rows } = await inTransaction(pool, "read write", count, signal);
  if ((rows[0]?.attempts ?? 0) <= limit.attempts) return;
  throw new Failure("rate.limited", {
    details: { retry_after: window + limit.seconds - Math.floor(now.getTime() / 1000) },
  });
}

/** One form for everything that reaches the same address or telephone. */
const countedAs = (subject: string) => readInternationalPhone(subject) ?? subject.trim().toLowerCase();
