import * as enums from "./enums.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import {
  AccountStatement,
  accountFields,
  adjustBody,
  giveBody,
  ownBody,
  refillBody,
  StoodAt,
  writeOffBody,
} from "./shapes/account.ts";
import { Transaction } from "./shapes/check.ts";
import { PaidGoods } from "./special-accounts.ts";

const reads = roles("corporate-manager", "accountant", "support-operator", "viewer");
const moves = roles("corporate-manager", "accountant");

/** A company's client account. Amounts in its unit; `amount` is the available balance, null for an unlimited one. */
export const CorporateAccount = s.entity("corporate_account", {
  corporate_customer_id: s.idOf("corporate_customer"),
  corporate_customer_title: s.text(200),
  ...accountFields,
});
export type CorporateAccount = s.Of<typeof CorporateAccount>;

const Moved = s.object({ account: CorporateAccount, transaction: Transaction });
const missing = ["customer_account.not_found"] as const;
const moveFails = [...missing, "amount.not_positive", "comment.missing"] as const;
const ownFails = ["special_account.expiry_on_credit"] as const;

/** Client accounts of companies, and manual changes of their balances. Suspending a company stops neither. */
export const corporateAccounts = group("corporateAccounts", {
  list: call("GET /corporate_customers/{customerId}/special_accounts", {
    summary: "Lists the client accounts of a company.",
    access: reads,
    response: s.items(CorporateAccount),
    errors: ["corporate_customer.not_found"],
  }),
  add: call("POST /corporate_customers/{customerId}/special_accounts", {
    summary:
      "Gives a company a client account for companies, with the credit of the account unless the request sets one.",
    access: moves,
    body: giveBody("corporate_account"),
    response: CorporateAccount,
    errors: [
      "corporate_customer.not_found",
      "special_account.not_found",
      "special_account.not_corporate",
      "special_account.inactive",
      ...ownFails,
      "conflict.duplicate",
    ],
  }),
  get: call("GET /corporate_customers/{customerId}/special_accounts/{accountId}", {
    summary: "Shows a client account of a company.",
    access: reads,
    response: CorporateAccount,
    errors: missing,
  }),
  change: call("PATCH /corporate_customers/{customerId}/special_accounts/{accountId}", {
    summary: "Changes credit, limits and state of a company's client account. Nothing moves.",
    access: moves,
    body: s.patch(s.object(ownBody)),
    response: CorporateAccount,
    errors: [...missing, "conflict.stale", ...ownFails],
  }),
  goods: call("GET /corporate_customers/{customerId}/special_accounts/{accountId}/goods", {
    summary: "Lists the goods that a company's client account may pay for, by their code.",
    access: reads,
    response: s.items(PaidGoods),
    errors: missing,
  }),
  refill: call("POST /corporate_customers/{customerId}/special_accounts/{accountId}/refill", {
    summary: "Puts onto a client account what a company has paid in, also while the company is suspended.",
    access: moves,
    body: s.object(refillBody),
    response: Moved,
    errors: [...moveFails, "customer_account.inactive", "expiry.invalid"],
    needsKey: true,
  }),
  adjust: call("POST /corporate_customers/{customerId}/special_accounts/{accountId}/adjust", {
    summary: "Corrects a company's client account by an amount or to a balance, with a comment.",
    access: moves,
    body: s.object(adjustBody),
    response: Moved,
    errors: [...missing, "adjustment.zero", "adjustment.ambiguous", "account.insufficient"],
    needsKey: true,
  }),
  writeOff: call("POST /corporate_customers/{customerId}/special_accounts/{accountId}/write_offs", {
    summary:
      "Takes an amount off a company's client account, within its credit; beyond it by force, which only owners and managers may.",
    access: moves,
    body: s.object(writeOffBody),
    response: Moved,
    errors: [...moveFails, "account.insufficient", "access.denied"],
    needsKey: true,
  }),
  statement: call("GET /x/corporate_customers/{customerId}/special_accounts/{accountId}/statement", {
    summary:
      "Lists the changes of a company's client account in a period, newest first, with the balances before and after it.",
    access: reads,
    query: { date_from: s.text(40), date_to: s.text(40) },
    paged: {},
    response: AccountStatement,
    errors: missing,
    exports: enums.STATEMENT_COLUMNS,
    printable: true,
    extension: true,
  }),
  statementPage: call("GET /x/corporate_customers/{customerId}/special_accounts/{accountId}/statement/page", {
    summary:
      "Shows the statement of a company's client account as a page to print, with its latest 2 000 movements of the period.",
    access: reads,
    query: { date_from: s.text(40), date_to: s.text(40) },
    response: s.text(4_000_000),
    answer: "html",
    errors: missing,
    extension: true,
  }),
  asOf: call("GET /x/corporate_customers/{customerId}/special_accounts/{accountId}/as_of", {
    summary:
      "Returns the balance of a company's client account at a moment, or at the end of a day, and when its parts expire.",
    access: reads,
    /** An instant, or a day of the business; without it, now. */
    query: { at: s.text(40) },
    response: StoodAt,
    errors: missing,
    extension: true,
  }),
});
