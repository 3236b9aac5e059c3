import { type Insertable, sql } from "kysely";
import { fixed } from "./database/fixed.ts";
import { q, raw } from "./database/rows.ts";
import type { Idempotency } from "./database/tables.ts";

/** Locks the key of an anonymous caller for this transaction unless another one holds it. */
export const lockKey = (caller: string, call: string, key: string) =>
  raw(sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(
      concat_ws(E'\\x1f', coalesce(current_business()::text, ''), ${caller}::text, ${call}::text, ${key}::text), 0)) as locked`);

const columns = ["request_hash", "status", "reply"] as const;
/** The stored response to a request of an anonymous caller. */
export const getOpenAnswer = (caller: string, call: string, key: string) =>
  q
    .selectFrom("idempotency_open")
    .select(columns)
    .where("caller", "=", caller)
    .where("call", "=", call)
    .where("key", "=", key);

/** Stores the response to a request of the business. */
export const addAnswer = fixed((row: Insertable<Idempotency>) => q.insertInto("idempotency").values(row));
