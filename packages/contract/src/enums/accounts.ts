/** The owners for whom a definition of client accounts is. */
export const SPECIAL_ACCOUNT_SCOPES = ["retail", "corporate"] as const;
export type SpecialAccountScope = (typeof SPECIAL_ACCOUNT_SCOPES)[number];

/** Whether a payment from a client account needs more details, such as the odometer. */
export const PROMPT_MODES = ["no", "yes", "possible"] as const;
export type PromptMode = (typeof PROMPT_MODES)[number];

/** The period of a client account's limit; `once` is one payment. */
export const ACCOUNT_LIMIT_PERIODS = ["once", "day", "week", "month", "year"] as const;
export type AccountLimitPeriod = (typeof ACCOUNT_LIMIT_PERIODS)[number];

/** What an amount does to the accounts of many customers. */
export const ACCOUNT_MOVE_MODES = ["refill", "set", "write-off"] as const;
export type AccountMoveMode = (typeof ACCOUNT_MOVE_MODES)[number];

/** The columns of a client account's customers in a file. */
export const ACCOUNT_HOLDER_COLUMNS = [
  "name",
  "phone",
  "email",
  "external_id",
  "credit_type",
  "credit_limit",
  "balance",
  "reserved",
  "amount",
  "unit",
  "active",
  "last_movement_dt",
  "id",
] as const;

/** The columns of a statement in a file. */
export const STATEMENT_COLUMNS = [
  "event_dt",
  "kind",
  "number",
  "comment",
  "incoming",
  "outgoing",
  "balance_after",
  "unit",
  "actor",
  "document",
] as const;
