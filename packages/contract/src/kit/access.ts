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
  /**
   * Session calls: what somebody who sees only some points of sale may do with it. `pos`: they make it, and it shows and changes what belongs to
   * theirs. `business`: they are refused with `access.limited`. Without it, reading calls and personal ones are the former, writing calls the latter.
   */
  reach?: "pos" | "business";
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

/** As `access`, also for people who see only some points of sale: the call changes what belongs to these, or a customer. */
export function ofPos(access: Access): Access {
  return { ...access, reach: "pos" };
}

/** As `access`, but not for people who see only some points of sale: what it shows cannot be divided by them. */
export function ofBusiness(access: Access): Access {
  return { ...access, reach: "business" };
}

/** Whether a call is refused to people who see only some points of sale. */
export function needsEveryPos({ writes, access }: { writes: boolean; access: Access }): boolean {
  return (access.reach ?? (writes && !access.personal ? "business" : "pos")) === "business";
}
