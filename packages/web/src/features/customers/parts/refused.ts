const identities = ["phone", "email", "external_id"] as const;

/** The field that shows each error of a customer. */
export const refusedField = {
  "customer.id_invalid": "phone",
  "customer.id_missing": "phone",
  "birth_date.invalid": "birth_date",
  "country.unknown": "country",
  // A conflict with a concurrent request has no field.
  "conflict.duplicate": (_: unknown, { field }: Record<string, unknown>) =>
    identities.find((identity) => identity === field),
} as const;
