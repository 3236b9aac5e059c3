import type {
  ChargeTarget,
  LotKind,
  PaymentType,
  SaleRefusalCode,
  SpecialAccountType,
  TaxClassification,
  TaxType,
} from "@patron/contract/enums";
import type { CategoryChange } from "../loyalty/category.ts";
import type { CouponVerdict } from "../loyalty/coupon.ts";
import type { EmittedCoupons } from "../loyalty/emission.ts";
import type { GrantedReward } from "../loyalty/referral.ts";
import type { Source, Trace } from "../trace/trace.ts";

/** A tax on a line. A sales tax is added to the line; a base tax is contained in it. Money as decimal strings. */
export type PricedTax = {
  tax_id: string;
  code: string | null;
  title: string | null;
  classification: TaxClassification;
  type: TaxType;
  base: string;
  amount: string;
};

/** What one source takes off a line. */
export type PricedDiscount = { source: Source; amount: string };

/** What one rule credits for a line; `amount` in units of the target. */
export type PricedCharge = { rule_id: string; target: ChargeTarget; special_account_id: string | null; amount: string };

/** A line with every column. Money has the decimals of the currency, prices 4, quantities 3. */
export type PricedLine = {
  id: string;
  goods_id: string;
  quantity: string;
  price_base: string;
  price_including_taxes: string;
  price_posted: string;
  base_taxes: { tax_id: string; amount: string }[];
  commissions: { id: string; amount: string }[];
  amount: string;
  /** True if a device provided the amount. */
  amount_stated: boolean;
  discount_amount: string;
  discounts: PricedDiscount[];
  bonuses_redeemed: string;
  /** After discounts, and after bonuses if they are redeemed before tax: the base of sales taxes. */
  reduced_amount: string;
  taxes: PricedTax[];
  contained_taxes_amount: string;
  /** Reduced amount less contained taxes; negative if a discount goes below the excise. */
  net_amount: string;
  sales_taxes_amount: string;
  amount_to_pay: string;
  bonuses_added: string;
  promo_bonuses_added: string;
  charges: PricedCharge[];
};

/** Sums of the lines in every column, and amounts of the check itself. */
export type PricedTotals = {
  amount: string;
  discount_amount: string;
  bonuses_redeemed_amount: string;
  reduced_amount: string;
  contained_taxes_amount: string;
  net_amount: string;
  sales_taxes_amount: string;
  /** Goods after discounts and bonuses, without sales taxes, tips, delivery and rounding: the base of category measures. */
  goods_amount_to_pay: string;
  delivery_amount: string;
  tip_amount: string;
  /** Cash rounding: the amount added (or, if negative, taken off) for paying in cash. */
  rounding_amount: string;
  amount_to_pay: string;
  bonuses_added_amount: string;
  promo_bonuses_added_amount: string;
};

/** Value to credit: one entry per lot of bonuses (kind and last valid day), one per special account. */
export type Accrual = {
  target: ChargeTarget;
  amount: string;
  /** For bonuses; null for a special account. */
  lot_kind: LotKind | null;
  expire_date: string | null;
  special_account: { id: string; type: SpecialAccountType } | null;
  rule_ids: string[];
};

/** A payment with its computed amount. `change` applies to cash with a tendered amount. */
export type PricedPayment = {
  id: string | null;
  payment_type: PaymentType;
  amount: string;
  tendered: string | null;
  change: string | null;
  special_account_id: string | null;
  /** What a special account pays, if its type is known. */
  account?: PaidFromAccount;
};

/** What a special account pays in its own unit: in total, and for each line with its code. Delivery and tips belong to no line. */
export type PaidFromAccount = {
  type: SpecialAccountType;
  unit: string;
  amount: string;
  lines: { line: string; code: string | null; amount: string }[];
};

/** A priced check. Plain JSON; the same input gives the same bytes. */
export type PricedCheck = {
  engine_version: string;
  currency: string;
  lines: PricedLine[];
  totals: PricedTotals;
  redemption: { asked: string; redeemed: string } | null;
  accruals: Accrual[];
  payments: PricedPayment[] | null;
  /** Rules that had an effect, for their usage limits. */
  applied_rule_ids: string[];
  /** The outcome for the presented coupons, and the coupons that rules issue. */
  coupons: CouponVerdict[];
  coupons_emitted: EmittedCoupons[];
  category_change: CategoryChange | null;
  referral_rewards: GrantedReward[];
  trace: Trace;
};

/** Why a check cannot be priced or paid: a code and the values for its message. */
export type SaleRefusal = { code: SaleRefusalCode; details: Readonly<Record<string, string>> };

/** The engine's result. A refusal is a result, not an exception. */
export type PriceOutcome = { ok: true; check: PricedCheck } | { ok: false; refusal: SaleRefusal };
