const identities = ["phone", "email", "external_id"] as const;

/** The field that each refusal of a customer belongs to. */
export const refusedField = {
  "customer.id_invalid": "phone",
  "customer.id_missing": "phone",
  "birth_date.invalid": "birth_date",
  "country.unknown": "country",
  // Whoever was faster by a moment is told without a field.
  "conflict.duplicate": (_: unknown, { field }: Record<string, unknown>) =>
    identities.find((identity) => identity === field),
} as const;
