import type { Tenant } from "#kit/tenant.ts";
import { getBusiness, getSettings } from "./queries.ts";
import { type BusinessSettings, type LegalInfo, toLegalInfo, toSettings } from "./views.ts";

export { foundBusiness } from "./found.ts";
export { getBusiness } from "./queries.ts";
export { readIban, refusePlace } from "./rules.ts";
export type { LegalInfo } from "./views.ts";

/** How the business appears to its customers and what it asks of its staff. */
export async function readSettings(tenant: Tenant): Promise<BusinessSettings> {
  const [row, { photo }] = await tenant.pipeline(() =>
    Promise.all([tenant.maybe(getSettings("business")), tenant.one(getBusiness())]),
  );
  return toSettings(row, photo);
}

/** Particulars of the business for documents. */
export async function readLegalInfo(tenant: Tenant): Promise<LegalInfo> {
  return toLegalInfo(await tenant.maybe(getSettings("legal")));
}
