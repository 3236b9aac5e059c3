import * as enums from "./enums.ts";
import { call, group, ofPos, roles } from "./kit/index.ts";
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

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const moves = ofPos(roles("accountant", "support-operator"));

/** A customer's client account. Amounts in its unit; `amount` is the available balance, null for an unlimited one. */
export const CustomerAccount = s.entity("customer_account", {
  user_id: s.idOf("customer"),
  user_name: s.text(400),
  ...accountFields,
});
export type CustomerAccount = s.Of<typeof CustomerAccount>;

const Moved = s.object({ account: CustomerAccount, transaction: Transaction });

const moveFails = ["customer_account.not_found", "amount.not_positive", "comment.missing"] as const;
const ownFails = ["special_account.expiry_on_credit"] as const;

/** Client accounts of customers, and manual changes of their balances. */
export const customerAccounts = group("customerAccounts", {
  list: call("GET /customer/{userId}/special_accounts", {
    summary: "Lists the client accounts of a customer.",
    access: reads,
    response: s.items(CustomerAccount),
    errors: ["customer.not_found"],
  }),
  add: call("POST /customer/{userId}/special_accounts", {
    summary: "Gives a customer a client account, with the credit of the account unless the request sets one.",
    access: moves,
    body: giveBody("customer_account"),
    response: CustomerAccount,
    errors: [
      "customer.not_found",
      "special_account.not_found",
      "special_account.other_scope",
      "special_account.other_programme",
      "special_account.inactive",
      ...ownFails,
      "conflict.duplicate",
    ],
  }),
  get: call("GET /customer/{userId}/special_accounts/{accountId}", {
    summary: "Shows a client account of a customer.",
    access: reads,
    response: CustomerAccount,
    errors: ["customer_account.not_found"],
  }),
  change: call("PATCH /customer/{userId}/special_accounts/{accountId}", {
    summary: "Changes credit, limits and state of a customer's client account. Nothing moves.",
    access: moves,
    body: s.patch(s.object(ownBody)),
    response: CustomerAccount,
    errors: ["customer_account.not_found", "conflict.stale", ...ownFails],
  }),
  goods: call("GET /customer/{userId}/special_accounts/{accountId}/goods", {
    summary: "Lists the goods that a customer's client account may pay for, by their code.",
    access: reads,
    response: s.items(PaidGoods),
    errors: ["customer_account.not_found"],
  }),
  refill: call("POST /customer/{userId}/special_accounts/{accountId}/refill", {
    summary: "Puts onto a client account what a customer has paid in.",
    access: moves,
    body: s.object(refillBody),
    response: Moved,
    errors: [...moveFails, "customer_account.inactive", "expiry.invalid"],
    needsKey: true,
  }),
  adjust: call("POST /customer/{userId}/special_accounts/{accountId}/adjust", {
    summary: "Corrects a client account by an amount or to a balance, with a comment.",
    access: moves,
    body: s.object(adjustBody),
    response: Moved,
    errors: ["customer_account.not_found", "adjustment.zero", "adjustment.ambiguous", "account.insufficient"],
    needsKey: true,
  }),
  writeOff: call("POST /customer/{userId}/special_accounts/{accountId}/write_offs", {
    summary:
      "Takes an amount off a client account, within its credit; beyond it by force, which only owners and managers may.",
    access: moves,
    body: s.object(writeOffBody),
    response: Moved,
    errors: [...moveFails, "account.insufficient", "access.denied"],
    needsKey: true,
  }),
  statement: call("GET /x/customers/{userId}/special_accounts/{accountId}/statement", {
    summary: "Lists the changes of a client account in a period, newest first, with the balances before and after it.",
    access: reads,
    query: { date_from: s.text(40), date_to: s.text(40) },
    paged: {},
    response: AccountStatement,
    errors: ["customer_account.not_found"],
    exports: enums.STATEMENT_COLUMNS,
    printable: true,
    extension: true,
  }),
  statementPage: call("GET /x/customers/{userId}/special_accounts/{accountId}/statement/page", {
    summary:
      "Shows the statement of a client account as a page to print, with its latest 2 000 movements of the period.",
    access: reads,
    query: { date_from: s.text(40), date_to: s.text(40) },
    response: s.text(4_000_000),
    answer: "html",
    errors: ["customer_account.not_found"],
    extension: true,
  }),
  asOf: call("GET /x/customers/{userId}/special_accounts/{accountId}/as_of", {
    summary: "Returns the balance of a client account at a moment, or at the end of a day, and when its parts expire.",
    access: reads,
    /** An instant, or a day of the business; without it, now. */
    query: { at: s.text(40) },
    response: StoodAt,
    errors: ["customer_account.not_found"],
    extension: true,
  }),
});
