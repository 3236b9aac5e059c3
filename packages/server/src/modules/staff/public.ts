import { Failure } from "@patron/contract/kit";
import { passwordDecoy, passwordMatches } from "#kit/password.ts";
import { codeAsStored } from "#kit/readable-code.ts";
import { hashToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { findCode, getLogin, getStaff, mayWorkAt } from "./queries.ts";

export { acceptInvitation, enterInvitation, openInvitation } from "./invitations.ts";
export { staffName } from "./name.ts";
export { getStaff, listKnownStaff, listStaffById, listStaffLookup } from "./queries.ts";
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

/** A terminal of the transaction's business at which a staff member signs in. */
interface At {
  businessId: string;
  terminalId: string;
}

/** The staff member with a login and password. One failure for an unknown login, a wrong password and a suspended member. */
export async function findByPassword(tenant: Tenant, at: At, { login, password }: { login: string; password: string }) {
  const member = await tenant.maybe(getLogin(login));
  const right = await (member?.password_hash
    ? passwordMatches(password, member.password_hash)
    : passwordDecoy(password));
  if (!member || !right || member.suspended) throw new Failure("staff.refused");
  return admitted(tenant, at, member);
}

/** The staff member with a sign-in code; fails like `findByPassword`. */
export async function findByCode(tenant: Tenant, at: At, code: string) {
  const holder = await holderOf(tenant, code);
  const member = holder?.business_id === at.businessId ? await tenant.one(getStaff(holder.staff_id)) : undefined;
  if (!member || member.suspended) throw new Failure("staff.refused");
  return admitted(tenant, at, member);
}

async function admitted<Member extends { id: string }>(tenant: Tenant, { terminalId }: At, member: Member) {
  const { allowed, drives } = await tenant.one(mayWorkAt(member.id, terminalId));
  if (!drives) throw new Failure("staff.not_driver");
  if (!allowed) throw new Failure("staff.elsewhere");
  return member;
}
