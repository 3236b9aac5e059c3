import { type Insertable, sql } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { StaffInvitation, StaffInvitationToken } from "#kit/database/tables.ts";

/** Invitations that wait for their answer, with who has sent them. */
const waiting = () =>
  q
    .selectFrom("staff_invitation")
    .innerJoin("person", "person.id", "staff_invitation.invited_by")
    .selectAll("staff_invitation")
    .select(sql<string>`trim(person.first_name || ' ' || person.last_name)`.as("inviter"))
    .where(inTenant("staff_invitation"))
    .where("staff_invitation.accepted_dt", "is", null)
    .where("staff_invitation.withdrawn_dt", "is", null);

/** The newest first; ties by id. */
export const listInvitations = () =>
  waiting().orderBy("staff_invitation.created_dt", "desc").orderBy("staff_invitation.id");

export const getInvitation = (id: string) => waiting().where("staff_invitation.id", "=", id);

/** One that waits, locked until the end of the transaction. */
export const lockInvitation = (id: string) => getInvitation(id).forUpdate("staff_invitation");

/** One that waits for an address, whatever its case. Unique by `staff_invitation_open`. */
export const getInvitationTo = (email: string) =>
  waiting().where(sql<boolean>`lower(staff_invitation.email) = ${email.toLowerCase()}`);

export const addInvitation = (row: Insertable<StaffInvitation>) => q.insertInto("staff_invitation").values(row);

export const saveInvitation = (
  id: string,
  columns: Partial<
    Pick<Insertable<StaffInvitation>, "sent_dt" | "expires_dt" | "invited_by" | "accepted_dt" | "withdrawn_dt">
  >,
  now: Date,
) =>
  q
    .updateTable("staff_invitation")
    .set((eb) => ({ ...columns, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

/** Whether somebody with this address works in the business, suspended or not: one row if so. */
export const getMemberWith = (email: string) =>
  raw(sql<{ person_id: string; suspended: boolean }>`
    select m.person_id, m.suspended from member m join person p on p.id = m.person_id
    where m.business_id = ${tenantId} and lower(p.email) = ${email.toLowerCase()}`);

/** What a member may do and give. */
export const getHeld = (personId: string) =>
  q
    .selectFrom("member")
    .select(["access", "scopes", "roles", "suspended", "pos_ids"])
    .where(inTenant())
    .where("person_id", "=", personId);

export const addInvitationToken = (row: Insertable<StaffInvitationToken>) =>
  q.insertInto("staff_invitation_token").values(row);

export const removeInvitationToken = (invitationId: string) =>
  q.deleteFrom("staff_invitation_token").where(inTenant()).where("staff_invitation_id", "=", invitationId);

/** The invitation of an e-mail's token, in any business. */
export const findInvitationToken = (hash: Buffer) =>
  q.selectFrom("staff_invitation_token").select(["business_id", "staff_invitation_id"]).where("token_hash", "=", hash);

/** The staff record of an accepted invitation. */
export const addStaffRecord = (row: {
  id: string;
  person_id: string;
  email: string;
  created_dt: Date;
  modified_dt: Date;
}) =>
  q
    .insertInto("staff")
    .values(row)
    .onConflict((at) => at.columns(["business_id", "person_id"]).doNothing());
