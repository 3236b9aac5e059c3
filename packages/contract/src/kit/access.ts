import type { Role, Scope } from "../enums.ts";

/** Who may make a call. */
export interface Access {
  /** Which kind of credential the call is for; `open` needs none. */
  caller: "session" | "terminal" | "open";
  /** Session calls: the person must hold one of these scopes while the role-based model is active. Empty = any. */
  scopes: readonly Scope[];
  /** Session calls: the person must have one of these roles while the role-based model is active. Empty = any. */
  roles: readonly Role[];
  /** Only an owner of the business, whether the model is active or not. */
  ownerOnly: boolean;
}

/** No credential at all: sign-in, registration, public pages. */
export const open: Access = { caller: "open", scopes: [], roles: [], ownerOnly: false };
/** Anybody signed in to the business, whatever their role: own profile, lookups, vocabularies. */
export const anyone: Access = { caller: "session", scopes: [], roles: [], ownerOnly: false };
/** A terminal with its key or its sign-in. */
export const terminal: Access = { caller: "terminal", scopes: [], roles: [], ownerOnly: false };
/** Only an owner. */
export const owner: Access = { caller: "session", scopes: [], roles: [], ownerOnly: true };

/** Signed-in people with one of these roles. The business manager has every role's reach. */
export function roles(...some: Role[]): Access {
  return { caller: "session", scopes: [], roles: ["business-manager", ...some], ownerOnly: false };
}

/** As `access`, and the person must hold one of these scopes too. */
export function withScopes(access: Access, ...some: Scope[]): Access {
  return { ...access, scopes: some };
}
