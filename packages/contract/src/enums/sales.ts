/** The type of a transaction: a check of a till, or a manual change of a balance. */
export const TRANSACTION_TYPES = [
  "sale",
  "reserve",
  "refund",
  "bonuses-add",
  "bonuses-adjust",
  "bonuses-write-off",
  "special-account-refill",
  "special-account-adjust",
  "special-account-write-off",
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** The status of a transaction. */
export const TRANSACTION_STATUSES = ["inprocess", "authorized", "success", "canceled", "fail", "error"] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** The type that people are shown: a completed reservation has become a sale, also if it is cancelled later, although reports of tills count it by its own type. */
export function shownTypeOf<T>(of: { transaction_type: TransactionType; finalized_dt: T | null }): TransactionType {
  return of.transaction_type === "reserve" && of.finalized_dt !== null ? "sale" : of.transaction_type;
}

/** How requests identify a customer. */
export const USER_ID_TYPES = ["phone", "email", "external-id"] as const;
export type UserIdType = (typeof USER_ID_TYPES)[number];

/** The width of what receipts are printed on: rolls of two widths, or sheets. */
export const RECEIPT_PAPERS = ["58-mm", "80-mm", "a4"] as const;
export type ReceiptPaper = (typeof RECEIPT_PAPERS)[number];

/** The recipient of a receipt. */
export const RECEIPT_TEMPLATES = ["business", "customer", "commercial"] as const;
export type ReceiptTemplate = (typeof RECEIPT_TEMPLATES)[number];

/** The implemented tabs of the dashboard. */
export const DASHBOARD_TABS = ["turnover", "customers", "visits", "goods_services"] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The period of comparison. */
export const DASHBOARD_COMPARISONS = ["none", "previous", "year"] as const;
export type DashboardComparison = (typeof DASHBOARD_COMPARISONS)[number];

/** What a till accepts besides client accounts, and what pays for a refill. */
export const TILL_PAYMENT_TYPES = ["cash", "bank-card", "bank-card-external", "mobile-app"] as const;
export type TillPaymentType = (typeof TILL_PAYMENT_TYPES)[number];

/** The checks of the ledger check: each is recomputed from entries and lots. */
export const BOOK_PROMISES = [
  "transfers-sum-to-zero",
  "balances-are-entries",
  "entries-chain",
  "versions-count-entries",
  "bonuses-are-lots",
  "lots-are-entries",
  "held-is-holds",
  "holds-are-pins",
  "pins-fit-lots",
  "accounts-have-owners",
  "transactions-tell-accounts",
  "books-sum-to-zero",
  "spending-within-credit",
  "reversals-are-whole",
  "states-have-moments",
  "holds-are-reservations",
] as const;
export type BookPromise = (typeof BOOK_PROMISES)[number];

/** What a check of the ledger proves: the books, and that past sales price the same. */
export const LEDGER_PROMISES = [...BOOK_PROMISES, "sales-price-the-same"] as const;
export type LedgerPromise = (typeof LEDGER_PROMISES)[number];

/** The columns of what a transaction does to client accounts, in a file. */
const ACCOUNT_COLUMNS = [
  "special_account",
  "special_account_amount",
  "special_account_unit",
  "credited_accounts",
  "credited_money",
  "credited_goods",
  "credited_goods_unit",
  "credited_punches",
] as const;

/** The columns of transactions in a file. */
export const TRANSACTION_COLUMNS = [
  "number",
  "created_dt",
  "transaction_type",
  "status",
  "loyalty",
  "pos",
  "terminal",
  "business_staff",
  "sc_terminal",
  "sc_code",
  "customer",
  "phone",
  "currency",
  "amount",
  "discount_amount",
  "bonuses_redeemed_amount",
  "contained_taxes_amount",
  "sales_taxes_amount",
  "delivery_amount",
  "tip_amount",
  "rounding_amount",
  "amount_to_pay",
  "bonuses_added_amount",
  "promo_bonuses_added_amount",
  ...ACCOUNT_COLUMNS,
  "payment_types",
  "vehicle_id",
  "odometer",
  "comment",
  "cancel_dt",
  "cancel_reason",
  "id",
] as const;

/** The summed columns of sold items. */
export const SOLD_ITEM_TOTALS = [
  "amount",
  "discount_amount",
  "bonuses_redeemed",
  "contained_taxes_amount",
  "sales_taxes_amount",
  "amount_to_pay",
  "bonuses_added",
] as const;

/** The columns of sold items in a file. */
export const SOLD_ITEM_COLUMNS = [
  "created_dt",
  "number",
  "status",
  "pos",
  "terminal",
  "business_staff",
  "customer",
  "phone",
  "code",
  "title",
  "quantity",
  "unit",
  "price_posted",
  "currency",
  ...SOLD_ITEM_TOTALS,
  "promo_bonuses_added",
  ...ACCOUNT_COLUMNS,
  // Empty for those who may not see what goods cost.
  "net_amount",
  "cost_amount",
  "gross_margin",
  "margin_percent",
  "transaction_id",
] as const;

/** How long a till may sell from a catalogue after it asked for it. */
export const OFFLINE_VALID_HOURS = 72;

/** How far a sale without a connection is: booked as it was made, with conflicts, or with settled ones. */
export const OFFLINE_SALE_STATES = ["booked", "to-settle", "settled"] as const;
export type OfflineSaleState = (typeof OFFLINE_SALE_STATES)[number];

/** What a till without a connection could not know. With the last five nothing is booked. */
export const OFFLINE_CONFLICTS = [
  "price-changed",
  "goods-removed",
  "shift-closed",
  "customer-unknown",
  "customer-ambiguous",
  "customer-code",
  "customer-blocked",
  "customer-price",
  "sums-differ",
  "not-priced",
  "time-wrong",
  "catalogue-unknown",
  "transaction-known",
] as const;
export type OfflineConflictKind = (typeof OFFLINE_CONFLICTS)[number];
