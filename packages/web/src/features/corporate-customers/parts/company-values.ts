import type { corporateCustomers } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";

export type Company = ReplyOf<typeof corporateCustomers.get>;
type Change = BodyOf<typeof corporateCustomers.change>;

/** What the form's fields hold; empty texts are empty, not null. */
export interface CompanyValues {
  title: string;
  legal_name: string;
  code: string;
  external_id: string;
  tax_id: string;
  vat_id: string;
  registration_address: string;
  bank: string;
  iban: string;
  contact_name: string;
  phone: string | null;
  email: string;
  language: string;
  contract_number: string;
  contract_date: string | null;
  contract_end_date: string | null;
  comment: string;
  suspended: boolean;
}

/** The choice that stands for the language of the business. */
export const asBusiness = "business";

export const blankCompany: CompanyValues = {
  title: "",
  legal_name: "",
  code: "",
  external_id: "",
  tax_id: "",
  vat_id: "",
  registration_address: "",
  bank: "",
  iban: "",
  contact_name: "",
  phone: null,
  email: "",
  language: asBusiness,
  contract_number: "",
  contract_date: null,
  contract_end_date: null,
  comment: "",
  suspended: false,
};

export function companyValues(one: Company): CompanyValues {
  return {
    title: one.title,
    legal_name: one.legal_name ?? "",
    code: one.code ?? "",
    external_id: one.external_id ?? "",
    tax_id: one.tax_id ?? "",
    vat_id: one.vat_id ?? "",
    registration_address: one.registration_address ?? "",
    bank: one.bank ?? "",
    iban: one.iban ?? "",
    contact_name: one.contact_name ?? "",
    phone: one.phone,
    email: one.email ?? "",
    language: one.language ?? asBusiness,
    contract_number: one.contract_number ?? "",
    contract_date: one.contract_date,
    contract_end_date: one.contract_end_date,
    comment: one.comment ?? "",
    suspended: one.suspended,
  };
}

/** What a change of some values says to the call. */
export function companyBody({ title, language, ...rest }: Partial<CompanyValues>): Change {
  const said = Object.entries(rest).map(([name, value]) => [
    name,
    typeof value === "string" ? value.trim() || null : value,
  ]);
  return {
    ...Object.fromEntries(said),
    ...(title === undefined ? {} : { title }),
    ...(language === undefined ? {} : { language: language === asBusiness ? null : language }),
  } as Change; // The call's own names; the language is one of the select's own values.
}

/** What no two companies have alike. */
const unique = ["email", "code", "external_id"] as const;

/** The field that each refusal of a company belongs to. */
export const refusedField = {
  "phone.invalid": "phone",
  "iban.invalid": "iban",
  "corporate_customer.contract_reversed": "contract_end_date",
  "conflict.duplicate": (_: unknown, { field }: Record<string, unknown>) => unique.find((name) => name === field),
} as const;
