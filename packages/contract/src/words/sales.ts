/** What a transaction is: a check of a till, or value moved by hand. */
export const TRANSACTION_TYPES = ["sale", "reserve", "bonuses-add", "bonuses-adjust", "bonuses-write-off"] as const;
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
