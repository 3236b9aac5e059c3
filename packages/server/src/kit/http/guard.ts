import { ROLES, SCOPES } from "@patron/contract/enums";
import { type Access, type AnyCall, Failure, needsEveryPos } from "@patron/contract/kit";
import { decide } from "@patron/engine/access";
import type { FastifyRequest } from "fastify";
import type { Pool, PoolClient } from "pg";
import { q } from "../database/rows.ts";
import type { Found } from "../idempotency.ts";
import { hashToken } from "../secret.ts";
import { type Caller, type Person, seesSome, type TerminalCaller, type Who } from "../who.ts";
import { inTransaction } from "./transaction.ts";

/** How many days an unused session stays valid. */
export const sessionIdleDays = 7;
const sessionIdle = `${sessionIdleDays} days`;

/** What admission says of the idempotency key; a request without one is always free to run. */
interface ClaimRow {
  locked: boolean;
  request_hash: Buffer | null;
  status: number | null;
  reply: string | null;
}
interface SessionRow extends ClaimRow {
  session_id: string;
  person_id: string;
  business_id: string;
  access: Person["access"];
  scopes: Person["scopes"];
  roles: Person["roles"];
  model_active: boolean;
  lacks_factor: boolean;
  /** Keys have none: they see all. */
  seen_pos?: string[];
  /** Of support staff of the installation: by which it knows them. */
  support_email?: string | null;
  seen_dt: Date;
  expires_dt: Date;
  settings_version: bigint;
}
export interface Entered {
  who: Caller;
  /** The session was last marked as used about a minute ago or earlier. */
  stale: boolean;
  claimed: Found;
}
/** A caller to be found, and the key to be claimed, by call and key. */
export interface Entering {
  token: Bearer;
  key: readonly [call: string, key: string] | undefined;
  now: Date;
  remoteAddr: string;
  supportEmails: readonly string[];
}

/** A token that came with a request. */
export interface Bearer {
  hash: Buffer;
  /** It is the API key of a business, or looks like one. */
  isKey: boolean;
}
/** The beginning of every API key of a business. */
export const keyPrefix = "patron_";
/** What a key may do besides what everybody may: all but what the scope of security protects. */
const keyScopes = SCOPES.filter((scope) => scope !== "security");

/** A request's bearer token; fails with `auth.required`. */
export function bearerOf(header: string | undefined): Bearer {
  const match = /^Bearer ([\w-]{16,128})$/.exec(header ?? "");
  if (!match) throw new Failure(header ? "auth.expired" : "auth.required");
  const token = match[1]!; // The group always takes part in a match.
  return { hash: hashToken(token), isKey: token.startsWith(keyPrefix) };
}

/** Finds the caller of a session call, whom a session or an API key names, selects their business for the rest of the transaction, and claims the key. */
export async function enterSession(client: PoolClient, one: Entering): Promise<Entered> {
  const { token, key, now, remoteAddr } = one;
  const { hash: tokenHash, isKey } = token;
  const found = await client.query<SessionRow>(
    isKey
      ? {
          ...{ name: "admit_key", text: "select * from admit_key($1, $2, $3, $4)" },
          values: [tokenHash, now, key?.[0], key?.[1]],
        }
      : {
          ...{ name: "admit_session", text: "select * from admit_session($1, $2, $3, $4, $5)" },
          values: [tokenHash, now, sessionIdle, key?.[0], key?.[1]],
        },
  );
  const row = found.rows[0];
  if (!row || isFormerSupport(row, one.supportEmails)) throw new Failure("auth.expired");
  const who: Person = {
    kind: "person",
    sessionId: row.session_id,
    tokenHash,
    personId: row.person_id,
    businessId: row.business_id,
    access: row.access,
    byKey: isKey,
    bySupport: typeof row.support_email === "string",
    scopes: isKey ? keyScopes : row.scopes,
    roles: isKey ? [...ROLES] : row.roles,
    modelActive: row.model_active,
    seenPos: row.seen_pos ?? [],
    lacksFactor: row.lacks_factor,
    expiresAt: row.expires_dt,
    settingsVersion: row.settings_version,
    remoteAddr,
  };
  return { who, stale: now.getTime() - row.seen_dt.getTime() > 60_000, claimed: claimedOf(row) };
}

/** Whether a session belongs to support staff whom the settings no longer name. */
function isFormerSupport({ support_email }: SessionRow, supportEmails: readonly string[]): boolean {
  return typeof support_email === "string" && !supportEmails.includes(support_email.toLowerCase());
}

function claimedOf({ locked, request_hash, status, reply }: ClaimRow): Found {
  return { locked, stored: request_hash && status !== null ? { request_hash, status, reply } : undefined };
}

/** The person of a session or a key that is valid. Looked up in a transaction, because a distributed database selects the business for one only. */
async function personBehind(pool: Pool, { hash, isKey }: Bearer, now: Date): Promise<string | undefined> {
  const { rows } = await inTransaction(pool, "read only", (client) =>
    isKey
      ? client.query<{ person_id: string }>("select person_id from open_key($1, $2)", [hash, now])
      : client.query<{ person_id: string }>("select person_id from open_session($1, $2, $3)", [hash, now, sessionIdle]),
  );
  return rows[0]?.person_id;
}

