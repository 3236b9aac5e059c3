import type { Tenant } from "#kit/tenant.ts";
import { readBusiness } from "../business/public.ts";
import { findKnown, readIdentity } from "../customers/public.ts";
import { getSaleCustomer, type SaleCustomer, type Site } from "../selling/public.ts";
import type { ArrivedSale } from "./arrival.ts";
import { type Conflict, conflict } from "./conflict.ts";

/** The customer whom the cashier named, or why the sale cannot be theirs; undefined if they named nobody. */
export async function readNamed(
  tenant: Tenant,
  site: Site,
  named: ArrivedSale["customer"],
): Promise<SaleCustomer | Conflict | undefined> {
  if (!named) return undefined;
  const { country } = await readBusiness(tenant);
  const { user_id_value, user_id_type } = named;
  const identity = { user_id_value, ...(user_id_type && { user_id_type }) };
  // What identifies nobody was entered while nothing could be looked up.
  if (!readIdentity(identity, country)) return conflict("customer-unknown");
  const found = await findKnown(tenant, identity, country);
  const customer = found && (await tenant.maybe(getSaleCustomer(site.loyalty_id, found.id)));
  if (!customer?.card_id) return conflict("customer-unknown");
  return customer.blocked ? conflict("customer-blocked") : customer;
}
