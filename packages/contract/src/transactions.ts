import {
  CUSTOMER_TYPES,
  EXPIRE_TYPES,
  PAYMENT_TYPES,
  READER_PAYMENT_STATES,
  READER_REFUND_STATES,
  RECEIPT_TEMPLATES,
  SERVICE_TYPES,
  SOLD_ITEM_COLUMNS,
  SPECIAL_ACCOUNT_TYPES,
  TRANSACTION_COLUMNS,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  USER_ID_TYPES,
} from "./enums.ts";
import { call, group, ofPos, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
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
const corrects = ofPos(roles("support-operator", "sales-point-manager"));
const movesAccounts = ofPos(roles("accountant", "support-operator"));
const adjusts = ofPos(roles("support-operator", "marketing"));

const { amount, discount_amount, amount_to_pay, ...further } = CheckTotals.properties;
/** With `minimize_totals` only the currency, the count and the first three sums. */
const Totals = s.object({
  ...{ currency: s.text(3), count: s.text(20), amount, discount_amount, amount_to_pay },
  ...s.patch(s.object(further)).properties,
});
const TransactionPage = s.object({
  ...s.page(ListedTransaction).properties,
  totals: s.optional(s.list(Totals, 200)),
});
const Bonuses = {
  loyalty_id: s.idOf("loyalty"),
  customer_id: s.idOf("customer"),
  currency: s.currency,
  comment: s.optional(s.nullable(s.text(500))),
};

/** Identifies the owner of a client account: the customer by one of these. */
const AccountMove = {
  customer_id: s.optional(s.idOf("customer")),
  user_id_value: s.optional(s.text(254, 1)),
  user_id_type: s.optional(s.oneOf(USER_ID_TYPES)),
  special_account_id: s.idOf("special_account"),
};
const accountFails = [
  "customer.not_found",
  "customer.id_invalid",
  "special_account.not_found",
  "customer_account.not_found",
] as const;

const moveFails = ["loyalty.not_found", "customer.not_found", "currency.unknown", "comment.missing"] as const;

/** The filters of transactions and sold items. */
const found = {
  loyalty: s.idOf("loyalty"),
  pos: s.idOf("pos"),
  terminal: s.idOf("terminal"),
  /** What this staff member sold or changed. */
  business_staff_id: s.idOf("staff"),
  date_from: s.text(40),
  date_to: s.text(40),
  canceled: s.flag,
  /** Extension: the status. */
  status: s.oneOf(TRANSACTION_STATUSES),
  /** Extension: bounds of the amount to pay, both included, each in its own currency. */
  amount_from: s.money,
  amount_to: s.money,
  /** Extension: the ISO week day and the hour of the clock at the point of sale; Monday is 1. */
  week_day: s.whole(1, 7),
  hour: s.whole(0, 23),
  /** Extension: whether the customer is known. */
  with_customer: s.flag,
  user_id_value: s.text(254),
  user_id_type: s.oneOf(USER_ID_TYPES),
  user_phone: s.text(30),
  user_email: s.text(254),
  user_external_id: s.text(100),
  comment: s.text(200),
  payment_type: s.oneOf(PAYMENT_TYPES),
  /** Transactions with any of these items, by their ids. */
  items: s.list(s.idOf("goods"), 100),
  /** Orders by point of sale and time of stock movement, ignoring the sorting. */
  by_stock: s.flag,
};
const SoldItemPage = s.object({
  ...s.page(SoldItem).properties,
  totals: s.optional(s.list(SoldItemTotals, 200)),
});

/** All transactions: checks of tills, and manual changes of bonuses. */
export const transactions = group("transactions", {
  list: call("GET /transactions", {
    summary: "Lists transactions, newest first unless sorted otherwise, with totals per currency.",
    access: reads,
    query: {
      ...found,
      transaction_type: s.oneOf(TRANSACTION_TYPES),
      /** Extension: the type that people are shown; a completed reservation is a sale. */
      shown_type: s.oneOf(TRANSACTION_TYPES),
      /** Extension: transactions with a payment at a card reader, or a refund to its card, in this state. */
      reader_payment: s.oneOf(READER_PAYMENT_STATES),
      reader_refund: s.oneOf(READER_REFUND_STATES),
      /** Extension: a number, an amount to pay, or words of a customer or company. */
      search_text: s.text(200),
      /** What a shared register booked for this terminal of a steward, and with this code of one. */
      sc_terminal: s.idOf("terminal"),
      sc_code: s.text(20),
      /** Transactions of this company. */
      corporate_customer_id: s.idOf("corporate_customer"),
      /** Of companies, or of everybody else: retail customers and unknown ones. */
      customer_type: s.oneOf(CUSTOMER_TYPES),
      /** Transactions that failed or were interrupted by an error. */
      transaction_errors: s.flag,
      /** Transactions that changed this client account, or one of this type. */
      special_account_id: s.idOf("special_account"),
      special_account_type: s.oneOf(SPECIAL_ACCOUNT_TYPES),
      /** Transactions of this vehicle, in any notation of its number. */
      vehicle_id: s.text(40),
      include_items: s.flag,
      include_taxes: s.flag,
      include_margins: s.flag,
      include_payments: s.flag,
      minimize_totals: s.flag,
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
      category: s.idOf("goods_category"),
      service_type: s.oneOf(SERVICE_TYPES),
      /** Words of an item's code or title at the time of sale. */
      search_text: s.text(200),
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
    query: { template_type: s.oneOf(RECEIPT_TEMPLATES) },
    response: s.text(1_000_000),
    answer: "html",
    errors: ["transaction.not_found"],
  }),
  order: call("GET /transactions/{transactionId}/order", {
    summary: "Shows what was ordered with a transaction as a page, before anything of it was left out or refunded.",
    access: reads,
    query: { template_type: s.oneOf(RECEIPT_TEMPLATES) },
    response: s.text(1_000_000),
    answer: "html",
    errors: ["transaction.not_found"],
  }),
  receipt: call("GET /transactions/{transactionId}/receipt", {
    summary: "Shows the receipt of a transaction as a page to print.",
    access: reads,
    query: { template_type: s.oneOf(RECEIPT_TEMPLATES) },
    response: s.text(1_000_000),
    answer: "html",
    errors: ["transaction.not_found"],
  }),
  finalize: call("POST /transactions/finalize", {
    summary: "Makes a reserved transaction real as it was reserved.",
    access: corrects,
    body: s.object({ transaction_id: s.idOf("transaction") }),
    response: s.object({ transaction: Transaction }),
    errors: ["transaction.not_found", "transaction.state", "transaction.expired", "reader_payment.running"],
    needsKey: true,
  }),
  cancel: call("POST /transactions/cancel", {
    summary: "Cancels a transaction and takes everything back that it moved.",
    access: corrects,
    body: s.object({ transaction_id: s.idOf("transaction"), reason: s.optional(s.nullable(s.text(500))) }),
    response: s.object({ transaction: Transaction }),
    errors: [
      "transaction.not_found",
      "transaction.state",
      "transfer.partly_given_back",
      "bonuses.spent",
      "account.insufficient",
    ],
    needsKey: true,
  }),
  addBonuses: call("POST /transactions/bonuses/add", {
    summary: "Credits bonuses to a customer's card, ordinary or with an end of life.",
    access: adjusts,
    body: s.object({
      ...Bonuses,
      amount: s.money,
      promotional: s.optional(s.flag),
      expire_type: s.optional(s.oneOf(EXPIRE_TYPES)),
      expire_value: s.optional(s.nullable(s.title(20))),
    }),
    response: s.object({ transaction: Transaction }),
    errors: [...moveFails, "amount.not_positive", "expiry.invalid"],
    needsKey: true,
  }),
  adjustBonuses: call("POST /transactions/bonuses/adjust", {
    summary: "Corrects a customer's bonuses by an amount or to a balance.",
    access: adjusts,
    body: s.object({ ...Bonuses, amount: s.optional(s.signedMoney), balance: s.optional(s.money) }),
    response: s.object({ transaction: Transaction }),
    errors: [...moveFails, "adjustment.zero", "adjustment.ambiguous", "bonuses.insufficient"],
    needsKey: true,
  }),
  writeOffBonuses: call("POST /transactions/bonuses/write_offs", {
    summary: "Takes bonuses away from a customer's card, nearest expiry first.",
    access: adjusts,
    body: s.object({ ...Bonuses, amount: s.money }),
    response: s.object({ transaction: Transaction }),
    errors: [...moveFails, "amount.not_positive", "bonuses.insufficient"],
    needsKey: true,
  }),
  refillAccount: call("POST /transactions/special_account/refill", {
    summary:
      "Puts onto a customer's client account what was paid in; the customer and the account are named in the body.",
    access: movesAccounts,
    body: s.object({ ...AccountMove, ...refillBody }),
    response: s.object({ transaction: Transaction }),
    errors: [...accountFails, "amount.not_positive", "comment.missing", "customer_account.inactive", "expiry.invalid"],
    needsKey: true,
  }),
  adjustAccount: call("POST /transactions/special_account/adjust", {
    summary: "Corrects a customer's client account by an amount or to a balance, with a comment.",
    access: movesAccounts,
    body: s.object({ ...AccountMove, ...adjustBody }),
    response: s.object({ transaction: Transaction }),
    errors: [...accountFails, "adjustment.zero", "adjustment.ambiguous", "account.insufficient"],
    needsKey: true,
  }),
  writeOffAccount: call("POST /transactions/special_account/write_offs", {
    summary:
      "Takes an amount off a customer's client account, within its credit; beyond it by force, which only owners and managers may.",
    access: movesAccounts,
    body: s.object({ ...AccountMove, ...writeOffBody }),
    response: s.object({ transaction: Transaction }),
    errors: [...accountFails, "amount.not_positive", "comment.missing", "account.insufficient", "access.denied"],
    needsKey: true,
  }),
});
