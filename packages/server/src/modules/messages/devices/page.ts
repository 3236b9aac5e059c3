import type { Settings } from "#kit/env.ts";
import type { Tenant } from "#kit/tenant.ts";
import { consentLinks } from "../consent-link.ts";
import { getProvider } from "../provider-queries.ts";

/** Whether the business sends messages to devices. */
export const isPushActive = async (tenant: Tenant) => (await tenant.maybe(getProvider("push")))?.active ?? false;

/** The page on which a customer switches messages on for a device; null: the business sends none to devices. */
export async function devicePage(tenant: Tenant, customerId: string, settings: Settings): Promise<string | null> {
  if (!(await isPushActive(tenant))) return null;
  return consentLinks({ businessId: tenant.businessId, customerId }, settings).page;
}
