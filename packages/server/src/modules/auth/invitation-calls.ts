import type { staffInvitations } from "@patron/contract";
import type { Selectable } from "kysely";
import type { Person } from "#kit/database/tables.ts";
import { newId } from "#kit/id.ts";
import type { Handlers } from "#kit/implement.ts";
import { hashPassword, isWeakPassword, passwordMatches } from "#kit/password.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { addPerson, confirmEmail, getPerson, getPersonByLogin } from "../business-user/public.ts";
import { acceptInvitation, enterInvitation, openInvitation } from "../staff/public.ts";
import { enterOrAsk } from "./entering.ts";
import { openSession } from "./public.ts";
import { endSession } from "./queries.ts";

type Invitation = Awaited<ReturnType<typeof enterInvitation>>;

/** The calls of the invited; `staff` implements those of who invites. Whoever has the link reads the mail of its address. */
export const invitedHandlers: Pick<Handlers<typeof staffInvitations>, "show" | "accept" | "join"> = {
  async show({ body, tenant, now }) {
    const { business, inviter, email, expires_dt } = await openInvitation(tenant, body.token, now);
    return { business, inviter, email, expires_dt: expires_dt.toISOString() };
  },

  async accept(context) {
    const { body, tenant, now, fail } = context;
    const invitation = await enterInvitation(tenant, body.token, now);
    const known = await tenant.maybe(getPersonByLogin(invitation.email));
    if (known && !(await passwordMatches(body.password, known.password_hash))) return fail("auth.refused");
    if (!known && isWeakPassword(body.password)) return fail("password.weak");
    const { id } = known ?? (await addInvited(tenant, invitation, body.password, now));
    await tenant.run(confirmEmail(id, known?.email ?? invitation.email, now));
    await acceptInvitation(tenant, invitation, id, now);
    return enterOrAsk(tenant, await tenant.one(getPerson(id)), context);
  },

  async join(context) {
    const { body, tenant, who, now, fail } = context;
    const { personId, sessionId } = personOf(who);
    const invitation = await enterInvitation(tenant, body.token, now);
    const person = await tenant.one(getPerson(personId));
    if (person.email?.toLowerCase() !== invitation.email.toLowerCase()) return fail("staff_invitation.other_person");
    await acceptInvitation(tenant, invitation, personId, now);
    await tenant.run(endSession(sessionId, now));
    return openSession(tenant, person, context);
  },
};

/** The account of somebody who had none. */
async function addInvited(
  tenant: Tenant,
  invitation: Invitation,
  password: string,
  now: Date,
): Promise<Selectable<Person>> {
  const { email, first_name, last_name, language } = invitation;
  const stamps = { created_dt: now, modified_dt: now };
  const names = { first_name, last_name, language };
  return tenant.one(
    addPerson({ id: newId(), email, password_hash: await hashPassword(password), ...names, ...stamps }),
  );
}
