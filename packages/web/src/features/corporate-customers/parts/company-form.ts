import { rules } from "@patron/contract/rules/corporateCustomers";

/** Fields that are unique among companies. */
const unique = ["email", "code", "external_id"] as const;

/** The rules of a company's fields, and the field that shows each error. */
export const companyForm = {
  rules: rules.add,
  fieldOf: {
    "phone.invalid": "phone",
    "iban.invalid": "iban",
    "corporate_customer.contract_reversed": "contract_end_date",
    "conflict.duplicate": (_: unknown, { field }: Record<string, unknown>) => unique.find((name) => name === field),
  } as const,
};
