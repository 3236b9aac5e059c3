import {
  EXPIRE_TYPES,
  PAYMENT_TYPES,
  RECEIPT_TEMPLATES,
  SERVICE_TYPES,
  SOLD_ITEM_COLUMNS,
  SPECIAL_ACCOUNT_TYPES,
  TRANSACTION_COLUMNS,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  USER_ID_TYPES,
} from "./enums.ts";
import {
  call,
  flag,
  group,
  id,
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
} from "./kit/index.ts";
import { currency } from "./kit/schema.ts";
import { adjustBody, refillBody, writeOffBody } from "./shapes/account.ts";
import {
  CheckTotals,
  ListedTransaction,
  SoldItem,
  SoldItemTotals,
  Transaction,
  TransactionDetails,
} from "./shapes/check.ts";

const reads = roles("accountant", "sales-point-manager", "support-operator", "marketing", "viewer");
const corrects = roles("support-operator", "sales-point-manager");
const movesAccounts = roles("accountant", "support-operator");
const adjusts = roles("support-operator", "marketing");

const { amount, discount_amount, amount_to_pay, ...further } = CheckTotals.properties;
/** With `minimize_totals` only the currency, the count and the three sums that come first. */
const Totals = object({
  ...{ currency: text(3), count: text(20), amount, discount_amount, amount_to_pay },
  ...patch(object(further)).properties,
});
const TransactionPage = object({
  ...page(ListedTransaction).properties,
  totals: optional(list(Totals, 200)),
});
const Bonuses = {
  loyalty_id: id,
  customer_id: id,
  currency,
  comment: optional(nullable(text(500))),
};

/** Whose special account: the customer by one of these. */
const AccountMove = {
  customer_id: optional(id),
  user_id_value: optional(text(254, 1)),
  user_id_type: optional(oneOf(USER_ID_TYPES)),
  special_account_id: id,
};
const accountFails = [
  "customer.not_found",
  "customer.id_invalid",
  "special_account.not_found",
  "customer_account.not_found",
] as const;

const moveFails = ["loyalty.not_found", "customer.not_found", "currency.unknown", "comment.missing"] as const;

/** What transactions and their items are found by. */
const found = {
  loyalty: id,
  pos: id,
  terminal: id,
  date_from: text(40),
  date_to: text(40),
  canceled: flag,
  /** Ours: in this state. */
  status: oneOf(TRANSACTION_STATUSES),
  /** Ours: with an amount to pay in these bounds, both included, each in its own currency. */
  amount_from: money,
  amount_to: money,
  user_id_value: text(254),
  user_id_type: oneOf(USER_ID_TYPES),
  user_phone: text(30),
  user_email: text(254),
  user_external_id: text(100),
  comment: text(200),
  payment_type: oneOf(PAYMENT_TYPES),
  /** Those that hold any of these items, by their ids. */
  items: list(id, 100),
  /** By point of sale and time, as its stock moved, whatever the sorting. */
  by_stock: flag,
};
const SoldItemPage = object({
  ...page(SoldItem).properties,
  totals: optional(list(SoldItemTotals, 200)),
});

