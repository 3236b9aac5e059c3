/** What a transaction is: a check of a till, or value moved by hand. */
export const TRANSACTION_TYPES = [
  "sale",
  "reserve",
  "bonuses-add",
  "bonuses-adjust",
  "bonuses-write-off",
  "special-account-refill",
  "special-account-adjust",
  "special-account-write-off",
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** Where a transaction is in its life. */
export const TRANSACTION_STATUSES = ["inprocess", "authorized", "success", "canceled", "fail", "error"] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** How a customer is named from outside. */
export const USER_ID_TYPES = ["phone", "email", "external-id"] as const;
export type UserIdType = (typeof USER_ID_TYPES)[number];

/** Who a receipt is for. */
export const RECEIPT_TEMPLATES = ["business", "customer", "commercial"] as const;
export type ReceiptTemplate = (typeof RECEIPT_TEMPLATES)[number];

/** Tabs of the dashboard that exist. */
export const DASHBOARD_TABS = ["turnover", "customers", "visits", "goods_services"] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** What a period is compared with. */
export const DASHBOARD_COMPARISONS = ["none", "previous", "year"] as const;
export type DashboardComparison = (typeof DASHBOARD_COMPARISONS)[number];

/** What a till takes beside client accounts, and what a refill is paid with. */
export const TILL_PAYMENT_TYPES = ["cash", "bank-card", "bank-card-external", "mobile-app"] as const;
export type TillPaymentType = (typeof TILL_PAYMENT_TYPES)[number];

/** What the proof of the books promises: each is recomputed from entries and lots. */
export const LEDGER_PROMISES = [
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
export type LedgerPromise = (typeof LEDGER_PROMISES)[number];

/** The columns of transactions as a file. */
export const TRANSACTION_COLUMNS = [
  "number",
  "created_dt",
  "transaction_type",
  "status",
  "loyalty",
  "pos",
  "terminal",
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
  "special_account",
  "special_account_amount",
  "special_account_unit",
  "credited_accounts",
  "credited_money",
  "credited_goods",
  "credited_goods_unit",
  "credited_punches",
  "payment_types",
  "vehicle_id",
  "odometer",
  "comment",
  "cancel_dt",
  "cancel_reason",
  "id",
] as const;

/** The columns of sold items as a file. */
export const SOLD_ITEM_COLUMNS = [
  "created_dt",
  "number",
  "status",
  "pos",
  "terminal",
  "customer",
  "phone",
  "code",
  "title",
  "quantity",
  "unit",
  "price_posted",
  "currency",
  "amount",
  "discount_amount",
  "bonuses_redeemed",
  "contained_taxes_amount",
  "sales_taxes_amount",
  "amount_to_pay",
  "bonuses_added",
  "promo_bonuses_added",
  "special_account",
  "special_account_amount",
  "special_account_unit",
  "credited_accounts",
  "credited_money",
  "credited_goods",
  "credited_goods_unit",
  "credited_punches",
  "transaction_id",
] as const;
