export * from "./access/index.ts";
export * as ledger from "./ledger/public.ts";
export type { CardCategory, CardCategoryRule, CategoryChange, CategoryFact, CategoryWay } from "./loyalty/category.ts";
export { categoryAhead, categoryByPast } from "./loyalty/category.ts";
export { actsOnCheck } from "./loyalty/conditions/goods.ts";
export type { Coupon, CouponVerdict } from "./loyalty/coupon.ts";
export type { CouponBatch, EmittedCoupons } from "./loyalty/emission.ts";
export type {
  GrantedReward,
  Referral,
  ReferralEvent,
  ReferralProgramme,
  ReferralReward,
} from "./loyalty/referral.ts";
export { grantReferral } from "./loyalty/referral.ts";
export { rewardsAtRegistration } from "./loyalty/registration.ts";
export type {
  AudienceValue,
  Customer,
  CustomerCondition,
  Rule,
  RuleFacts,
  SpecialAccountRef,
  Threshold,
} from "./loyalty/rule.ts";
export type { RedemptionSettings, RuleSettings } from "./loyalty/settings.ts";
export { accountScale, targetScale, valueScale } from "./loyalty/value.ts";
export * from "./money/index.ts";
export { type CommissionAmount, commissionAmounts } from "./pricing/commission-amounts.ts";
export { enteredPrices } from "./pricing/entered.ts";
export { costOf, type GrossMargin, grossMargin } from "./pricing/gross-margin.ts";
export type { Commission, CommissionValue } from "./pricing/levels.ts";
export type { Goods, PriceOption } from "./pricing/option.ts";
export type { GoodsPrice, MasterPrice } from "./pricing/source.ts";
export { type Returned, refundPart, refundParts } from "./refund/refund.ts";
export {
  type Refund,
  type RefundedBefore,
  type RefundOutcome,
  type RefundRefusal,
  type RefundRequest,
  refundCheck,
  returnedPart,
} from "./refund/refund-check.ts";
export type {
  PercentChange,
  PricesChange,
  ProgrammeChange,
  RuleChange,
  TrialChange,
  TrialPrice,
} from "./replay/change.ts";
export { countsPast, countsSame } from "./replay/changed-rules.ts";
export { type Difference, recompute, type StoredSale } from "./replay/recompute.ts";
export { type AccountCredit, type Figures, type Replayed, type Reward, type Trial, trialOf } from "./replay/replay.ts";
export { ENGINE_VERSION } from "./sale/calculate.ts";
export { type FinaliseLimits, type FinalLine, type Finals, finalise, limitsOf } from "./sale/finalise.ts";
export { type HeldCheck, type HeldInput, type HeldItem, holdsOffline, inputFrom } from "./sale/held.ts";
export type { LineInput, PaymentInput, PriceGroupInput, PriceInput } from "./sale/input.ts";
export { price } from "./sale/price.ts";
export type {
  Accrual,
  PaidFromAccount,
  PricedCharge,
  PricedCheck,
  PricedDiscount,
  PricedLine,
  PricedPayment,
  PricedTax,
  PricedTotals,
  PriceOutcome,
  SaleRefusal,
} from "./sale/result.ts";
export type { Tax, TaxChoice } from "./tax/tax.ts";
export type { RejectedCandidate, Source, Trace, TraceEntry } from "./trace/trace.ts";
