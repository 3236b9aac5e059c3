import type { staffInvitations } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import { newId } from "#kit/id.ts";
import type { Context, Handlers } from "#kit/implement.ts";
import { lacks } from "#kit/records/known.ts";
import { listKnown } from "#kit/records/known-queries.ts";
import { hashToken, newToken } from "#kit/secret.ts";
import { personOf } from "#kit/who.ts";
import { getBusiness } from "../business/public.ts";
import { sendEmail } from "../mail/public.ts";
import { holds } from "./access.ts";
import { invitationEmail } from "./invitation-email.ts";
import * as queries from "./invitation-queries.ts";

const lifeMs = 7 * 86_400_000;

type Row = InferResult<ReturnType<typeof queries.getInvitation>>[number];
type Invitation = ReplyOf<typeof staffInvitations.add>;

function toInvitation(row: Row): Invitation {
  const { id, version, email, first_name, last_name, language, access, scopes, roles, pos_ids, inviter } = row;
  const held = { access_scopes: scopes, roles } as Pick<Invitation, "access_scopes" | "roles">; // Written only from these enums.
  return {
    ...{ id, version, email, first_name, last_name, language, access, pos_ids, inviter, ...held },
    sent_dt: row.sent_dt.toISOString(),
    expires_dt: row.expires_dt.toISOString(),
    created_dt: row.created_dt.toISOString(),
    modified_dt: row.modified_dt.toISOString(),
  };
}

type Sending = Pick<Context<typeof staffInvitations.add>, "tenant" | "settings" | "now">;

/** Sends the e-mail of an invitation with a new link. */
async function send({ tenant, settings, now }: Sending, id: string): Promise<Row> {
  const [row, { title }] = await Promise.all([tenant.one(queries.getInvitation(id)), tenant.one(getBusiness())]);
  const token = newToken();
  await tenant.run(queries.removeInvitationToken(id));
  const { business_id } = row;
  await tenant.run(
    queries.addInvitationToken({ token_hash: hashToken(token), business_id, staff_invitation_id: id, created_dt: now }),
  );
  const { first_name: name, language, inviter, email } = row;
  const link = `${settings.publicUrl}/auth?invitation=${token}`;
  await sendEmail(
    tenant,
    { recipient: email, ...invitationEmail(language, { name, inviter, business: title, link }) },
    now,
  );
  return row;
}

/** The calls of those who invite; `auth` implements those of the invited. */
export const invitationHandlers: Pick<Handlers<typeof staffInvitations>, "list" | "add" | "resend" | "withdraw"> = {
  list: async ({ tenant }) => ({ items: (await tenant.many(queries.listInvitations())).map(toInvitation) }),

  async add(context) {
    const { body, tenant, who, now, fail, changed } = context;
    const { access = "business-staff", access_scopes: scopes = [], roles = [], pos_ids = [] } = body;
    const { personId } = personOf(who);
    if (!holds(personOf(who), { access, scopes, roles })) return fail("staff.beyond_own_access");
    if (await lacks(tenant, pos_ids, (ids) => listKnown("pos", ids))) return fail("pos.not_found");
    const email = body.email.trim();
    if (await tenant.maybe(queries.getInvitationTo(email))) return fail("staff_invitation.exists");
    if (await tenant.maybe(queries.getMemberWith(email))) return fail("staff_invitation.member");
    const business = await tenant.one(getBusiness());
    const { id = newId(), first_name, last_name = "", language = business.language } = body;
    const lives = { sent_dt: now, expires_dt: new Date(now.getTime() + lifeMs) };
    await tenant.run(
      queries.addInvitation({
        ...{ id, email, first_name, last_name, language, access, invited_by: personId, ...lives },
        ...{ scopes: [...scopes], roles: [...roles], pos_ids: [...new Set(pos_ids)] },
        ...{ created_dt: now, modified_dt: now },
      }),
    );
    const after = toInvitation(await send(context, id));
    changed({ entityType: "staff_invitation", id, after });
    return after;
  },

  async resend(context) {
    const { path, tenant, who, now, fail, changed } = context;
    const row = await tenant.maybe(queries.lockInvitation(path.staffInvitationId));
    if (!row) return fail("staff_invitation.not_found");
    if (!holds(personOf(who), row)) return fail("staff.beyond_own_access");
    const lives = { sent_dt: now, expires_dt: new Date(now.getTime() + lifeMs) };
    await tenant.run(queries.saveInvitation(row.id, { ...lives, invited_by: personOf(who).personId }, now));
    const after = toInvitation(await send(context, row.id));
    changed({ entityType: "staff_invitation", id: row.id, before: toInvitation(row), after });
    return after;
  },

  async withdraw({ path, tenant, now, fail, changed }) {
    const row = await tenant.maybe(queries.lockInvitation(path.staffInvitationId));
    if (!row) return fail("staff_invitation.not_found");
    await tenant.run(queries.saveInvitation(row.id, { withdrawn_dt: now }, now));
    await tenant.run(queries.removeInvitationToken(row.id));
    changed({ entityType: "staff_invitation", id: row.id, before: toInvitation(row) });
    return { done: true };
  },
};
