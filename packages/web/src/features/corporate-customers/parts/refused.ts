/** What no two companies have alike. */
const unique = ["email", "code", "external_id"] as const;

/** The field that each refusal of a company belongs to. */
export const refusedField = {
  "phone.invalid": "phone",
  "iban.invalid": "iban",
  "corporate_customer.contract_reversed": "contract_end_date",
  "conflict.duplicate": (_: unknown, { field }: Record<string, unknown>) => unique.find((name) => name === field),
} as const;
