/** What a fiscal device registers. */
export const FISCAL_KINDS = ["sale", "refund", "cancellation", "shift-end"] as const;
export type FiscalKind = (typeof FISCAL_KINDS)[number];

/** What became of it: `dropped` is not needed any more. */
export const FISCAL_STATES = ["waiting", "registered", "refused", "dropped"] as const;
export type FiscalState = (typeof FISCAL_STATES)[number];

/** What keeps a fiscal device from registering. */
export const FISCAL_PROBLEMS = [
  "unreachable",
  "service-failed",
  "address-not-allowed",
  "cashier-refused",
  "license-refused",
  "register-busy",
  "shift-refused",
  "receipt-refused",
  "being-registered",
  "sale-not-registered",
  "receipts-waiting",
  "device-off",
] as const;
export type FiscalProblem = (typeof FISCAL_PROBLEMS)[number];

/** The columns of fiscal receipts in files. */
export const FISCAL_COLUMNS = [
  "created_dt",
  "kind",
  "state",
  "number",
  "terminal",
  "pos",
  "currency",
  "amount",
  "fiscal_number",
  "fiscal_dt",
  "fiscal_url",
  "problem",
  "error_text",
  "attempts",
] as const;
