import { Failure } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import { newId } from "#kit/id.ts";
import { hashToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness } from "../business/public.ts";
import { nameOf, raise } from "../notifications/public.ts";
import { type Held, holds } from "./access.ts";
import * as queries from "./invitation-queries.ts";
import { addMember } from "./queries.ts";

type Row = InferResult<ReturnType<typeof queries.getInvitation>>[number];
type Found = Row & { business: string };

/**
 * Enters the business of a letter's token and returns its invitation, locked: of two who use a link at once, the second finds it used. Fails with
 * `staff_invitation.dead` also if whoever sent it may not give that access any more.
 */
export const enterInvitation = (tenant: Tenant, token: string, now: Date) =>
  enter(tenant, { token, now, read: queries.lockInvitation });

/** The same for who only looks. */
export const openInvitation = (tenant: Tenant, token: string, now: Date) =>
  enter(tenant, { token, now, read: queries.getInvitation });

interface Opened {
  token: string;
  now: Date;
  read: typeof queries.getInvitation;
}

async function enter(tenant: Tenant, { token, now, read }: Opened): Promise<Found> {
  const found = await tenant.maybe(queries.findInvitationToken(hashToken(token)));
  if (!found) throw dead();
  await tenant.enter(found.business_id);
  const row = await tenant.maybe(read(found.staff_invitation_id));
  if (!row || row.expires_dt <= now || !(await mayGive(tenant, row))) throw dead();
  return { ...row, business: (await tenant.one(getBusiness())).title };
}

const dead = () => new Failure("staff_invitation.dead");

/** Whether the sender of an invitation is still somebody who may give what it gives. */
async function mayGive(tenant: Tenant, { invited_by, ...given }: Held & { invited_by: string }): Promise<boolean> {
  const sender = await tenant.maybe(queries.getHeld(invited_by));
  if (!sender || sender.suspended || (sender.access !== "owner" && sender.pos_ids.length > 0)) return false;
  return holds(sender as Parameters<typeof holds>[0], given); // The columns hold only values of the enums.
}

/** Makes a person a member by their invitation, which is used up. Who is one already keeps their access; who is suspended stays out. */
export async function acceptInvitation(tenant: Tenant, row: Row, personId: string, now: Date): Promise<void> {
  const known = await tenant.maybe(queries.getHeld(personId));
  if (known?.suspended) throw dead();
  if (!known) {
    const { access, scopes, roles, pos_ids, email } = row;
    await tenant.run(addMember({ person_id: personId, access, scopes, roles, pos_ids }));
    const stamps = { created_dt: now, modified_dt: now };
    const id = newId();
    await tenant.run(queries.addStaffRecord({ id, person_id: personId, email, ...stamps }));
    const facts = { staff: await nameOf(tenant, personId), by: row.inviter, change: "added" as const };
    await raise(
      tenant,
      { event: "access-changed", facts, about: { entityType: "staff", id }, knowingId: personId },
      now,
    );
  }
  await tenant.run(queries.saveInvitation(row.id, { accepted_dt: now }, now));
  await tenant.run(queries.removeInvitationToken(row.id));
  tenant.announce("staff_invitation");
  tenant.announce("staff");
}
