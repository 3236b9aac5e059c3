import { sql } from "kysely";
import { q, raw } from "./database/rows.ts";

/** Locks a key for this transaction unless another one holds it. `scope` separates callers within a business, or without one. */
export const lockKey = (scope: string, call: string, key: string) =>
  raw(sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(
      concat_ws(E'\\x1f', coalesce(current_business()::text, ''), ${scope}::text, ${call}::text, ${key}::text), 0)) as locked`);

/** The key is looked up in the same round trip that identifies the business, so the database provides it. */
const enteredBusiness = sql<string>`(select current_business())`;

const columns = ["request_hash", "status", "reply"] as const;
/** The stored response to a request of the business. */
export const getAnswer = (call: string, key: string) =>
  q
    .selectFrom("idempotency")
    .select(columns)
    .where("business_id", "=", enteredBusiness)
    .where("call", "=", call)
    .where("key", "=", key);

/** The stored response to a request of an anonymous caller. */
export const getOpenAnswer = (caller: string, call: string, key: string) =>
  q
    .selectFrom("idempotency_open")
    .select(columns)
    .where("caller", "=", caller)
    .where("call", "=", call)
    .where("key", "=", key);
