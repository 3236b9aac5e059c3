import { rules } from "@patron/contract/rules/corporateCustomers";

/** What no two companies have alike. */
const unique = ["email", "code", "external_id"] as const;

/** Rules of the fields of a company, new or present, and the field that each refusal belongs to. */
export const companyForm = {
  rules: rules.add,
  fieldOf: {
    "phone.invalid": "phone",
    "iban.invalid": "iban",
    "corporate_customer.contract_reversed": "contract_end_date",
    "conflict.duplicate": (_: unknown, { field }: Record<string, unknown>) => unique.find((name) => name === field),
  } as const,
};
