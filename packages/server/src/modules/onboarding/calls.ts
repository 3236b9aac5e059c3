import type { business } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { personOf } from "#kit/who.ts";
import { refuseRegion, saveEntrance, showBusiness } from "../business/public.ts";
import { foundBusiness } from "./found.ts";
import { referralCalls } from "./referral.ts";

/** Creates another business of an existing user; the first one is created at registration (`auth`). */
export const onboardingCalls: Pick<Handlers<typeof business>, "add" | "checkReferral" | "referral"> = {
  ...referralCalls,

  async add({ query, body, tenant, who, now, fail, changed }) {
    const refused = refuseRegion(body);
    if (refused) return fail(refused);
    const { personId, businessId } = personOf(who);
    const founded = await foundBusiness(tenant, personId, body, now);
    // Not used yet, so the next sign-in opens the previous business.
    await tenant.run(saveEntrance(personId, founded.business_id, new Date(0)));
    const answer = await showBusiness(tenant, founded, query.ext);
    await tenant.enter(businessId);
    changed({ entityType: "business", id: founded.business_id, after: answer });
    return answer;
  },
};
