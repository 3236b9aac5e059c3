import type { Language } from "@patron/contract/enums";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { addBusiness, addOwner, type BusinessRow } from "../business/public.ts";
import { addFirstLoyalty } from "../loyalty/public.ts";
import { addReferral } from "./queries.ts";

/** The initial data of a business. */
export interface Founding {
  id?: string | undefined;
  title: string;
  country: string;
  currency: string;
  time_zone: string;
  language: Language;
  loyalty_title?: string | undefined;
  /** The business that recommended Patron. */
  inviterId?: string | undefined;
}

/**
 * Creates a business with its first programme and its owner. The new business stays selected in the transaction; the caller selects the
 * previous one again.
 */
export async function foundBusiness(
  tenant: Tenant,
  personId: string,
  founding: Founding,
  now: Date,
): Promise<BusinessRow> {
  const { id = newId(), loyalty_title, inviterId, ...own } = founding;
  await tenant.enter(id);
  const business = await tenant.one(addBusiness({ ...own, business_id: id, created_dt: now, modified_dt: now }));
  await tenant.run(addOwner(personId, now));
  if (inviterId) await tenant.run(addReferral(id, inviterId, now));
  await addFirstLoyalty(tenant, { ...own, title: loyalty_title ?? own.title }, now);
  return business;
}
