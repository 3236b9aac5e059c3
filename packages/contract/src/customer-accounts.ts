import type { Of } from "./kit/door.ts";
import {
  call,
  entity,
  flag,
  group,
  id,
  instant,
  items,
  list,
  money,
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
} from "./kit/door.ts";
import { day } from "./kit/schema.ts";
import { AccountLimit, adjustBody, refillBody, writeOffBody } from "./shapes/account.ts";
import { Transaction } from "./shapes/check.ts";
import { PaidGoods } from "./special-accounts.ts";
import * as words from "./words.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const moves = roles("accountant", "support-operator");

const { used: _, ...limit } = AccountLimit.properties;
const own = {
  credit_type: oneOf(words.CREDIT_TYPES),
  credit_limit: money,
  active: flag,
  /** Instead of the special account's own name. */
  title: nullable(title()),
  comment: nullable(text(1000)),
  /** Instead of what the special account asks. */
  odometer: nullable(oneOf(words.ACCOUNT_QUESTIONS)),
  vehicle_id: nullable(oneOf(words.ACCOUNT_QUESTIONS)),
};
const ownBody = { ...own, limits: list(object({ ...limit, goods_code: optional(limit.goods_code) }), 20) };

/** What a customer has on a special account. Amounts in its unit; `amount` is what is available, null without a bound. */
export const CustomerAccount = entity({
  user_id: id,
  user_name: text(400),
  special_account_id: id,
  special_account: object({
    title: text(200),
    type: oneOf(words.SPECIAL_ACCOUNT_TYPES),
    currency: nullable(text(3)),
    unit: nullable(oneOf(words.UNITS)),
    expire_type: oneOf(words.EXPIRE_TYPES),
    refill_presets: list(money, 10),
    odometer: oneOf(words.ACCOUNT_QUESTIONS),
    vehicle_id: oneOf(words.ACCOUNT_QUESTIONS),
    active: flag,
  }),
  ...own,
  balance: signedMoney,
  reserved: money,
  amount: nullable(signedMoney),
  low: flag,
  limits: list(AccountLimit, 20),
  /** What of it ends, the soonest first. */
  lots: list(object({ id, amount: signedMoney, expire_date: nullable(day) })),
  last_movement_dt: nullable(instant),
});
export type CustomerAccount = Of<typeof CustomerAccount>;

const AddBody = object({ id: optional(id), special_account_id: id, ...patch(object(ownBody)).properties });
const Moved = object({ account: CustomerAccount, transaction: Transaction });

/** One entry of an account, with the balance that it made. */
export const AccountMovement = object({
  id,
  kind: oneOf(words.TRANSFER_KINDS),
  event_dt: instant,
  transaction_id: nullable(id),
  number: nullable(text(20)),
  comment: nullable(text(500)),
  /** Who moved it by hand. */
  actor: nullable(text(400)),
  document: nullable(text(120)),
  payment_type: nullable(oneOf(words.TILL_PAYMENT_TYPES)),
  amount: signedMoney,
  balance_after: signedMoney,
});
const Statement = object({
  ...page(AccountMovement).properties,
  /** Before and after the period, and what came and went within it. */
  opening: signedMoney,
  incoming: money,
  outgoing: money,
  closing: signedMoney,
});

const moveFails = ["customer_account.not_found", "amount.not_positive", "comment.missing"] as const;
const ownFails = ["special_account.expiry_on_credit"] as const;

/** Special accounts that customers have, and what moves them by hand. */
export const customerAccounts = group("customerAccounts", {
  list: call("GET /customer/{userId}/special_accounts", {
    does: "Lists the special accounts of a customer.",
    access: reads,
    gives: items(CustomerAccount),
    fails: ["customer.not_found"],
  }),
  add: call("POST /customer/{userId}/special_accounts", {
    does: "Gives a customer a special account, with its credit unless told otherwise.",
    access: moves,
    body: AddBody,
    gives: CustomerAccount,
    fails: [
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
    does: "Shows a special account of a customer.",
    access: reads,
    gives: CustomerAccount,
    fails: ["customer_account.not_found"],
  }),
  change: call("PATCH /customer/{userId}/special_accounts/{accountId}", {
    does: "Changes credit, limits and state of a customer's special account. Nothing moves.",
    access: moves,
    body: patch(object(ownBody)),
    gives: CustomerAccount,
    fails: ["customer_account.not_found", "conflict.stale", ...ownFails],
  }),
  goods: call("GET /customer/{userId}/special_accounts/{accountId}/goods", {
    does: "Lists the goods that a customer's special account may pay for, by their code.",
    access: reads,
    gives: items(PaidGoods),
    fails: ["customer_account.not_found"],
  }),
  refill: call("POST /customer/{userId}/special_accounts/{accountId}/refill", {
    does: "Puts onto a special account what a customer has paid in.",
    access: moves,
    body: object(refillBody),
    gives: Moved,
    fails: [...moveFails, "customer_account.inactive", "expiry.invalid"],
    needsKey: true,
  }),
  adjust: call("POST /customer/{userId}/special_accounts/{accountId}/adjust", {
    does: "Corrects a special account by an amount or to a balance. A comment says why.",
    access: moves,
    body: object(adjustBody),
    gives: Moved,
    fails: ["customer_account.not_found", "adjustment.zero", "adjustment.ambiguous", "account.insufficient"],
    needsKey: true,
  }),
  writeOff: call("POST /customer/{userId}/special_accounts/{accountId}/write_offs", {
    does: "Takes an amount off a special account, within its credit; beyond it by force, which only owners and managers may.",
    access: moves,
    body: object(writeOffBody),
    gives: Moved,
    fails: [...moveFails, "account.insufficient", "access.denied"],
    needsKey: true,
  }),
  statement: call("GET /x/customers/{userId}/special_accounts/{accountId}/statement", {
    does: "Tells what moved a special account in a period, newest first, with the balances before and after it.",
    access: reads,
    query: { date_from: text(40), date_to: text(40) },
    paged: {},
    gives: Statement,
    fails: ["customer_account.not_found"],
    exports: words.STATEMENT_COLUMNS,
    printable: true,
    extension: true,
  }),
  statementPage: call("GET /x/customers/{userId}/special_accounts/{accountId}/statement/page", {
    does: "Shows the statement of a special account as a page to print, with its latest 2 000 movements of the period.",
    access: reads,
    query: { date_from: text(40), date_to: text(40) },
    gives: text(4_000_000),
    answer: "html",
    fails: ["customer_account.not_found"],
    extension: true,
  }),
  asOf: call("GET /x/customers/{userId}/special_accounts/{accountId}/as_of", {
    does: "Tells what stood on a special account at a moment, or at the end of a day, and what of it ended when.",
    access: reads,
    /** An instant, or a day of the business; without it, now. */
    query: { at: text(40) },
    gives: object({
      /** The first moment that is not counted. */
      until: instant,
      balance: signedMoney,
      lots: list(object({ id, amount: signedMoney, expire_date: nullable(day) })),
    }),
    fails: ["customer_account.not_found"],
    extension: true,
  }),
});
