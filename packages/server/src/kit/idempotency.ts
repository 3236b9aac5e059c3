import { createHash } from "node:crypto";
import { Failure } from "@patron/contract/kit";
import { type Query, q } from "./database/rows.ts";
import * as queries from "./idempotency-queries.ts";
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

interface Found {
  locked: boolean;
  stored: (Stored & { request_hash: Buffer }) | undefined;
}

/** Claims the key for this transaction, and looks for its answer. Sends all of it at once (`Tenant.pipeline`). */
export async function claim(tenant: Tenant, one: Claim): Promise<Found> {
  const scope = one.openCaller ?? "business";
  // Two statements, although in one go: the answer of a request that held the key until now is seen only after the lock.
  const [{ locked }, stored] = await Promise.all([
    tenant.one(queries.lockKey(scope, one.call, one.key)),
    tenant.maybe(
      one.openCaller ? queries.getOpenAnswer(one.openCaller, one.call, one.key) : queries.getAnswer(one.call, one.key),
    ),
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
