import * as enums from "./enums.ts";
import type { Of } from "./kit/index.ts";
import {
  call,
  entity,
  flag,
  group,
  id,
  list,
  nullable,
  object,
  oneOf,
  optional,
  page,
  patch,
  roles,
  signedMoney,
  text,
  title,
} from "./kit/index.ts";
import { day, email, money } from "./kit/schema.ts";

const reads = roles("corporate-manager", "accountant", "support-operator", "viewer");
const changes = roles("corporate-manager");

const particulars = {
  legal_name: nullable(title(300)),
  /** How the business's own books call the company. */
  code: nullable(title(64)),
  tax_id: nullable(title(40)),
  vat_id: nullable(title(40)),
  registration_address: nullable(title(500)),
  bank: nullable(title(200)),
  /** International bank account number; spaces are taken out, the check digits must be right. */
  iban: nullable(text(50)),
  /** Where letters to the company go. It names one company of the business. */
  email: nullable(email),
  phone: nullable(text(30, 3)),
  contact_name: nullable(title()),
  /** Of letters to the company; null: the language of the business. */
  language: nullable(oneOf(enums.LANGUAGES)),
  /** Nothing is paid from the accounts of a suspended company. What an office does by hand goes on. */
  suspended: flag,
  external_id: nullable(title(100)),
  comment: nullable(title(2000)),
  contract_number: nullable(title(60)),
  contract_date: nullable(day),
  /** The last day of the contract. */
  contract_end_date: nullable(day),
};
const fields = { title: title(), ...particulars };
/** A company that buys. */
export const CorporateCustomer = entity(fields);
export type CorporateCustomer = Of<typeof CorporateCustomer>;

/** What a company has on one special account, as lists tell it. `amount` is what is available, null without a bound. */
const AccountBrief = object({
  id,
  special_account_id: id,
  title: text(200),
  type: oneOf(enums.SPECIAL_ACCOUNT_TYPES),
  currency: nullable(text(3)),
  unit: nullable(oneOf(enums.UNITS)),
  credit_type: oneOf(enums.CREDIT_TYPES),
  credit_limit: money,
  balance: signedMoney,
  reserved: money,
  amount: nullable(signedMoney),
  low: flag,
  active: flag,
});
export const CorporateCustomerRow = entity({ ...fields, accounts: list(AccountBrief) });

const Body = object({ id: optional(id), title: fields.title, ...patch(object(particulars)).properties });
const particularsFail = [
  "phone.invalid",
  "iban.invalid",
  "corporate_customer.contract_reversed",
  "conflict.duplicate",
] as const;
const filters = {
  suspended: flag,
  /** Exactly this address, in any case. */
  email: text(254),
  /** Words of titles, numbers, addresses and of the person in charge. */
  search_text: text(200),
};

/** Companies that buy: commercial customers. They have no cards; what they buy is paid from their special accounts. */
export const corporateCustomers = group("corporateCustomers", {
  add: call("POST /corporate_customers", {
    summary: "Adds a company that buys.",
    access: changes,
    body: Body,
    response: CorporateCustomer,
    errors: particularsFail,
  }),
  list: call("GET /corporate_customers", {
    summary: "Lists companies with what they have on their special accounts, by title unless sorted otherwise.",
    access: reads,
    query: filters,
    paged: { sorts: enums.CORPORATE_CUSTOMER_SORTS },
    response: page(CorporateCustomerRow),
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
    body: patch(object(fields)),
    response: CorporateCustomer,
    errors: ["corporate_customer.not_found", "conflict.stale", ...particularsFail],
  }),
  ids: call("GET /corporate_customers/customers_bulk_ids", {
    summary: "Tells the ids of the companies that the filters leave, by title, at most 10 000.",
    access: reads,
    query: filters,
    response: object({ ids: list(id, 10_000) }),
  }),
});
