import type { Language } from "@patron/contract/enums";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { addLoyalty } from "./queries.ts";

export { inProgramme, refuseProgramme } from "./in-programme.ts";
export { getLoyalty, getLoyaltyZone, getSettings, listLoyaltyLookup, listSold, lockLoyalty } from "./queries.ts";
export { refuseGoods } from "./rules.ts";
export { programmeSettings } from "./settings-owner.ts";
export { toSettings } from "./views.ts";

/** The programme that every business starts with, named for its customers in the business's own language. */
export async function addFirstLoyalty(
  tenant: Tenant,
  first: { title: string; country: string; time_zone: string; language: Language },
  now: Date,
): Promise<void> {
  const { title, country, time_zone, language } = first;
  await tenant.run(
    addLoyalty({
      id: newId(),
      title,
      public_title: JSON.stringify({ [language]: title }),
      country,
      default_language: language,
      time_zone,
      created_dt: now,
      modified_dt: now,
    }),
  );
}
