import type { KnownIdType } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import { codeOf } from "./identifier-code.ts";
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

/** The same, also by a card or another value that was given to the customer: by that alone if the type says so, or if nothing else is theirs. */
export async function findKnown(
  tenant: Tenant,
  { user_id_value, user_id_type }: { user_id_value: string; user_id_type?: KnownIdType | undefined },
  country: string,
): Promise<CustomerRow | undefined> {
  const byCard = () => tenant.maybe(queries.findByCode(codeOf(user_id_value)));
  if (user_id_type === "card") return byCard();
  return (
    (await findCustomer(tenant, { user_id_value, user_id_type }, country)) ??
    (user_id_type === undefined ? byCard() : undefined)
  );
}

/** What identifies a customer. Throws `customer.id_invalid` for an invalid value. */
export function requireIdentity(identity: Identity, country: string): KnownIdentity {
  const known = readIdentity(identity, country);
  if (!known) throw new Failure("customer.id_invalid");
  return known;
}
