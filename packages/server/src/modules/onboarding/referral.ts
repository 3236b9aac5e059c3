import type { business } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { codeAsStored, codeText } from "#kit/readable-code.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { getBusiness } from "../business/public.ts";
import * as queries from "./queries.ts";

/** The business whose referral code this is, as it was typed or came in a link. */
export async function findInviter(tenant: Tenant, code: string): Promise<string | undefined> {
  const found = await tenant.maybe(queries.getInviter(codeAsStored(code)));
  return found?.business_id;
}

/** Reads the title of another business, which the transaction has selected afterwards. */
async function titleOf(tenant: Tenant, businessId: string): Promise<string> {
  await tenant.enter(businessId);
  return (await tenant.one(getBusiness())).title;
}

/** How businesses recommend Patron to others. */
export const referralCalls: Pick<Handlers<typeof business>, "checkReferral" | "referral"> = {
  async checkReferral({ path, tenant }) {
    const inviterId = await findInviter(tenant, path.code);
    return inviterId ? { valid: true, title: await titleOf(tenant, inviterId) } : { valid: false, title: null };
  },

  async referral({ tenant, who, settings, changed }) {
    const { businessId } = personOf(who);
    let stored = await tenant.maybe(queries.getReferralCode(businessId));
    // A code is drawn when it is first looked at; a taken one is drawn again.
    while (!stored) {
      const drawn = await tenant.run(queries.addReferralCode(codeAsStored(codeText(2, 5)), businessId));
      stored = await tenant.maybe(queries.getReferralCode(businessId));
      if (drawn > 0) changed({ entityType: "business", id: businessId, after: { referral_code: stored?.code } });
    }
    const [own, rows] = await Promise.all([
      tenant.maybe(queries.getReferral(businessId)),
      tenant.many(queries.listInvited(businessId)),
    ]);
    const inviter_title = own ? await titleOf(tenant, own.inviter_id) : null;
    const invited = [];
    for (const { invited_id, created_dt } of rows)
      invited.push({ title: await titleOf(tenant, invited_id), registered_dt: created_dt.toISOString() });
    await tenant.enter(businessId);
    const code = `${stored.code.slice(0, 5)}-${stored.code.slice(5)}`;
    return {
      code,
      link: `${settings.publicUrl}/auth?tab=register&referral=${code}`,
      inviter_title,
      invited,
      invited_count: Number(rows[0]?.of_all ?? 0),
    };
  },
};
