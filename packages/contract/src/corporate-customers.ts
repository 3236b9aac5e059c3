import * as enums from "./enums.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { balanceFields } from "./shapes/account.ts";

const reads = roles("corporate-manager", "accountant", "support-operator", "viewer");
const changes = roles("corporate-manager");

const particulars = {
  legal_name: s.nullable(s.title(300)),
  /** The company's code in the business's own records. */
  code: s.nullable(s.title(64)),
  tax_id: s.nullable(s.title(40)),
  vat_id: s.nullable(s.title(40)),
  registration_address: s.nullable(s.title(500)),
  bank: s.nullable(s.title(200)),
  /** International bank account number; spaces are removed, and the check digits must be valid. */
  iban: s.nullable(s.text(50)),
  /** The address for e-mails to the company. Unique among the companies of the business. */
  email: s.nullable(s.email),
  phone: s.nullable(s.text(30, 3)),
  contact_name: s.nullable(s.title()),
  /** The language of e-mails to the company; null: the language of the business. */
  language: s.nullable(s.oneOf(enums.LANGUAGES)),
  /** The accounts of a suspended company pay for nothing. Manual changes remain possible. */
  suspended: s.flag,
  external_id: s.nullable(s.title(100)),
  comment: s.nullable(s.title(2000)),
  contract_number: s.nullable(s.title(60)),
  contract_date: s.nullable(s.day),
  /** The last day of the contract. */
  contract_end_date: s.nullable(s.day),
};
const fields = { title: s.title(), ...particulars };
/** A corporate customer. */
export const CorporateCustomer = s.entity("corporate_customer", fields);
export type CorporateCustomer = s.Of<typeof CorporateCustomer>;

/** A company's client account in lists. `amount` is the available balance, null for an unlimited one. */
const AccountBrief = s.object({
  id: s.idOf("corporate_account"),
  special_account_id: s.idOf("special_account"),
  title: s.text(200),
  type: s.oneOf(enums.SPECIAL_ACCOUNT_TYPES),
  currency: s.nullable(s.text(3)),
  unit: s.nullable(s.oneOf(enums.UNITS)),
  ...balanceFields,
});
export const CorporateCustomerRow = s.entity("corporate_customer", { ...fields, accounts: s.list(AccountBrief) });

const Body = s.object({
  id: s.optional(s.idOf("corporate_customer")),
  title: fields.title,
  ...s.patch(s.object(particulars)).properties,
});
const particularsFail = [
  "phone.invalid",
  "iban.invalid",
  "corporate_customer.contract_reversed",
  "conflict.duplicate",
] as const;
const filters = {
  suspended: s.flag,
  /** The exact address, in any case. */
  email: s.text(254),
  /** Words of titles, numbers, addresses and the contact person. */
  search_text: s.text(200),
};

/** Corporate customers. They have no cards; their client accounts pay for what they buy. */
export const corporateCustomers = group("corporateCustomers", {
  add: call("POST /corporate_customers", {
    summary: "Adds a company that buys.",
    access: changes,
    body: Body,
    response: CorporateCustomer,
    errors: particularsFail,
  }),
  list: call("GET /corporate_customers", {
    summary: "Lists companies with what they have on their client accounts, by title unless sorted otherwise.",
    access: reads,
    query: filters,
    paged: { sorts: enums.CORPORATE_CUSTOMER_SORTS },
    response: s.page(CorporateCustomerRow),
    exports: enums.CORPORATE_CUSTOMER_COLUMNS,
  }),
  get: call("GET /corporate_customers/{customerId}", {
    summary: "Shows one company.",
    access: reads,
    response: CorporateCustomer,
    errors: ["corporate_customer.not_found"],
  }),
  change: call("PATCH /corporate_customers/{customerId}", {
    summary: "Changes what is known of a company, or suspends it.",
    access: changes,
    body: s.patch(s.object(fields)),
    response: CorporateCustomer,
    errors: ["corporate_customer.not_found", "conflict.stale", ...particularsFail],
  }),
  ids: call("GET /corporate_customers/customers_bulk_ids", {
    summary: "Returns the ids of the companies that match the filters, by title, at most 10 000.",
    access: reads,
    query: filters,
    response: s.object({ ids: s.list(s.idOf("corporate_customer"), 10_000) }),
  }),
});
