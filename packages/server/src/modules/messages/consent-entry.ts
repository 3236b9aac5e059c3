import type { Failure } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import type { Tenant } from "#kit/tenant.ts";
import { ownerOf } from "./consent-link.ts";
import type { getAnswers } from "./consent-queries.ts";

export interface Linked {
  path: { token: string };
  tenant: Tenant;
  settings: Settings;
  fail(code: "consent_link.not_found"): Failure;
}
/** The customer of a link, in whose business the transaction works from here on. A lasting lock if the link changes something. */
export async function enterBy({ path, tenant, settings, fail }: Linked, find: typeof getAnswers) {
  const owner = ownerOf(path.token, settings);
  if (!owner) throw fail("consent_link.not_found");
  await tenant.enter(owner.businessId);
  const customer = await tenant.maybe(find(owner.customerId));
  if (!customer) throw fail("consent_link.not_found");
  return customer;
}
