import { Failure } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import type { Tenant } from "#kit/tenant.ts";
import { identify, isOnceCode } from "../identification/public.ts";
import { getSaleCustomer, type SaleCustomer, type Site } from "../selling/public.ts";
import type { ArrivedSale } from "./arrival.ts";
import { type Conflict, conflict } from "./conflict.ts";

interface Arrival {
  tenant: Tenant;
  settings: Settings;
  now: Date;
}

/** The customer whom the cashier named, or why the sale cannot be theirs; undefined if they named nobody. */
export async function readNamed(
  { tenant, settings, now }: Arrival,
  site: Site,
  named: ArrivedSale["customer"],
): Promise<SaleCustomer | Conflict | undefined> {
  if (!named) return undefined;
  const { user_id_value, user_id_type } = named;
  const scanned = { user_id_value, ...(user_id_type && { user_id_type }) };
  if (isOnceCode(scanned)) return conflict("customer-code");
  // The till took it then; what its settings allow now says nothing about that.
  const then = { ...site, application: { identification_methods: [] } };
  const found = await identify({ tenant, settings, now, site: then }, scanned, false).catch(conflictOf);
  if (found && "kind" in found) return found;
  const customer = found && (await tenant.maybe(getSaleCustomer(site.loyalty_id, found.id)));
  if (!customer?.card_id) return conflict("customer-unknown");
  return customer.blocked ? conflict("customer-blocked") : customer;
}

/** What identifies nobody, or several, was entered while nothing could be looked up. */
function conflictOf(error: unknown): Conflict {
  const code = error instanceof Failure ? error.code : "";
  if (code === "customer.id_invalid") return conflict("customer-unknown");
  if (code === "customer.id_ambiguous") return conflict("customer-ambiguous");
  throw error;
}
