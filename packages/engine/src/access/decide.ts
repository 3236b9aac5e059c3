/** The caller as the guard sees it. */
export type Caller = {
  /** Whether the business uses role-based access. */
  model_active: boolean;
  owner: boolean;
  scopes: readonly string[];
  roles: readonly string[];
  /** They see only some points of sale. */
  limited?: boolean | undefined;
  /** The business that the session belongs to. */
  business_id?: string | undefined;
};

/** What a call requires. An empty list requires nothing. */
export type CallAccess = {
  scopes: readonly string[];
  roles: readonly string[];
  owner_only?: boolean | undefined;
  /** It concerns the whole business, so it is not for those who see only some points of sale. */
  every_pos?: boolean | undefined;
  /** The business that owns the data of the call. Sessions of other businesses are denied. */
  business_id?: string | undefined;
};

/** Allowed, or denied with what was missing. */
export type AccessDecision =
  | { allowed: true }
  | {
      allowed: false;
      reason: "other-business" | "owner-only" | "limited" | "mapping";
      missing_scopes: readonly string[];
      missing_roles: readonly string[];
    };

function meets(requested: readonly string[], held: readonly string[]): boolean {
  return requested.length === 0 || requested.some((one) => held.includes(one));
}

/**
 * Decides whether a call may run (catalogue, behaviour 7).
 *
 * Another business's session and an owner-only call are checked first. Owners always pass. Whoever sees only some
 * points of sale is refused what concerns all of them, with role-based access or without. While role-based access is off, everyone in the
 * business passes; while it is on, the caller needs one of the listed scopes **and** one of the listed roles, where an empty list requires
 * nothing.
 *
 * A denial lists the scopes and roles of which any one would have been enough.
 */
export function decide(caller: Caller, call: CallAccess): AccessDecision {
  const denied = { allowed: false, missing_scopes: [], missing_roles: [] } as const;
  if (call.business_id !== undefined && call.business_id !== caller.business_id) {
    return { ...denied, reason: "other-business" };
  }
  if (caller.owner) return { allowed: true };
  if (call.owner_only) return { ...denied, reason: "owner-only" };
  if (call.every_pos && caller.limited) return { ...denied, reason: "limited" };
  if (!caller.model_active) return { allowed: true };
  const scoped = meets(call.scopes, caller.scopes);
  const inRole = meets(call.roles, caller.roles);
  if (scoped && inRole) return { allowed: true };
  return {
    allowed: false,
    reason: "mapping",
    missing_scopes: scoped ? [] : call.scopes,
    missing_roles: inRole ? [] : call.roles,
  };
}

/** Shows a menu item if any of its calls is allowed. An item without calls is always shown. */
export function menuVisible(caller: Caller, calls: readonly CallAccess[]): boolean {
  return calls.length === 0 || calls.some((call) => decide(caller, call).allowed);
}
