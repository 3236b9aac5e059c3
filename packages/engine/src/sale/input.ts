import type { PaymentType, PriceEntry, PricesEnteredAs, SpecialAccountType } from "@patron/contract/enums";
import type { CardCategory, CardCategoryRule, CategoryFact } from "../loyalty/category.ts";
import type { Coupon } from "../loyalty/coupon.ts";
import type { CouponBatch } from "../loyalty/emission.ts";
import type { Referral } from "../loyalty/referral.ts";
import type { Customer, Rule, RuleFacts } from "../loyalty/rule.ts";
import type { RedemptionSettings, RuleSettings } from "../loyalty/settings.ts";
import type { Commission, CommissionValue } from "../pricing/levels.ts";
import type { Goods, PriceOption } from "../pricing/option.ts";
import type { GoodsPrice, MasterPrice } from "../pricing/source.ts";
import type { Tax, TaxChoice } from "../tax/tax.ts";

/** One line of a check. The caller assigns `id`, unique within the check. */
export type LineInput = {
  id: string;
  goods: Goods;
  /** Decimal string with at most 3 decimals, not negative. */
  quantity: string;
  /** The line amount from a pump or a scale; money. */
  stated_amount?: string | null | undefined;
  /** The shelf price of one unit, entered by hand; unit price. */
  entered_price?: string | null | undefined;
  goods_price?: GoodsPrice | null | undefined;
  /** All prices of this item in the terminal's price group, including planned and past ones. */
  master_prices?: readonly MasterPrice[] | undefined;
  /** The item's overrides for the taxes of the price group. */
  tax_overrides?: readonly TaxChoice[] | undefined;
  /** The item's values for commissions of the terminal. */
  commission_values?: readonly CommissionValue[] | undefined;
  /** The price of one unit in punches, by special account; whole numbers. */
  account_prices?: readonly { special_account_id: string; price: string }[] | undefined;
};

/** The special account that pays. */
export type AccountInput = {
  id: string;
  version?: number | null | undefined;
  title?: string | null | undefined;
  /** Its type and unit: a currency, the unit of goods, or `punch`. */
  type?: SpecialAccountType | null | undefined;
  unit?: string | null | undefined;
  /** Codes of the goods that it may pay for; none: any. */
  goods_codes?: readonly string[] | null | undefined;
  /** Whether a check paid from it earns bonuses, default yes. */
  bonuses_on_payment?: boolean | null | undefined;
};

/** One payment. At most one may omit its amount: it then pays the rest. */
export type PaymentInput = {
  id?: string | null | undefined;
  payment_type: PaymentType;
  amount?: string | null | undefined;
  /** Cash given by the customer. */
  tendered?: string | null | undefined;
  special_account?: AccountInput | null | undefined;
};

/** The price group of the terminal, in the version in force, with its taxes. */
export type PriceGroupInput = {
  id: string;
  version?: number | null | undefined;
  title?: string | null | undefined;
  prices_entered_as: PricesEnteredAs;
  taxes: readonly TaxChoice[];
};

/**
 * The complete input for pricing a check. Plain JSON: money, prices, quantities and rates are decimal strings and times are instants, so it
 * can be stored with the sale and priced again years later with the same result.
 */
export type PriceInput = {
  /** The time of the sale, RFC 3339. */
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
    /** How far a provided line amount may be from price × quantity; money, default one minor unit. */
    line_tolerance?: string | null | undefined;
    /** The items whose price may be entered by hand, default none. */
    price_entry?: PriceEntry | null | undefined;
    commissions?: readonly Commission[] | undefined;
    /** Whether it is a self-service kiosk: rules of that scope apply only there. */
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
  /** Coupons that the customer presents, in that order. */
  coupons?: readonly Coupon[] | undefined;
  /** The batches that rules issue coupons from. */
  coupon_batches?: readonly CouponBatch[] | undefined;
  /** In order of creation, with the customer's past purchases in the measure of each. */
  category_rules?: readonly CardCategoryRule[] | undefined;
  category_facts?: readonly CategoryFact[] | undefined;
  /** The ranking used for a pinned category. */
  card_categories?: readonly CardCategory[] | undefined;
  /** Who invited the customer. */
  referral?: Referral | null | undefined;
  lines: readonly LineInput[];
  /** Bonuses that the customer requested to spend, and the balance without holds. */
  redemption?: { asked: string; available: string } | null | undefined;
  delivery_amount?: string | null | undefined;
  tip_amount?: string | null | undefined;
  /** Null or absent: the payments are not known yet and not checked. */
  payments?: readonly PaymentInput[] | null | undefined;
};
