export const COUPON_STATUSES = ["open", "redeemed", "cancelled"] as const;
/** Where a coupon is in its life. */
export type CouponStatus = (typeof COUPON_STATUSES)[number];

export const CATEGORY_MEASURES = ["amount", "quantity", "visits"] as const;
/** What the assignment of card categories goes by. */
export type CategoryMeasure = (typeof CATEGORY_MEASURES)[number];

export const CATEGORY_TRIGGERS = ["on-transaction", "daily"] as const;
/** When a rule that assigns card categories is evaluated. */
export type CategoryTrigger = (typeof CATEGORY_TRIGGERS)[number];

export const REFERRAL_REWARD_TYPES = [
  "none",
  "bonuses",
  "promotional-bonuses",
  "special-account",
  "coupon",
  "percent-of-purchase",
] as const;
/** What an invitation is rewarded with. */
export type ReferralRewardType = (typeof REFERRAL_REWARD_TYPES)[number];

export const REFERRAL_GRANT_TYPES = ["on-registration", "on-first-purchase", "on-each-purchase"] as const;
/** When an invitation is rewarded; the invited one is never rewarded for each purchase. */
export type ReferralGrantType = (typeof REFERRAL_GRANT_TYPES)[number];

export const REFERRAL_SIDES = ["referral", "referrer"] as const;
/** The invited one, or the one who invited. */
export type ReferralSide = (typeof REFERRAL_SIDES)[number];
