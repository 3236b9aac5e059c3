import { type Access, type AnyCall, Failure } from "@patron/contract/kit";
import { decide } from "@patron/engine/access";
import type { Pool, PoolClient } from "pg";
import { hashToken } from "../secret.ts";
import type { Person, TerminalCaller, Who } from "../who.ts";

/** How long an unused session stays valid. */
export const sessionIdle = "7 days";

interface SessionRow {
  session_id: string;
  person_id: string;
  business_id: string;
  access: Person["access"];
  scopes: Person["scopes"];
  roles: Person["roles"];
  model_active: boolean;
  seen_dt: Date;
  expires_dt: Date;
}
export interface Entered {
  who: Who;
  /** The session was last marked as used about a minute ago or earlier. */
  stale: boolean;
}

/** The bearer token of a request; fails with `auth.required`. */
export function bearerOf(header: string | undefined): string {
  const match = /^Bearer ([\w-]{16,128})$/.exec(header ?? "");
  if (!match) throw new Failure(header ? "auth.expired" : "auth.required");
  return match[1]!; // The group always takes part in a match.
}

/** Finds the caller of a session call and selects their business for the rest of the transaction. */
export async function enterSession(client: PoolClient, token: string, now: Date, remoteAddr: string): Promise<Entered> {
  const tokenHash = hashToken(token);
  const found = await client.query<SessionRow>({
    ...{ name: "open_session", text: "select * from open_session($1, $2, $3)" },
    values: [tokenHash, now, sessionIdle],
  });
  const row = found.rows[0];
  if (!row) throw new Failure("auth.expired");
  const who: Person = {
    kind: "person",
    sessionId: row.session_id,
    tokenHash,
    personId: row.person_id,
    businessId: row.business_id,
    access: row.access,
    scopes: row.scopes,
    roles: row.roles,
    modelActive: row.model_active,
    expiresAt: row.expires_dt,
    remoteAddr,
  };
  return { who, stale: now.getTime() - row.seen_dt.getTime() > 60_000 };
}

/** Whether a session is still valid. */
export async function isSessionValid(pool: Pool, tokenHash: Buffer, now: Date): Promise<boolean> {
  const found = await pool.query("select 1 from open_session($1, $2, $3)", [tokenHash, now, sessionIdle]);
  return found.rows.length > 0;
}

/** Whether a person may make a call. */
export function mayCall(call: AnyCall, who: Person): boolean {
  const access: Access = call.access;
  return decide(
    { model_active: who.modelActive, owner: who.access === "owner", scopes: who.scopes, roles: who.roles },
    { scopes: access.scopes, roles: access.roles, owner_only: access.ownerOnly },
  ).allowed;
}

/** Throws `access.denied` with what is missing, unless the person may make the call. */
export function guard(call: AnyCall, who: Person): void {
  if (mayCall(call, who)) return;
  const access: Access = call.access;
  throw new Failure("access.denied", {
    details: { scopes: access.scopes, roles: access.roles, owner_only: access.ownerOnly },
  });
}

interface TerminalRow {
  business_id: string;
  terminal_id: string;
  pos_id: string;
  stale: boolean;
}

/** Finds the terminal of a terminal call and selects its business for the rest of the transaction. */
export async function enterTerminal(
  client: PoolClient,
  token: string,
  now: Date,
  remoteAddr: string,
): Promise<{ who: TerminalCaller; stale: boolean }> {
  const tokenHash = hashToken(token);
  const { rows } = await client.query<TerminalRow>({
    ...{ name: "enter_terminal", text: "select * from enter_terminal($1, $2)" },
    values: [tokenHash, now],
  });
  const row = rows[0];
  if (!row) throw new Failure("auth.expired");
  const { terminal_id: terminalId, pos_id: posId, business_id: businessId } = row;
  return { who: { kind: "terminal", terminalId, tokenHash, posId, businessId, remoteAddr }, stale: row.stale };
}
