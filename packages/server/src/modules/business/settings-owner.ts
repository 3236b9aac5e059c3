import type { Tenant } from "#kit/tenant.ts";
import { getBusiness, getSettings, lockBusiness, type SettingsName, saveSettings } from "./queries.ts";
import type { BusinessRow } from "./views.ts";

/** The business of the transaction as the owner of settings. */
export const businessSettings = {
  id: ({ business_id }: BusinessRow) => business_id,
  find: ({ tenant }: { tenant: Tenant }) => tenant.one(getBusiness()),
  lock: ({ tenant }: { tenant: Tenant }) => tenant.one(lockBusiness()),
  get: (_: BusinessRow, name: SettingsName) => getSettings(name),
  save: (_: BusinessRow, name: SettingsName, body: object, now: Date) => saveSettings(name, body, now),
};
