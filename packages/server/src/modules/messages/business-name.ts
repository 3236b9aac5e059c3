import type { Language } from "@patron/contract/enums";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness, readSettings } from "../business/public.ts";

/** The name of the business for customers, by their language; null: the language of the business. */
export async function businessNames(tenant: Tenant): Promise<(language: Language | null) => string> {
  const { public_name } = await readSettings(tenant);
  const business = await tenant.one(getBusiness());
  return (language) => public_name[language ?? business.language] || business.title;
}
