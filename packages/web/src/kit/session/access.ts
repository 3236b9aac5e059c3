import type { RouteTo } from "@patron/contract/client";
import type { Role, Scope } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { menuVisible } from "@patron/engine/access";
import { useCall } from "#kit/call/use-call.ts";
import { areRolesActive, seesSomePos, useSession } from "./session.ts";

const requested = { query: { application: "businessdashboard" } };

/** Whether it is known what the signed-in user may do: until then restricted elements stay hidden. */
export function useIsAccessKnown(): boolean {
  const session = useSession();
  const isRestricted = areRolesActive(session) && session?.access !== "owner";
  const scopes = useCall(calls.platform.scopeMapping, requested, { enabled: isRestricted });
  const roles = useCall(calls.platform.roleMapping, requested, { enabled: isRestricted });
  return !isRestricted || Boolean(scopes.data && roles.data);
}

/**
 * Whether the signed-in user may make at least one of some calls. While roles are disabled, everything is allowed that does not need the sight of every
 * point of sale; while the mappings load, restricted elements stay hidden.
 */
export function useAccess(): (needs: readonly RouteTo[]) => boolean {
  const session = useSession();
  const active = areRolesActive(session);
  const scopes = useCall(calls.platform.scopeMapping, requested, { enabled: active });
  const roles = useCall(calls.platform.roleMapping, requested, { enabled: active });
  return (needs) => {
    if (!session) return false;
    if (needs.length === 0 || session.access === "owner") return true;
    const limited = seesSomePos(session);
    if (!active) return needs.some(({ needsEveryPos }) => !(limited && needsEveryPos));
    if (!scopes.data || !roles.data) return false;
    const scopesOf = scopes.data.methods_access_scopes_allowed as Record<string, Scope[]>; // The server generates it from the contract.
    const rolesOf = roles.data.methods_restrictions as Record<string, Role[]>; // The same.
    const caller = { model_active: true, owner: false, scopes: session.access_scopes, roles: session.roles, limited };
    return menuVisible(
      caller,
      needs.map(({ method, path, needsEveryPos }) => ({
        scopes: scopesOf[`${method} ${path}`] ?? [],
        roles: rolesOf[`${method} ${path}`] ?? [],
        owner_only: false,
        every_pos: needsEveryPos,
      })),
    );
  };
}
