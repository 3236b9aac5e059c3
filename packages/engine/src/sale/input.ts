import type { PaymentType, PricesEnteredAs, SpecialAccountType } from "@patron/contract/enums";
import type { CardCategory, CardCategoryRule, CategoryFact } from "../loyalty/category.ts";
import type { Coupon } from "../loyalty/coupon.ts";
import type { CouponBatch } from "../loyalty/emission.ts";
import type { Referral } from "../loyalty/referral.ts";
import type { Customer, Rule, RuleFacts } from "../loyalty/rule.ts";
import type { RedemptionSettings, RuleSettings } from "../loyalty/settings.ts";
import type { Commission } from "../pricing/levels.ts";
import type { Goods, PriceOption } from "../pricing/option.ts";
import type { GoodsPrice, MasterPrice } from "../pricing/source.ts";
import type { Tax, TaxChoice } from "../tax/tax.ts";

/** One line of a check. `id` is the caller's and unique in the check. */
export type LineInput = {
  id: string;
  goods: Goods;
  /** Decimal string with at most 3 decimals, not negative. */
  quantity: string;
  /** What a pump or a scale says the line costs; money. */
  stated_amount?: string | null | undefined;
  goods_price?: GoodsPrice | null | undefined;
  /** The prices of this item in the terminal's price group, planned and past ones included. */
  master_prices?: readonly MasterPrice[] | undefined;
  /** What the item says about the taxes of the price group. */
  tax_overrides?: readonly TaxChoice[] | undefined;
  /** What one unit costs in punches, by special account; whole numbers. */
  account_prices?: readonly { special_account_id: string; price: string }[] | undefined;
};

/** The special account that pays. */
export type AccountInput = {
  id: string;
  version?: number | null | undefined;
  title?: string | null | undefined;
  /** What it holds, and in which unit: a currency, the unit of goods, or the word for punches. */
  type?: SpecialAccountType | null | undefined;
  unit?: string | null | undefined;
  /** Codes of the goods that it may pay for; none: any. */
  goods_codes?: readonly string[] | null | undefined;
  /** Whether a check that it pays earns bonuses, default yes. */
  bonuses_on_payment?: boolean | null | undefined;
};

/** One payment. At most one may leave its amount out: it then takes what remains. */
export type PaymentInput = {
  id?: string | null | undefined;
  payment_type: PaymentType;
  amount?: string | null | undefined;
  /** Cash given by the customer. */
  tendered?: string | null | undefined;
  special_account?: AccountInput | null | undefined;
};

/** The price group of the terminal, in the version in force, with the taxes that it picks. */
export type PriceGroupInput = {
  id: string;
  version?: number | null | undefined;
  title?: string | null | undefined;
  prices_entered_as: PricesEnteredAs;
  taxes: readonly TaxChoice[];
};

/**
 * Everything that a check is priced from. Plain JSON: money, prices, quantities and rates are decimal strings, moments
 * are instants, so that it can be stored with the sale and priced again years later with the same result.
 */
export type PriceInput = {
  /** The moment of the sale, RFC 3339. */
  at: string;
  currency: string;
  loyalty: {
    id: string;
    version?: number | null | undefined;
    title?: string | null | undefined;
    time_zone: string;
    rule_settings?: RuleSettings | undefined;
    redemption_settings?: RedemptionSettings | undefined;
    /** For this currency; null: cash is paid to the minor unit. */
    cash_rounding_step?: string | null | undefined;
  };
  pos: { id: string; time_zone: string };
  terminal: {
    id: string;
    title?: string | null | undefined;
    /** How far a stated line amount may be from price × quantity; money, default one minor unit. */
    line_tolerance?: string | null | undefined;
    commissions?: readonly Commission[] | undefined;
    /** Whether it is a self-service kiosk: rules of that scope act only there. */
    kiosk?: boolean | undefined;
  };
  price_group?: PriceGroupInput | null | undefined;
  taxes?: readonly Tax[] | undefined;
  price_options?: readonly PriceOption[] | undefined;
  customer?: Customer | null | undefined;
  /** In the order of their creation. */
  rules?: readonly Rule[] | undefined;
  rule_facts?: readonly RuleFacts[] | undefined;
  /** Manual rules that the cashier chose. */
  picked_rule_ids?: readonly string[] | undefined;
  /** Coupons that the customer shows, in that order. */
  coupons?: readonly Coupon[] | undefined;
  /** The batches that rules issue coupons of. */
  coupon_batches?: readonly CouponBatch[] | undefined;
  /** In the order of their creation, with what the customer bought before in the measure of each. */
  category_rules?: readonly CardCategoryRule[] | undefined;
  category_facts?: readonly CategoryFact[] | undefined;
  /** The hierarchy that a pinned category is judged by. */
  card_categories?: readonly CardCategory[] | undefined;
  /** Who invited the customer. */
  referral?: Referral | null | undefined;
  lines: readonly LineInput[];
  /** Bonuses that the customer wants to spend, and the balance that is not held. */
  redemption?: { asked: string; available: string } | null | undefined;
  delivery_amount?: string | null | undefined;
  tip_amount?: string | null | undefined;
  /** Null or absent: how it is paid is not known yet and not judged. */
  payments?: readonly PaymentInput[] | null | undefined;
};
