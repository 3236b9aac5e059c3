export const COUPON_STATUSES = ["open", "redeemed", "cancelled"] as const;
/** The status of a coupon. */
export type CouponStatus = (typeof COUPON_STATUSES)[number];

export const CATEGORY_MEASURES = ["amount", "quantity", "visits"] as const;
/** The measure by which card categories are assigned. */
export type CategoryMeasure = (typeof CATEGORY_MEASURES)[number];

export const CATEGORY_TRIGGERS = ["on-transaction", "daily"] as const;
/** When a rule that assigns card categories is evaluated. */
export type CategoryTrigger = (typeof CATEGORY_TRIGGERS)[number];

export const CATEGORY_CAUSES = ["hand", "sale", "daily", "cancel"] as const;
/** Why a customer has their category: by hand, by a rule with a sale or at night, or because the sale that brought another one was cancelled. */
export type CategoryCause = (typeof CATEGORY_CAUSES)[number];

export const REFERRAL_REWARD_TYPES = [
  "none",
  "bonuses",
  "promotional-bonuses",
  "special-account",
  "coupon",
  "percent-of-purchase",
] as const;
/** The reward of an invitation. */
export type ReferralRewardType = (typeof REFERRAL_REWARD_TYPES)[number];

export const REFERRAL_GRANT_TYPES = ["on-registration", "on-first-purchase", "on-each-purchase"] as const;
/** When an invitation is rewarded; the invited customer is never rewarded for each purchase. */
export type ReferralGrantType = (typeof REFERRAL_GRANT_TYPES)[number];

export const REFERRAL_SIDES = ["referral", "referrer"] as const;
/** The invited customer, or the one who invited. */
export type ReferralSide = (typeof REFERRAL_SIDES)[number];
