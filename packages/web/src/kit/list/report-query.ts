import type { Search } from "#kit/address/address.ts";

/** Returns the query of the report for the address: a customer is identified by one value and its type. */
export function reportQuery<Query>({ user_phone, user_email, user_external_id, ...chosen }: Search): Query {
  const user = user_phone
    ? { user_id_value: user_phone, user_id_type: "phone" }
    : user_email
      ? { user_id_value: user_email, user_id_type: "email" }
      : user_external_id
        ? { user_id_value: user_external_id, user_id_type: "external-id" }
        : {};
  return { ...chosen, ...user } as Query; // Texts of the address; the server validates each.
}
