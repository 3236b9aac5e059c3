/** What became of a payment through a card reader: the first three still run. */
export const READER_PAYMENT_STATES = [
  "waiting",
  "on-reader",
  "canceling",
  "paid",
  "declined",
  "canceled",
  "failed",
] as const;
export type ReaderPaymentState = (typeof READER_PAYMENT_STATES)[number];

/** Why money goes back to a card: `not-sold` was charged although its sale could not be finished. */
export const READER_REFUND_KINDS = ["refund", "cancellation", "not-sold"] as const;
export type ReaderRefundKind = (typeof READER_REFUND_KINDS)[number];

/** What became of it. */
export const READER_REFUND_STATES = ["waiting", "pending", "returned", "failed"] as const;
export type ReaderRefundState = (typeof READER_REFUND_STATES)[number];

/** What kept a payment or a refund from being made. */
export const READER_PROBLEMS = [
  "card-declined",
  "customer-canceled",
  "reader-busy",
  "reader-offline",
  "reader-timeout",
  "interrupted",
  "key-refused",
  "unreachable",
  "service-failed",
  "refused",
  "refund-failed",
  "not-sold",
] as const;
export type ReaderProblem = (typeof READER_PROBLEMS)[number];
