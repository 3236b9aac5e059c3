import { Failure } from "@patron/contract/kit";
import { hashToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { codeAsStored } from "./codes.ts";
import { findCode, getStaff } from "./queries.ts";

export { staffName } from "./name.ts";
export { listKnownStaff, listStaffById, listStaffLookup } from "./queries.ts";
export { toStaff } from "./views.ts";

/** Whose code this is, in any business. */
export const holderOf = (tenant: Tenant, code: string) => tenant.maybe(findCode(hashToken(codeAsStored(code))));

/** Enters the business of a sign-in code and returns the id of its person, unless they are suspended. */
export async function enterByCode(tenant: Tenant, code: string): Promise<string> {
  const found = await holderOf(tenant, code);
  if (!found) throw new Failure("auth.code_refused");
  await tenant.enter(found.business_id);
  const member = await tenant.one(getStaff(found.staff_id));
  if (member.suspended) throw new Failure("auth.code_refused");
  return member.person_id;
}
