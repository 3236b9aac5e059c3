import type { Language } from "@patron/contract/enums";
import type { Tenant } from "#kit/tenant.ts";
import { applicationsOf } from "./applications.ts";
import { countThings, getBusiness, getSettings } from "./queries.ts";
import {
  type BusinessRow,
  type BusinessSettings,
  type LegalInfo,
  toBusiness,
  toCounters,
  toLegalInfo,
  toSettings,
} from "./views.ts";

export { readCurrencies } from "./currencies.ts";
export { addBusiness, addOwner, getBusiness, getSettings, saveEntrance } from "./queries.ts";
export { readIban, refuseRegion } from "./rules.ts";
export { businessSettings } from "./settings-owner.ts";
export type { BusinessRow, LegalInfo } from "./views.ts";

/** The business of the transaction. Settings only. */
export function readBusiness(tenant: Tenant): Promise<BusinessRow> {
  return tenant.settled("business", () => tenant.one(getBusiness()));
}

/** The settings that customers see, and the requirements for staff. */
export async function readSettings(tenant: Tenant): Promise<BusinessSettings> {
  const [row, { photo }] = await Promise.all([tenant.maybe(getSettings("business")), tenant.one(getBusiness())]);
  return toSettings(row, photo);
}

/** The business's own apps, where customers get them, under its name in a language. */
export async function readApplications(tenant: Tenant, language: Language) {
  const [settings, { title }] = await Promise.all([readSettings(tenant), readBusiness(tenant)]);
  return applicationsOf(settings, title, language);
}

/** The legal details of the business, for documents. */
export async function readLegalInfo(tenant: Tenant): Promise<LegalInfo> {
  return toLegalInfo(await tenant.maybe(getSettings("legal")));
}

/** The business of the transaction; in full with its settings and the numbers of its records. */
export async function showBusiness(tenant: Tenant, row: BusinessRow, inFull = false) {
  if (!inFull) return toBusiness(row);
  const counters = toCounters(await tenant.one(countThings()));
  return { ...toBusiness(row), settings: await readSettings(tenant), counters };
}
