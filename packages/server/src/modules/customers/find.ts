import { Failure } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import { type Identity, type KnownIdentity, readIdentity } from "./identity.ts";
import * as queries from "./queries.ts";

export type CustomerRow = InferResult<ReturnType<typeof queries.getCustomer>>[number];

/**
 * The customer with this telephone, e-mail address or external id; a telephone without a prefix is read as the country's. Undefined if
 * there is none. Throws `customer.id_invalid` for an invalid value.
 */
export async function findCustomer(
  tenant: Tenant,
  identity: Identity,
  country: string,
): Promise<CustomerRow | undefined> {
  const { type, value } = requireIdentity(identity, country);
  return tenant.maybe(queries.findCustomer(type, value));
}

/** What identifies a customer. Throws `customer.id_invalid` for an invalid value. */
export function requireIdentity(identity: Identity, country: string): KnownIdentity {
  const known = readIdentity(identity, country);
  if (!known) throw new Failure("customer.id_invalid");
  return known;
}
