/**
 * The enums of the domain: each a const array and the union made from it, with the values of the wire. The file contains nothing else, so that the
 * engine and the database checks can read it without the rest of the contract.
 */
export * from "./enums/accounts.ts";
export * from "./enums/audit.ts";
export * from "./enums/effects.ts";
export * from "./enums/fiscal.ts";
export * from "./enums/goods.ts";
export * from "./enums/identification.ts";
export * from "./enums/loyalty.ts";
export * from "./enums/messages.ts";
export * from "./enums/notifications.ts";
export * from "./enums/people.ts";
export * from "./enums/pos.ts";
export * from "./enums/poster.ts";
export * from "./enums/reader-payments.ts";
export * from "./enums/sales.ts";
export * from "./enums/search.ts";
export * from "./enums/terminals.ts";
export * from "./enums/trace.ts";

// Prices and taxes.

export const PRICE_LEVELS = ["base", "including-taxes", "posted"] as const;
/** The levels of a unit price, in order. */
export type PriceLevel = (typeof PRICE_LEVELS)[number];

export const PRICES_ENTERED_AS = ["base", "including-taxes"] as const;
/** The meaning of a price group's prices: before base taxes, or the shelf price. */
export type PricesEnteredAs = (typeof PRICES_ENTERED_AS)[number];

export const PRICE_CHANGE_STATES = ["scheduled", "started", "ended", "cancelled"] as const;
/** Whether a change of prices has started. One without an end stays started. */
export type PriceChangeState = (typeof PRICE_CHANGE_STATES)[number];

export const IMPORT_ROW_STATES = ["new", "changed", "faulty"] as const;
export const EMPTY_CELLS = ["keep", "clear"] as const;

export const IMPORT_FAULTS = [
  "required",
  "text-too-long",
  "text-unreadable",
  "not-a-number",
  "too-many-decimals",
  "out-of-range",
  "rounded",
  "unknown-value",
  "duplicate-code",
  "category-ambiguous",
  "too-many-values",
] as const;
/** Why a cell of a file cannot be imported. */
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** The columns that every file of goods has; those of texts, currencies and price groups follow. */
export const GOODS_COLUMNS = [
  "code",
  "title",
  "service_type",
  "unit",
  "categories",
  "barcodes",
  "active",
  "cost_price",
  "quantity_min",
  "quantity_step",
  "quantity_precision",
  "weightable",
  "age_limit",
] as const;

export const PRICE_OPTION_TYPES = ["fixed-price", "change-amount", "change-percent"] as const;
/** The effect of a price option on its level. */
export type PriceOptionType = (typeof PRICE_OPTION_TYPES)[number];

export const PRICE_OPTION_OWNERS = ["corporate-account", "corporate-category", "card-category"] as const;
/** The owner of a price option; the earlier one wins. */
export type PriceOptionOwner = (typeof PRICE_OPTION_OWNERS)[number];

export const TAX_CLASSIFICATIONS = ["base-tax", "sales-tax"] as const;
/** A base tax is part of the posted price; a sales tax is added to the line after discounts. */
export type TaxClassification = (typeof TAX_CLASSIFICATIONS)[number];

export const TAX_TYPES = ["amount", "percentage"] as const;
/** Of a tax or an additional cost: currency per unit of goods, or percent. */
export type TaxType = (typeof TAX_TYPES)[number];

export const ADDITIONAL_COST_KINDS = ["commission", "delivery", "tip"] as const;
/** What an additional cost is: a part of the price, or what a check adds for its delivery or as a tip. */
export type AdditionalCostKind = (typeof ADDITIONAL_COST_KINDS)[number];

// Loyalty rules.

export const RULE_SCOPES = ["automatic", "manual", "coupon", "kiosk"] as const;
/** When a rule applies to a sale. */
export type RuleScope = (typeof RULE_SCOPES)[number];

/** Discounts that are one value. */
export const PLAIN_DISCOUNT_ACTION_TYPES = [
  "discount-check-percent",
  "discount-check-amount",
  "discount-items-percent",
  "discount-items-amount",
  "special-price-item",
  "special-price-check",
] as const;
export const DISCOUNT_ACTION_TYPES = [...PLAIN_DISCOUNT_ACTION_TYPES, "buy-x-get-y"] as const;
/** Actions that lower the amount to pay. */
export type DiscountActionType = (typeof DISCOUNT_ACTION_TYPES)[number];

export const CHARGE_ACTION_TYPES = [
  "charge-check-percent",
  "charge-check-amount",
  "charge-items-percent",
  "charge-items-amount",
] as const;
/** Actions that credit the customer. */
export type ChargeActionType = (typeof CHARGE_ACTION_TYPES)[number];

/** The action types that rules support; the others need parts that do not exist yet. */
export const SUPPORTED_ACTION_TYPES = [...DISCOUNT_ACTION_TYPES, ...CHARGE_ACTION_TYPES] as const;
export type SupportedActionType = (typeof SUPPORTED_ACTION_TYPES)[number];

export const RULE_ACTION_TYPES = [...SUPPORTED_ACTION_TYPES, "coupon-emission"] as const;
/** Everything a rule can do. */
export type RuleActionType = (typeof RULE_ACTION_TYPES)[number];

/** Actions whose value is a percent. */
export const PERCENT_ACTION_TYPES = [
  "discount-check-percent",
  "discount-items-percent",
  "buy-x-get-y",
  "charge-check-percent",
  "charge-items-percent",
] as const satisfies readonly RuleActionType[];

