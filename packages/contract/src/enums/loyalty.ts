/** The industry of a programme, as customers search for it. */
export const BUSINESS_CATEGORIES = [
  "fuel",
  "food",
  "retail",
  "cafe-and-restaurant",
  "health",
  "beauty",
  "sport",
  "entertainment-and-leisure",
  "clothing",
  "electronics",
  "home-and-garden",
  "car-service",
  "travel",
  "education",
  "services",
  "other",
] as const;
export type BusinessCategory = (typeof BUSINESS_CATEGORIES)[number];

/** When a terminal opens a customer's profile automatically. */
export const PROFILE_IN_TERMINAL = ["never", "new-only", "always"] as const;
export type ProfileInTerminal = (typeof PROFILE_IN_TERMINAL)[number];

/** The channel of a message; `smart` sends a push first, and an SMS if it was not delivered. */
export const MESSAGE_CHANNELS = ["push", "sms", "viber", "email", "smart"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** A customer's gender, as provided by the customer. */
export const CUSTOMER_GENDERS = ["female", "male", "other"] as const;
export type CustomerGender = (typeof CUSTOMER_GENDERS)[number];

/** The columns of customers in a file. */
export const CUSTOMER_COLUMNS = [
  "name",
  "phone",
  "email",
  "external_id",
  "category",
  "category_code",
  "access",
  "bonuses",
  "visits_count",
  "amount",
  "currency",
  "other_currencies",
  "last_visit_dt",
  "registered_dt",
  "created_dt",
  "id",
] as const;
/** Orders of a list of customers. */
export const CUSTOMER_SORTS = ["created_dt", "name", "registered_dt", "last_visit_dt", "visits_count"] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** What is tried on past sales: a rule, all rules of a programme, prices one by one, prices by a percentage, or a planned change of prices. */
export const RULE_REPLAY_KINDS = ["rule", "programme", "prices", "price-percent", "price-change"] as const;
export type RuleReplayKind = (typeof RULE_REPLAY_KINDS)[number];

export const RULE_REPLAY_STATES = ["running", "done", "cancelled", "failed"] as const;
/** How far a trial of rules on past sales is. */
export type RuleReplayState = (typeof RULE_REPLAY_STATES)[number];

/** The symbols in which a wallet pass shows its code. */
export const PASS_BARCODES = ["qr", "aztec", "pdf417", "code128"] as const;
export type PassBarcode = (typeof PASS_BARCODES)[number];

/** The values that a field of a wallet pass may contain in braces. */
export const PASS_VALUES = [
  "bonuses_balance",
  "account_balances",
  "category_title",
  "customer_name",
  "card_code",
] as const;
export type PassValue = (typeof PASS_VALUES)[number];

/** The wallets of phones that take a pass. */
export const PASS_WALLETS = ["apple", "google"] as const;
export type PassWallet = (typeof PASS_WALLETS)[number];

/** What keeps Google from taking passes. */
export const GOOGLE_PROBLEMS = [
  "key-refused",
  "issuer-refused",
  "pass-refused",
  "unreachable",
  "service-failed",
] as const;

/** What keeps customers from getting a wallet pass. */
export const PASS_PROBLEMS = ["off", "programme-off", "no-certificate", "certificate-expired"] as const;
export type PassProblem = (typeof PASS_PROBLEMS)[number];
