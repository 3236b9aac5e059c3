import { createHash } from "node:crypto";
import { Failure } from "@patron/contract/kit";
import { sql } from "kysely";
import { type Query, q, raw } from "./database/rows.ts";
import type { Tenant } from "./tenant.ts";

/** One request that carries an idempotency key. */
export interface Claim {
  call: string;
  key: string;
  /** Signed-out callers are told apart by their address; callers inside a business by the business. */
  openCaller: string | undefined;
  requestHash: Buffer;
}
/** The stored first answer; no text when the answer carried a secret. */
export interface Stored {
  status: number;
  reply: string | null;
}

/** What makes two requests the same: target and body, to the byte. */
export function hashRequest(target: string, body: Buffer | undefined): Buffer {
  return createHash("sha256")
    .update(target)
    .update("\0")
    .update(body ?? "")
    .digest();
}

/** The key is looked up in the same round trip that finds out the caller's business, so the database has to say which one it is. */
const enteredBusiness = sql<string>`(select current_business())`;

interface Found {
  locked: boolean;
  stored: (Stored & { request_hash: Buffer }) | undefined;
}

/** Claims the key for this transaction, and looks for its answer. Sends all of it at once (`Tenant.pipeline`). */
export async function claim(tenant: Tenant, one: Claim): Promise<Found> {
  const scope = one.openCaller ?? "business";
  const lock = sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(
      concat_ws(E'\\x1f', coalesce(current_business()::text, ''), ${scope}::text, ${one.call}::text, ${one.key}::text), 0)) as locked`;
  // Two statements, although in one go: the answer of a request that held the key until now is seen only after the lock.
  const [{ locked }, stored] = await Promise.all([
    tenant.one(raw(lock)),
    tenant.maybe(one.openCaller ? openAnswer(one, one.openCaller) : answer(one)),
  ]);
  return { locked, stored };
}

/**
 * The first answer to a request, if it had one. A second request with a running key is told at once (409) rather than blocked;
 * the same key with another request is refused (422).
 */
export function answered(one: Claim, { locked, stored }: Found): Stored | undefined {
  if (!locked) throw new Failure("request.running");
  if (!stored) return undefined;
  if (!stored.request_hash.equals(one.requestHash)) throw new Failure("idempotency.mismatch");
  return { status: stored.status, reply: stored.reply };
}

/** The answer, to be stored in the transaction of its effect: both are there, or neither. */
export function remembered(one: Claim, stored: Stored, now: Date): Query<unknown> {
  const row = { call: one.call, key: one.key, request_hash: one.requestHash, ...stored, created_dt: now };
  return one.openCaller
    ? q.insertInto("idempotency_open").values({ caller: one.openCaller, ...row })
    : q.insertInto("idempotency").values(row);
}

const columns = ["request_hash", "status", "reply"] as const;
function answer(one: Claim) {
  return q
    .selectFrom("idempotency")
    .select(columns)
    .where("business_id", "=", enteredBusiness)
    .where("call", "=", one.call)
    .where("key", "=", one.key);
}
function openAnswer(one: Claim, caller: string) {
  return q
    .selectFrom("idempotency_open")
    .select(columns)
    .where("caller", "=", caller)
    .where("call", "=", one.call)
    .where("key", "=", one.key);
}