/** Whether a session is still valid. */
export async function isSessionValid(pool: Pool, hash: Buffer, now: Date): Promise<boolean> {
  return (await personBehind(pool, { hash, isKey: false }, now)) !== undefined;
}

/** The person behind a token, whose attempts are counted before their call begins; fails with `auth.expired`. */
export async function signedIn(pool: Pool, token: Bearer, now: Date): Promise<string> {
  const personId = await personBehind(pool, token, now);
  if (personId === undefined) throw new Failure("auth.expired");
  return personId;
}

/** The statement that notes when and from where a session or a key was used last. */
export const seenBy = ({ byKey }: Person) =>
  `update ${byKey ? "api_key" : "session"} set seen_dt = $2, remote_addr = $3 where id = $1`;

/** Notes when the token of a till was used last. */
export const markTill = (token_hash: Buffer, seen_dt: Date) =>
  q
    .insertInto("terminal_use")
    .values({ token_hash, seen_dt })
    .onConflict((at) => at.columns(["business_id", "token_hash"]).doUpdateSet({ seen_dt }));

function mayPerson(call: AnyCall, who: Person): boolean {
  const access: Access = call.access;
  if (who.lacksFactor && !call.withoutFactor) return false;
  if (who.byKey && access.personal) return false;
  return decide(
    {
      ...{ model_active: who.modelActive, owner: who.access === "owner", scopes: who.scopes, roles: who.roles },
      limited: seesSome(who),
    },
    { scopes: access.scopes, roles: access.roles, owner_only: access.ownerOnly, every_pos: needsEveryPos(call) },
  ).allowed;
}

/** Whether a person or a terminal may make a call. */
export function mayCall(call: AnyCall, who: Caller): boolean {
  return who.kind === "person" ? mayPerson(call, who) : who.maySell || !(call.access as Access).staffed; // AnyCall widens it.
}

/** Throws what is missing, unless the caller may make the call. */
export function guard(call: AnyCall, who: Caller): void {
  if (mayCall(call, who)) return;
  if (who.kind === "terminal") throw new Failure("staff.sign_in_needed");
  if (who.lacksFactor && !call.withoutFactor) throw new Failure("second_factor.missing");
  if (seesSome(who) && needsEveryPos(call)) throw new Failure("access.limited");
  const access: Access = call.access;
  throw new Failure("access.denied", {
    details: { scopes: access.scopes, roles: access.roles, owner_only: access.ownerOnly },
  });
}

interface TillRow {
  business_id: string;
  terminal_id: string;
  pos_id: string;
  stale: boolean;
  seller_id: string | null;
  seller_name: string | null;
  staff_id: string | null;
  may_sell: boolean;
}
interface AdmittedTill extends TillRow, ClaimRow {
  settings_version: bigint;
  goods_version: bigint;
}

/** Finds the terminal of a terminal call, selects its business for the rest of the transaction, and claims the key. */
export async function enterTerminal(client: PoolClient, one: Entering): Promise<Entered> {
  const { token, key, now, remoteAddr } = one;
  const { hash: tokenHash } = token;
  const { rows } = await client.query<AdmittedTill>({
    ...{ name: "admit_terminal_call", text: "select * from admit_terminal_call($1, $2, $3, $4)" },
    values: [tokenHash, now, key?.[0], key?.[1]],
  });
  const row = rows[0];
  if (!row) throw new Failure("auth.expired");
  const { terminal_id: terminalId, pos_id: posId, business_id: businessId } = row;
  const versions = { settingsVersion: row.settings_version, goodsVersion: row.goods_version };
  const till = { terminalId, posId, businessId, ...sellerOf(row), ...versions };
  const who: TerminalCaller = { kind: "terminal", ...till, tokenHash, remoteAddr };
  return { who, stale: row.stale, claimed: claimedOf(row) };
}

/** Who sells at a terminal, and whether anybody may. */
function sellerOf({ seller_id, seller_name, staff_id, may_sell }: TillRow): Pick<TerminalCaller, "seller" | "maySell"> {
  const seller = seller_id === null ? null : { personId: seller_id, staffId: staff_id, name: seller_name ?? "" };
  return { seller, maySell: may_sell };
}

/** Whether a terminal still has the same seller, who still may sell. */
export async function isTillUnchanged(pool: Pool, till: TerminalCaller, now: Date): Promise<boolean> {
  const { rows } = await pool.query<TillRow>("select * from enter_till($1, $2)", [till.tokenHash, now]);
  const [row] = rows;
  return row !== undefined && row.may_sell === till.maySell && row.seller_id === (till.seller?.personId ?? null);
}

/** A followed or prefetched link must not change anything (the catalogue has GETs that write). */
export function refuseNavigation(call: AnyCall, request: FastifyRequest): void {
  if (!call.writes || call.method !== "GET") return;
  const purpose = `${request.headers["sec-purpose"] ?? ""} ${request.headers.purpose ?? ""}`;
  if (request.headers["sec-fetch-mode"] === "navigate" || /prefetch|prerender/i.test(purpose)) {
    throw new Failure("origin.refused");
  }
}

/** Calls that move value require a key from a terminal, because a till repeats requests without a response. */
export function requireKey(call: AnyCall, who: Who, hasKey: boolean): void {
  if (call.writes && call.needsKey && who.kind !== "person" && !hasKey) throw new Failure("idempotency.required");
}