export const AUDIENCES = ["category", "uncategorised", "walk_in"] as const;
/** The customers of a row of a value table: members of one category, members of none, or walk-ins. */
export type Audience = (typeof AUDIENCES)[number];

export const RULE_MEASURES = ["none", "amount", "quantity", "visits", "goods-quantity"] as const;
/** The measure by which the value of a rule grows. */
export type RuleMeasure = (typeof RULE_MEASURES)[number];

export const RULE_PERIODS = ["check", "day", "week", "month", "three-months", "half-year", "year", "all-time"] as const;
/** The range over which a measure is summed. */
export type RulePeriod = (typeof RULE_PERIODS)[number];

export const CHARGE_TARGETS = ["bonuses", "promotional-bonuses", "special-account"] as const;
/** What a charge credits. */
export type ChargeTarget = (typeof CHARGE_TARGETS)[number];

export const EXPIRE_TYPES = ["none", "date", "day", "month"] as const;
/** How the validity of promotional bonuses is defined. */
export type ExpireType = (typeof EXPIRE_TYPES)[number];

export const COMBINATION_SCHEMES = ["summarizing", "maximum", "sequential"] as const;
/** How several rules combine. */
export type CombinationScheme = (typeof COMBINATION_SCHEMES)[number];

export const CHARGE_BASES = ["amount-before-discounts", "amount-after-discounts", "amount-to-pay"] as const;
/** The base of a percent charge. */
export type ChargeBase = (typeof CHARGE_BASES)[number];

export const ROUNDING_MODES = ["half-up", "down"] as const;
/** Both round the absolute value, so that a negative amount rounds like the positive one. */
export type RoundingMode = (typeof ROUNDING_MODES)[number];

export const GENDERS = ["female", "male"] as const;
/** As a condition of a rule. */
export type Gender = (typeof GENDERS)[number];

// Customers, bonuses, payments.

export const CARD_ACCESS = ["full", "limited", "none"] as const;
/** full: earn and redeem; limited: earn only; none: treated like a walk-in. */
export type CardAccess = (typeof CARD_ACCESS)[number];

export const BONUSES_PAYMENT_TYPES = ["full-check", "partial", "partial-rounded"] as const;
/** How bonuses can pay for a check. */
export type BonusesPaymentType = (typeof BONUSES_PAYMENT_TYPES)[number];

export const REDEMPTION_MOMENTS = ["before-tax", "after-tax"] as const;
/** Whether redeemed bonuses lower the base of sales taxes. */
export type RedemptionMoment = (typeof REDEMPTION_MOMENTS)[number];

export const PAYMENT_TYPES = ["cash", "bank-card", "bank-card-external", "mobile-app", "special-account"] as const;
/** How a check is paid. */
export type PaymentType = (typeof PAYMENT_TYPES)[number];

export const SPECIAL_ACCOUNT_TYPES = ["money", "goods", "punches"] as const;
/** The type of a client account. */
export type SpecialAccountType = (typeof SPECIAL_ACCOUNT_TYPES)[number];

export const CREDIT_TYPES = ["debit", "credit", "credit-unlimited"] as const;
/** How far the balance of an account may be negative. */
export type CreditType = (typeof CREDIT_TYPES)[number];

// The ledger.

export const ACCOUNT_KINDS = [
  "bonus",
  "special-money",
  "special-goods",
  "punches",
  "platform-balance",
  "platform-bonus",
  "coupon-value",
  "tour-card-counter",
] as const;
/** The kind of an owner's account. */
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export const COUNTER_ACCOUNT_KINDS = [...ACCOUNT_KINDS, "cash"] as const;
/** The kind of a transfer's counter account; cash has no owner's account, only its rounding is posted. */
export type CounterAccountKind = (typeof COUNTER_ACCOUNT_KINDS)[number];

export const COUNTER_ACCOUNTS = ["issued", "redeemed", "expired", "paid-in", "paid-out", "rounding"] as const;
/** The counter account of a transfer: per business, kind and unit, without balance and lock. */
export type CounterAccountName = (typeof COUNTER_ACCOUNTS)[number];

export const TRANSFER_KINDS = [
  "accrue",
  "refill",
  "spend",
  "capture",
  "adjust",
  "write-off",
  "expire",
  "give-back",
  "take-back",
  "reverse",
  "cash-rounding",
] as const;
/** The reason of a transfer. */
export type TransferKind = (typeof TRANSFER_KINDS)[number];

export const LOT_KINDS = ["ordinary", "promotional"] as const;
/** Ordinary bonuses do not expire. */
export type LotKind = (typeof LOT_KINDS)[number];

export const SPENT_BONUS_POLICIES = ["refuse", "allow-debt"] as const;
/** What a refund does when the bonuses of the sale are already spent. */
export type SpentBonusPolicy = (typeof SPENT_BONUS_POLICIES)[number];

export const REFUND_TILLS = ["own-terminal", "same-pos", "all-terminals"] as const;
/** Which tills of a programme refund a sale: the one that made it, those of its point of sale, or all. */
export type RefundTills = (typeof REFUND_TILLS)[number];

export const LEDGER_REFUSALS = [
  "bonuses.insufficient",
  "bonuses.spent",
  "account.insufficient",
  "amount.not_positive",
  "adjustment.zero",
  "hold.not_found",
  "hold.exceeded",
  "transfer.already_reversed",
  "transfer.partly_given_back",
  "transfer.given_back_exceeded",
] as const;
/** Why a transfer was refused. */
export type LedgerRefusalCode = (typeof LEDGER_REFUSALS)[number];
