import { isEmail } from "@patron/contract/kit";
import { readPhone } from "#kit/phone.ts";
import type { Tenant } from "#kit/tenant.ts";
import { isCountry } from "../platform/public.ts";
import { findCustomer } from "./queries.ts";

interface Ids {
  phone?: string | null;
  email?: string | null;
  external_id?: string | null;
}

/** Telephone, e-mail and external id as they are stored; absent ones stay absent, a malformed one fails the lot. */
export function readIds(ask: Ids, country: string): Ids | "customer.id_invalid" {
  const ids: Ids = {};
  if (ask.phone !== undefined) {
    const phone = ask.phone === null ? null : readPhone(ask.phone, country);
    if (phone === undefined) return "customer.id_invalid";
    ids.phone = phone;
  }
  if (ask.email !== undefined) {
    if (ask.email !== null && !isEmail(ask.email)) return "customer.id_invalid";
    ids.email = ask.email;
  }
  if (ask.external_id !== undefined) ids.external_id = ask.external_id?.trim() ?? null;
  return ids;
}

/** The first fault of what a customer tells of themselves. */
export function refuseProfile(
  ask: { country?: string | null; birth_date?: string | null },
  today: Date,
): "country.unknown" | "birth_date.invalid" | undefined {
  if (ask.country && !isCountry(ask.country)) return "country.unknown";
  if (!ask.birth_date) return undefined;
  const born = ask.birth_date >= "1900-01-01" && ask.birth_date <= today.toISOString().slice(0, 10);
  return born ? undefined : "birth_date.invalid";
}

/** The first identity that another customer has, so that it can be told at its field; the index refuses what comes between. */
export async function takenId(tenant: Tenant, customerId: string, ids: Ids): Promise<keyof Ids | undefined> {
  const wanted = [
    ["phone", "phone", ids.phone],
    ["email", "email", ids.email],
    ["external_id", "external-id", ids.external_id],
  ] as const;
  for (const [field, type, value] of wanted) {
    const holder = value ? await tenant.maybe(findCustomer(type, value)) : undefined;
    if (holder && holder.id !== customerId) return field;
  }
  return undefined;
}
