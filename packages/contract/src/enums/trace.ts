/** The steps of a unit price, from its source to the shelf. */
export const PRICE_STEPS = [
  "price-source",
  "price-option",
  "price-entered",
  "base-tax",
  "price-including-taxes",
  "commission",
  "price-posted",
] as const;

export const TRACE_STEPS = [
  ...PRICE_STEPS,
  "line-amount",
  "line-amount-stated",
  "discount",
  "discount-cap",
  "finalise-limit",
  "redemption-asked",
  "redemption-lowered",
  "redemption",
  "sales-tax",
  "contained-tax",
  "delivery",
  "tip",
  "amount-to-pay",
  "cash-rounding",
  "special-account",
  "charge",
  "lot",
  "coupon-emission",
  "category-change",
  "referral-reward",
] as const;
/** The step of a trace entry. */
export type TraceStep = (typeof TRACE_STEPS)[number];

export const TRACE_SOURCES = [
  "goods-price",
  "master-price",
  "price-option",
  "tax",
  "commission",
  "terminal",
  "rule",
  "coupon",
  "coupon-batch",
  "rule-settings",
  "redemption-settings",
  "card-category-rule",
  "referral-programme",
  "customer",
  "reservation",
  "check",
  "cash-rounding",
  "special-account",
] as const;
/** The type of the record behind a trace entry. */
export type TraceSource = (typeof TRACE_SOURCES)[number];

export const REDEMPTION_LIMITS = ["balance", "max-percent", "goods", "whole-units"] as const;
/** What lowered a requested redemption. */
export type RedemptionLimit = (typeof REDEMPTION_LIMITS)[number];

export const RULE_REJECTIONS = [
  "inactive",
  "not-picked",
  "coupon-only",
  "kiosk-only",
  "other-pos",
  "other-terminal",
  "other-currency",
  "before-date",
  "after-date",
  "other-week-day",
  "outside-hours",
  "customer-needed",
  "members-only",
  "access-none",
  "no-matching-goods",
  "check-amount-below",
  "check-amount-above",
  "goods-amount-below",
  "goods-amount-above",
  "birthday-unknown",
  "birthday-outside-window",
  "gender-unknown",
  "other-gender",
  "age-unknown",
  "age-below",
  "age-above",
  "not-first-purchase",
  "registered-too-long-ago",
  "other-payment-type",
  "limit-per-customer",
  "limit-per-day",
  "limit-total",
  "audience-not-listed",
  "measure-missing",
  "below-first-threshold",
  "value-zero",
  "special-price-dearer",
  "set-incomplete",
  "nothing-left",
  "rounds-to-zero",
  "beaten",
  "excluded",
  "bonuses-redeemed",
  "paid-from-account",
  "nothing-to-charge",
  "target-missing",
  "target-takes-no-percent",
  "target-closed",
  "expiry-past",
] as const;
/** The first failed condition of a rule, or why it changed nothing. */
export type RuleRejection = (typeof RULE_REJECTIONS)[number];

export const COUPON_REJECTIONS = [
  "coupon-not-open",
  "coupon-not-yet-valid",
  "coupon-expired",
  "coupon-of-other-customer",
  "coupon-twice",
  "coupon-rule-missing",
] as const;
/** Why a coupon was refused before its rule was evaluated. */
export type CouponRejection = (typeof COUPON_REJECTIONS)[number];

export const BATCH_REJECTIONS = [
  "batch-missing",
  "batch-inactive",
  "batch-not-yet-issued",
  "batch-no-longer-issued",
  "batch-exhausted",
  "batch-customer-limit",
] as const;
/** Why no coupon of a batch was issued. */
export type BatchRejection = (typeof BATCH_REJECTIONS)[number];

export const CATEGORY_REJECTIONS = [
  "category-daily-only",
  "category-other-from",
  "category-held-already",
  "category-pinned",
  "category-measure-below",
  "category-measure-above",
] as const;
/** Why a rule that assigns card categories did not apply. */
export type CategoryRejection = (typeof CATEGORY_REJECTIONS)[number];

export const REFERRAL_REJECTIONS = [
  "referral-inactive",
  "referral-no-reward",
  "referral-other-occasion",
  "referral-not-first-purchase",
  "referral-purchases-limit",
  "referral-days-limit",
  "referral-amount-below",
  "referral-level-without-reward",
  "referral-other-currency",
] as const;
/** Why an invitation was not rewarded. */
export type ReferralRejection = (typeof REFERRAL_REJECTIONS)[number];

export const REDEMPTION_REJECTIONS = [
  "redemption-customer-needed",
  "redemption-access",
  "redemption-min-check-amount",
  "redemption-no-balance",
  "redemption-goods-excluded",
  "redemption-share-zero",
  "redemption-not-full",
  "redemption-no-whole-amount",
] as const;
/** Why requested bonuses were not redeemed at all. */
export type RedemptionRejection = (typeof REDEMPTION_REJECTIONS)[number];

export const PRICE_REJECTIONS = [
  "option-inactive",
  "option-before-date",
  "option-after-date",
  "option-other-goods",
  "option-outranked",
  "price-not-yet-valid",
  "price-superseded",
  "price-by-hand",
] as const;
/** Why a price or a price option did not set the price. */
export type PriceRejection = (typeof PRICE_REJECTIONS)[number];

export const REJECTIONS = [
  ...RULE_REJECTIONS,
  ...COUPON_REJECTIONS,
  ...BATCH_REJECTIONS,
  ...CATEGORY_REJECTIONS,
  ...REFERRAL_REJECTIONS,
  ...REDEMPTION_REJECTIONS,
  ...PRICE_REJECTIONS,
] as const;
/** All reasons in a trace for candidates that did not apply. */
export type Rejection = (typeof REJECTIONS)[number];

export const SALE_REFUSALS = [
  "sale.malformed",
  "sale.unknown_currency",
  "sale.duplicate_line",
  "line.price_missing",
  "line.price_below_taxes",
  "line.price_entry_not_allowed",
  "line.amount_too_large",
  "line.negative_quantity",
  "line.amount_outside_tolerance",
  "line.unknown",
  "line.quantity_raised",
  "payments.sum_mismatch",
  "payments.special_account_not_alone",
  "payments.special_account_other_goods",
  "payments.special_account_other_currency",
  "payments.special_account_goods_only",
  "payments.special_account_no_price",
  "payments.tendered_short",
  "finalise.limit_unreachable",
] as const;
/** Why a check could not be priced or paid. */
export type SaleRefusalCode = (typeof SALE_REFUSALS)[number];
