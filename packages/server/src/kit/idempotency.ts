import { createHash } from "node:crypto";
import { type AnyCall, Failure } from "@patron/contract/kit";
import type { FastifyRequest } from "fastify";
import { type Query, q } from "./database/rows.ts";
import * as queries from "./idempotency-queries.ts";
import type { Tenant } from "./tenant.ts";

/** A request with an idempotency key. */
export interface Claim {
  call: string;
  key: string;
  /** The address of an anonymous caller; undefined for callers of a business. */
  openCaller: string | undefined;
  requestHash: Buffer;
}
/** The stored first response; without text if it contained a secret. */
export interface Stored {
  status: number;
  reply: string | null;
}

/** Two requests are the same if target and body are equal, byte by byte. */
export function hashRequest(target: string, body: Buffer | undefined): Buffer {
  return createHash("sha256")
    .update(target)
    .update("\0")
    .update(body ?? "")
    .digest();
}

/** Whether this transaction holds the key, and the response to an earlier request with it. */
export interface Found {
  locked: boolean;
  stored: (Stored & { request_hash: Buffer }) | undefined;
}

/** Claims the key of an anonymous caller for this transaction and looks up its response, in one round trip. Admission does so for others. */
export async function claimOpen(tenant: Tenant, one: Claim & { openCaller: string }): Promise<Found> {
  // Two statements: the response of a request that held the key until now is visible only after the lock.
  const [{ locked }, stored] = await Promise.all([
    tenant.one(queries.lockKey(one.openCaller, one.call, one.key)),
    tenant.maybe(queries.getOpenAnswer(one.openCaller, one.call, one.key)),
  ]);
  return { locked, stored };
}

/**
 * The first response to a request, if any. A second request with a running key fails at once (409) instead of waiting; the same key with
 * another request fails (422).
 */
export function previousAnswer(one: Claim, { locked, stored }: Found): Stored | undefined {
  if (!locked) throw new Failure("request.running");
  if (!stored) return undefined;
  if (!stored.request_hash.equals(one.requestHash)) throw new Failure("idempotency.mismatch");
  return { status: stored.status, reply: stored.reply };
}

/** Stores the response in the transaction of its effect, so either both are stored or neither. */
export function storeAnswer(one: Claim, stored: Stored, now: Date): Query<unknown> {
  const row = { call: one.call, key: one.key, request_hash: one.requestHash, ...stored, created_dt: now };
  return one.openCaller
    ? q.insertInto("idempotency_open").values({ caller: one.openCaller, ...row })
    : queries.addAnswer(row);
}

interface Claiming {
  call: AnyCall;
  request: FastifyRequest;
  image: Buffer | undefined;
}
/** The key of a writing request that has one. */
export function claimOf({ call, request, image }: Claiming, isOpen: boolean): Claim | undefined {
  if (!call.writes) return undefined;
  const header = request.headers["idempotency-key"];
  if (header === undefined) return undefined;
  const key = String(header).replace(/^"(.*)"$/, "$1");
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Failure("request.malformed", {
      errors: [{ path: "header.idempotency-key", code: "format", message: "must be 1 to 255 visible characters" }],
    });
  }
  const body = image ?? (Buffer.isBuffer(request.body) ? request.body : undefined);
  return {
    call: call.name,
    key,
    openCaller: isOpen ? request.ip : undefined,
    requestHash: hashRequest(`${request.method} ${request.url}`, body),
  };
}
