import type { Role, Scope } from "@patron/contract/enums";

/** A person signed in to a business. */
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
  expiresAt: Date;
  remoteAddr: string;
}
/** A till, kiosk or other device of the business. */
export interface TerminalCaller {
  kind: "terminal";
  terminalId: string;
  tokenHash: Buffer;
  posId: string;
  businessId: string;
  remoteAddr: string;
}
/** Nobody that we know. */
export interface Anonymous {
  kind: "anonymous";
  remoteAddr: string;
}
/** What the server does by itself, nobody asks for. */
export const system: Anonymous = { kind: "anonymous", remoteAddr: "" };
/** Who makes a call. */
export type Who = Person | TerminalCaller | Anonymous;

/** The person behind a session call. The guard let nobody else in, so anything else is a fault of ours. */
export function personOf(who: Who): Person {
  if (who.kind !== "person") throw new Error("This call is for people who are signed in.");
  return who;
}

/** The terminal behind a terminal call. The guard let nobody else in, so anything else is a fault of ours. */
export function terminalOf(who: Who): TerminalCaller {
  if (who.kind !== "terminal") throw new Error("This call is for terminals.");
  return who;
}
