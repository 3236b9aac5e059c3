import type { Role, Scope } from "../enums.ts";

/** Who may make a call. */
export interface Access {
  /** The kind of credential that the call requires; `open` requires none. */
  caller: "session" | "terminal" | "open";
  /** Session calls: the user needs one of these scopes while the role-based model is active. Empty = any. */
  scopes: readonly Scope[];
  /** Session calls: the user needs one of these roles while the role-based model is active. Empty = any. */
  roles: readonly Role[];
  /** Only an owner of the business, with or without the role-based model. */
  ownerOnly: boolean;
  /** Session calls about the person who is signed in, which a business's API key is not. */
  personal?: true;
  /** Terminal calls: refused with `staff.sign_in_needed` while a staff member has to sign in at the terminal. */
  staffed?: true;
}

/** No credential: sign-in, registration, public pages. */
export const open: Access = { caller: "open", scopes: [], roles: [], ownerOnly: false };
/** Any user who is signed in to the business, with any role: own profile, lookups, enums. */
export const anyone: Access = { caller: "session", scopes: [], roles: [], ownerOnly: false };
/** What is a signed-in person's own: their profile, sessions and screens. Not for programs with an API key. */
export const self: Access = { ...anyone, personal: true };
/** A terminal with its key or its sign-in. */
export const terminal: Access = { caller: "terminal", scopes: [], roles: [], ownerOnly: false };
/** A terminal at which somebody may sell now. */
export const seller: Access = { ...terminal, staffed: true };
/** Only an owner. */
export const owner: Access = { caller: "session", scopes: [], roles: [], ownerOnly: true };

/** Signed-in users with one of these roles. The business manager has the access of every role. */
export function roles(...some: Role[]): Access {
  return { caller: "session", scopes: [], roles: ["business-manager", ...some], ownerOnly: false };
}

/** As `access`, and the user also needs one of these scopes. */
export function withScopes(access: Access, ...some: Scope[]): Access {
  return { ...access, scopes: some };
}
