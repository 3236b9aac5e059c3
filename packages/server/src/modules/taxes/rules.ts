import type { TaxClassification, TaxType } from "@patron/contract/enums";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./queries.ts";

interface Kind {
  id?: string;
  classification: TaxClassification;
  type: TaxType;
  compound_on: readonly string[];
}

/**
 * Whether a tax has an invalid base: only a percentage base tax may include others, and only per-unit base taxes of its own programme. A
 * tax included by others must stay per unit.
 */
export async function hasBadBase(tenant: Tenant, loyaltyId: string, tax: Kind): Promise<boolean> {
  const { id, classification, type, compound_on } = tax;
  const perUnit = classification === "base-tax" && type === "amount";
  if (id && !perUnit && (await tenant.maybe(queries.listTakenOf(loyaltyId, id)))) return true;
  if (compound_on.length === 0) return false;
  if (classification !== "base-tax" || type !== "percentage") return true;
  const known = await tenant.many(queries.listCompoundable(loyaltyId, compound_on));
  return known.length < new Set(compound_on).size;
}
