import type { term } from "@patron/contract";
import type { Context, Handlers } from "#kit/implement.ts";
import { terminalOf } from "#kit/who.ts";
import { findByCode, findByPassword } from "../staff/public.ts";
import { endSeller, saveSeller } from "./queries.ts";

type StaffCalls = "staff" | "signInByPassword" | "signInByCode" | "signOutStaff" | "live";

/** Staff at a till: they sign in within the till's own session. */
export const staffHandlers: Pick<Handlers<typeof term>, StaffCalls> = {
  staff({ who }) {
    const { seller, maySell } = terminalOf(who);
    // Somebody who may not sell any more is signed out.
    const staff = maySell && seller?.staffId ? { id: seller.staffId, title: seller.name } : null;
    return { staff, sign_in_needed: !maySell };
  },

  signInByPassword: async (context) =>
    signIn(context, await findByPassword(context.tenant, terminalOf(context.who), context.body)),

  signInByCode: async (context) =>
    signIn(context, await findByCode(context.tenant, terminalOf(context.who), context.body.auth_code)),

  async signOutStaff({ tenant, who, changed }) {
    const { tokenHash, seller } = terminalOf(who);
    await tenant.run(endSeller(tokenHash));
    if (seller?.staffId) changed({ entityType: "staff", id: seller.staffId });
    return { done: true };
  },

  live: ({ now }) => ({ now: now.toISOString() }),
};

type SigningIn = Pick<Context<typeof term.signInByCode>, "tenant" | "who" | "now" | "changed">;
interface Member {
  id: string;
  person_id: string;
  title: string;
}

/** Makes somebody the seller of the till's session, in place of anybody else. */
async function signIn({ tenant, who, now, changed }: SigningIn, { id, person_id, title }: Member) {
  await tenant.run(saveSeller(terminalOf(who).tokenHash, person_id, now));
  changed({ entityType: "staff", id });
  return { staff: { id, title }, sign_in_needed: false };
}
