import { isEmail } from "@patron/contract/kit";
import { readPhone } from "#kit/phone.ts";
import type { Tenant } from "#kit/tenant.ts";
import { isCountry } from "../reference/public.ts";
import { findCustomer } from "./queries.ts";

interface Ids {
  phone?: string | null;
  email?: string | null;
  external_id?: string | null;
}

/** The stored forms of telephone number, e-mail address and external id, or the first error; absent ones stay absent. */
export function readIds(request: Ids, country: string): Ids | "customer.id_invalid" {
  const ids: Ids = {};
  if (request.phone !== undefined) {
    const phone = request.phone === null ? null : readPhone(request.phone, country);
    if (phone === undefined) return "customer.id_invalid";
    ids.phone = phone;
  }
  if (request.email !== undefined) {
    if (request.email !== null && !isEmail(request.email)) return "customer.id_invalid";
    ids.email = request.email;
  }
  if (request.external_id !== undefined) ids.external_id = request.external_id?.trim() ?? null;
  return ids;
}

/** The first error in a customer's profile. */
export function refuseProfile(
  request: { country?: string | null; birth_date?: string | null },
  today: Date,
): "country.unknown" | "birth_date.invalid" | undefined {
  if (request.country && !isCountry(request.country)) return "country.unknown";
  if (!request.birth_date) return undefined;
  const born = request.birth_date >= "1900-01-01" && request.birth_date <= today.toISOString().slice(0, 10);
  return born ? undefined : "birth_date.invalid";
}

/** The first identity that another customer has, to report it at its field; the index catches concurrent ones. */
export async function takenId(tenant: Tenant, customerId: string, ids: Ids): Promise<keyof Ids | undefined> {
  const identities = [
    ["phone", "phone", ids.phone],
    ["email", "email", ids.email],
    ["external_id", "external-id", ids.external_id],
  ] as const;
  for (const [field, type, value] of identities) {
    const holder = value ? await tenant.maybe(findCustomer(type, value)) : undefined;
    if (holder && holder.id !== customerId) return field;
  }
  return undefined;
}
