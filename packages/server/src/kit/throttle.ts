import { createHash } from "node:crypto";
import { Failure, type Throttle } from "@patron/contract/kit";
import type { Pool } from "pg";

/**
 * Counts an attempt against each subject and refuses when one has made too many. Counted outside the call's
 * transaction, because a refused call rolls back and must be counted all the same; in the database, because there may be
 * several servers.
 */
export async function countAttempt(
  pool: Pool,
  call: string,
  limit: Throttle,
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  const window = Math.floor(now.getTime() / 1000 / limit.seconds) * limit.seconds;
  // What is counted may be an e-mail address; only its hash is kept.
  const keys = subjects.map(
    (subject) => `${call}:${createHash("sha256").update(subject.toLowerCase()).digest("base64url")}`,
  );
  const { rows } = await pool.query<{ most: number }>(
    `with counted as (
       insert into throttle (key, window_dt, attempts)
       select key, to_timestamp($2), 1 from unnest($1::text[]) as key order by key
       on conflict (key, window_dt) do update set attempts = throttle.attempts + 1
       returning attempts)
     select max(attempts) as most from counted`,
    [keys, window],
  );
  if ((rows[0]?.most ?? 0) <= limit.attempts) return;
  throw new Failure("rate.limited", {
    details: { retry_after: window + limit.seconds - Math.floor(now.getTime() / 1000) },
  });
}
