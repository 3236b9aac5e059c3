import type { Role, Scope, StaffAccess } from "@patron/contract/enums";
import type { Person } from "#kit/who.ts";

/** What somebody may do in a business. */
export interface Held {
  access: StaffAccess;
  scopes: readonly string[];
  roles: readonly string[];
  /** The only points of sale that they see; empty: all. */
  pos_ids: readonly string[];
}

/** Whether a person holds all of it, and so may give it to others or change somebody who has it. */
export function holds(
  who: Pick<Person, "access" | "scopes" | "roles">,
  { access, scopes, roles }: Pick<Held, "access" | "scopes" | "roles">,
): boolean {
  if (who.access === "owner") return true;
  if (access === "owner" || (access === "admin" && who.access !== "admin")) return false;
  const manages = who.roles.includes("business-manager");
  return (
    scopes.every((scope) => who.scopes.includes(scope as Scope)) &&
    roles.every((role) => manages || who.roles.includes(role as Role))
  );
}

/** Whether two are the same, whatever the order of scopes and roles. */
export function isSameAccess(one: Held, other: Held): boolean {
  const sorted = (names: readonly string[]) => [...new Set(names)].sort().join();
  return (
    one.access === other.access &&
    sorted(one.scopes) === sorted(other.scopes) &&
    sorted(one.roles) === sorted(other.roles) &&
    sorted(one.pos_ids) === sorted(other.pos_ids)
  );
}