/** Everything that moved value: checks of tills, and bonuses moved by hand. */
export const transactions = group("transactions", {
  list: call("GET /transactions", {
    summary: "Lists transactions, newest first unless sorted otherwise, with totals per currency.",
    access: reads,
    query: {
      ...found,
      transaction_type: oneOf(TRANSACTION_TYPES),
      /** Of this company. */
      corporate_customer_id: id,
      /** Those that failed or were broken off by a fault. */
      transaction_errors: flag,
      /** Those that moved this special account of the business, or one of this type. */
      special_account_id: id,
      special_account_type: oneOf(SPECIAL_ACCOUNT_TYPES),
      /** Of this vehicle, however its number is written. */
      vehicle_id: text(40),
      include_items: flag,
      include_taxes: flag,
      include_payments: flag,
      minimize_totals: flag,
    },
    paged: { sorts: ["created_dt", "amount", "amount_to_pay"], skipTotals: true },
    response: TransactionPage,
    errors: ["customer.id_invalid"],
    exports: TRANSACTION_COLUMNS,
  }),
  items: call("GET /x/transactions/items", {
    summary:
      "Lists the items of sold checks, the latest check first unless sorted otherwise, with totals per currency.",
    access: reads,
    query: {
      ...found,
      category: id,
      service_type: oneOf(SERVICE_TYPES),
      /** Words of an item's code or title as they were when it was sold. */
      search_text: text(200),
    },
    paged: { sorts: ["created_dt", "amount", "amount_to_pay", "quantity"], skipTotals: true },
    response: SoldItemPage,
    errors: ["customer.id_invalid"],
    exports: SOLD_ITEM_COLUMNS,
    extension: true,
  }),
  get: call("GET /x/transactions/{transactionId}", {
    summary: "Shows one transaction with its check, why every number is that number, and its postings.",
    access: reads,
    response: TransactionDetails,
    errors: ["transaction.not_found"],
    extension: true,
  }),
  check: call("GET /transactions/{transactionId}/check", {
    summary: "Shows the check of a transaction as a page.",
    access: reads,
    query: { template_type: oneOf(RECEIPT_TEMPLATES) },
    response: text(1_000_000),
    answer: "html",
    errors: ["transaction.not_found"],
  }),
  receipt: call("GET /transactions/{transactionId}/receipt", {
    summary: "Shows the receipt of a transaction as a page to print.",
    access: reads,
    query: { template_type: oneOf(RECEIPT_TEMPLATES) },
    response: text(1_000_000),
    answer: "html",
    errors: ["transaction.not_found"],
  }),
  finalize: call("POST /transactions/finalize", {
    summary: "Makes a reserved transaction real as it was reserved.",
    access: corrects,
    body: object({ transaction_id: id }),
    response: object({ transaction: Transaction }),
    errors: ["transaction.not_found", "transaction.state", "transaction.expired"],
    needsKey: true,
  }),
  cancel: call("POST /transactions/cancel", {
    summary: "Cancels a transaction and takes everything back that it moved.",
    access: corrects,
    body: object({ transaction_id: id, reason: optional(nullable(text(500))) }),
    response: object({ transaction: Transaction }),
    errors: ["transaction.not_found", "transaction.state", "bonuses.spent", "account.insufficient"],
    needsKey: true,
  }),
  addBonuses: call("POST /transactions/bonuses/add", {
    summary: "Credits bonuses to a customer's card, ordinary or with an end of life.",
    access: adjusts,
    body: object({
      ...Bonuses,
      amount: money,
      promotional: optional(flag),
      expire_type: optional(oneOf(EXPIRE_TYPES)),
      expire_value: optional(nullable(title(20))),
    }),
    response: object({ transaction: Transaction }),
    errors: [...moveFails, "amount.not_positive", "expiry.invalid"],
    needsKey: true,
  }),
  adjustBonuses: call("POST /transactions/bonuses/adjust", {
    summary: "Corrects a customer's bonuses by an amount or to a balance.",
    access: adjusts,
    body: object({ ...Bonuses, amount: optional(signedMoney), balance: optional(money) }),
    response: object({ transaction: Transaction }),
    errors: [...moveFails, "adjustment.zero", "adjustment.ambiguous", "bonuses.insufficient"],
    needsKey: true,
  }),
  writeOffBonuses: call("POST /transactions/bonuses/write_offs", {
    summary: "Takes bonuses away from a customer's card, nearest expiry first.",
    access: adjusts,
    body: object({ ...Bonuses, amount: money }),
    response: object({ transaction: Transaction }),
    errors: [...moveFails, "amount.not_positive", "bonuses.insufficient"],
    needsKey: true,
  }),
  refillAccount: call("POST /transactions/special_account/refill", {
    summary:
      "Puts onto a customer's special account what was paid in; the customer and the account are named in the body.",
    access: movesAccounts,
    body: object({ ...AccountMove, ...refillBody }),
    response: object({ transaction: Transaction }),
    errors: [...accountFails, "amount.not_positive", "comment.missing", "customer_account.inactive", "expiry.invalid"],
    needsKey: true,
  }),
  adjustAccount: call("POST /transactions/special_account/adjust", {
    summary: "Corrects a customer's special account by an amount or to a balance. A comment says why.",
    access: movesAccounts,
    body: object({ ...AccountMove, ...adjustBody }),
    response: object({ transaction: Transaction }),
    errors: [...accountFails, "adjustment.zero", "adjustment.ambiguous", "account.insufficient"],
    needsKey: true,
  }),
  writeOffAccount: call("POST /transactions/special_account/write_offs", {
    summary:
      "Takes an amount off a customer's special account, within its credit; beyond it by force, which only owners and managers may.",
    access: movesAccounts,
    body: object({ ...AccountMove, ...writeOffBody }),
    response: object({ transaction: Transaction }),
    errors: [...accountFails, "amount.not_positive", "comment.missing", "account.insufficient", "access.denied"],
    needsKey: true,
  }),
});
