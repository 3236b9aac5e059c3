import type { Failure } from "@patron/contract/kit";
import type { Query } from "#kit/database/rows.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyalty, getSettings, lockLoyalty, type SettingsName, saveSettings } from "./queries.ts";
import type { LoyaltyRow } from "./views.ts";

interface BelowProgramme {
  path: { loyaltyId: string };
  tenant: Tenant;
  fail(code: "loyalty.not_found"): Failure;
}
const found =
  (query: (id: string) => Query<LoyaltyRow>) =>
  async ({ path, tenant, fail }: BelowProgramme) =>
    (await tenant.maybe(query(path.loyaltyId))) ?? fail("loyalty.not_found");

/** A programme as the owner of settings. */
export const programmeSettings = {
  id: ({ id }: LoyaltyRow) => id,
  find: found(getLoyalty),
  lock: found(lockLoyalty),
  get: ({ id }: LoyaltyRow, name: SettingsName) => getSettings(id, name),
  save: ({ id }: LoyaltyRow, name: SettingsName, body: object, now: Date) => saveSettings(id, name, body, now),
};
