import type { Role, Scope } from "@patron/contract/enums";

/** A person signed in to a business. `settingsVersion` counts the changes of the business's settings. */
export interface Person {
  kind: "person";
  /** For an API key its id. */
  sessionId: string;
  /** A program with the key of the business acts in their name. */
  byKey: boolean;
  /** Support staff of the installation, whom the owner has let in. */
  bySupport: boolean;
  tokenHash: Buffer;
  personId: string;
  businessId: string;
  access: "owner" | "admin" | "business-staff";
  scopes: Scope[];
  roles: Role[];
  modelActive: boolean;
  /** The only points of sale that they see; empty: all. The database shows them no others. */
  seenPos: string[];
  /** The business requires a second factor of them, and the session has none. */
  lacksFactor: boolean;
  expiresAt: Date;
  settingsVersion: bigint;
  remoteAddr: string;
}
/** A till, kiosk or other device of the business. */
export interface TerminalCaller {
  kind: "terminal";
  terminalId: string;
  /** Whoever signed in at the terminal, or opened it from the back office; staff have a record, an owner may have none. */
  seller: { personId: string; staffId: string | null; name: string } | null;
  /** False while a staff member has to sign in. */
  maySell: boolean;
  tokenHash: Buffer;
  posId: string;
  businessId: string;
  settingsVersion: bigint;
  /** Counts the changes of the business's items and their prices. */
  goodsVersion: bigint;
  remoteAddr: string;
}
/** An unknown caller. */
export interface Anonymous {
  kind: "anonymous";
  remoteAddr: string;
}
/** The server itself, for scheduled work. */
export const system: Anonymous = { kind: "anonymous", remoteAddr: "" };
/** A caller with a token. */
export type Caller = Person | TerminalCaller;
/** The caller of a request. */
export type Who = Caller | Anonymous;

/** Whether a caller sees only some points of sale. */
export function seesSome(who: Who): boolean {
  return who.kind === "person" && who.seenPos.length > 0;
}

/** The person who makes a call: for a terminal, its seller. */
export function actingPerson(who: Who): string | null {
  if (who.kind === "person") return who.personId;
  return who.kind === "terminal" ? (who.seller?.personId ?? null) : null;
}

/** The person of a session call. The guard admits nobody else, so anything else is a bug. */
export function personOf(who: Who): Person {
  if (who.kind !== "person") throw new Error("This call is for people who are signed in.");
  return who;
}

/** The caller of a call that needs a token. The guard admits nobody else, so anything else is a bug. */
export function callerOf(who: Who): Caller {
  if (who.kind === "anonymous") throw new Error("This call is for callers with a token.");
  return who;
}

/** The terminal of a terminal call. The guard admits nobody else, so anything else is a bug. */
export function terminalOf(who: Who): TerminalCaller {
  if (who.kind !== "terminal") throw new Error("This call is for terminals.");
  return who;
}
