import type { Role, Scope } from "@patron/contract/enums";

/** A person signed in to a business. `settingsVersion` counts the changes of the business's settings. */
export interface Person {
  kind: "person";
  sessionId: string;
  tokenHash: Buffer;
  personId: string;
  businessId: string;
  access: "owner" | "admin" | "business-staff";
  scopes: Scope[];
  roles: Role[];
  modelActive: boolean;
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
  tokenHash: Buffer;
  posId: string;
  businessId: string;
  settingsVersion: bigint;
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

/** The person of a session call. The guard admits nobody else, so anything else is a bug. */
export function personOf(who: Who): Person {
  if (who.kind !== "person") throw new Error("This call is for people who are signed in.");
  return who;
}

/** The terminal of a terminal call. The guard admits nobody else, so anything else is a bug. */
export function terminalOf(who: Who): TerminalCaller {
  if (who.kind !== "terminal") throw new Error("This call is for terminals.");
  return who;
}
