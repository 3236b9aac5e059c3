import Type from "typebox";
import * as enums from "../enums.ts";
import * as s from "../kit/schema.ts";

// The input of `price` as JSON Schema: looser than the calls, because ids of another system are allowed here.

const ref = Type.String({ minLength: 1, maxLength: 100 });
const refs = s.list(ref, 10_000);
const label = Type.String({ maxLength: 300 });
const version = s.optional(s.nullable(s.whole(0, 2 ** 31)));
const named = { version, title: s.optional(s.nullable(label)) };
const number = (scale: number, sign = "") =>
  Type.String({ pattern: `^${sign}(0|[1-9]\\d{0,18})(\\.\\d{1,${scale}})?$` });
const money = number(3);
const unitPrice = number(4);
const quantity = number(3);
/** The limit of stamps for one unit is far above any real price. */
const punches = Type.String({ pattern: "^(0|[1-9]\\d{0,8})$" });
/** A percent, an amount per unit, or a count, depending on its record. */
const value = number(6);
const clock = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$" });
const maybe = <S extends Parameters<typeof s.nullable>[0]>(shape: S) => s.optional(s.nullable(shape));
const life = { promo_expire_type: maybe(s.oneOf(enums.EXPIRE_TYPES)), promo_expire_value: maybe(label) };

const SpecialAccount = s.object({
  id: ref,
  type: s.oneOf(enums.SPECIAL_ACCOUNT_TYPES),
  title: maybe(label),
  unit: maybe(label),
  closed: maybe(s.flag),
});
const TaxChoice = s.object({
  tax_id: ref,
  active: maybe(s.flag),
  rate: maybe(value),
  precision: maybe(s.whole(0, 6)),
});
const Goods = s.object({ id: ref, title: maybe(label), code: maybe(label), category_ids: s.optional(refs) });
const Line = s.object({
  id: ref,
  goods: Goods,
  quantity,
  stated_amount: maybe(money),
  entered_price: maybe(unitPrice),
  goods_price: maybe(s.object({ id: maybe(ref), version, price: unitPrice })),
  master_prices: s.optional(s.list(s.object({ id: ref, version, price: unitPrice, valid_from: s.instant }), 1000)),
  tax_overrides: s.optional(s.list(TaxChoice, 100)),
  commission_values: s.optional(s.list(s.object({ id: ref, value }), 100)),
  account_prices: s.optional(s.list(s.object({ special_account_id: ref, price: punches }), 1000)),
});
const Tax = s.object({
  id: ref,
  ...named,
  code: maybe(label),
  classification: s.oneOf(enums.TAX_CLASSIFICATIONS),
  type: s.oneOf(enums.TAX_TYPES),
  rate: value,
  precision: maybe(s.whole(0, 6)),
  compound_on: maybe(refs),
  active: s.optional(s.flag),
});
const Commission = s.object({ id: ref, ...named, code: maybe(label), type: s.oneOf(enums.TAX_TYPES), value });
const PriceOption = s.object({
  id: ref,
  ...named,
  owner: s.oneOf(enums.PRICE_OPTION_OWNERS),
  item_id: maybe(ref),
  item_category_id: maybe(ref),
  option_type: s.oneOf(enums.PRICE_OPTION_TYPES),
  value: number(6, "-?"),
  level: s.optional(s.oneOf(enums.PRICE_LEVELS)),
  active: s.optional(s.flag),
  date_from: maybe(s.day),
  date_to: maybe(s.day),
});
const Customer = s.object({
  id: ref,
  card_id: maybe(ref),
  access: s.oneOf(enums.CARD_ACCESS),
  category: maybe(s.object({ id: ref, ...named, pinned: s.optional(s.flag) })),
  birth_date: maybe(s.day),
  gender: maybe(s.oneOf(enums.GENDERS)),
  registered_date: maybe(s.day),
  purchases: maybe(s.whole(0, 2 ** 31)),
});
const Rule = s.object({
  id: ref,
  ...named,
  active: s.optional(s.flag),
  scope: s.oneOf(enums.RULE_SCOPES),
  pos_ids: maybe(refs),
  terminal_ids: maybe(refs),
  currency: maybe(s.currency),
  action_type: s.oneOf(enums.RULE_ACTION_TYPES),
  value: maybe(value),
  exclusive: maybe(s.flag),
  buy_quantity: maybe(quantity),
  get_quantity: maybe(quantity),
  get_goods: maybe(refs),
  get_categories: maybe(refs),
  sets_max: maybe(s.whole(0, 1_000_000)),
  coupon_batch_id: maybe(ref),
  card_category_values: maybe(
    s.list(s.object({ audience: s.oneOf(enums.AUDIENCES), card_category_id: maybe(ref), value }), 1000),
  ),
  members: maybe(s.flag),
  depends_on: maybe(s.oneOf(enums.RULE_MEASURES)),
  period: maybe(s.oneOf(enums.RULE_PERIODS)),
  thresholds: maybe(s.list(s.object({ from: value, value }), 1000)),
  include_goods: maybe(refs),
  include_categories: maybe(refs),
  exclude_goods: maybe(refs),
  exclude_categories: maybe(refs),
  charge_target: maybe(s.oneOf(enums.CHARGE_TARGETS)),
  special_account: maybe(SpecialAccount),
  ...life,
  check_amount_min: maybe(money),
  check_amount_max: maybe(money),
  goods_amount_min: maybe(money),
  goods_amount_max: maybe(money),
  date_from: maybe(s.day),
  date_to: maybe(s.day),
  week_days: maybe(s.list(s.whole(1, 7), 7)),
  time_from: maybe(clock),
  time_to: maybe(clock),
  customer_condition: maybe(
    s.object({
      birthday_before_days: maybe(s.whole(0, 366)),
      birthday_after_days: maybe(s.whole(0, 366)),
      gender: maybe(s.oneOf(enums.GENDERS)),
      age_from: maybe(s.whole(0, 150)),
      age_to: maybe(s.whole(0, 150)),
      first_purchase_only: maybe(s.flag),
      registered_within_days: maybe(s.whole(0, 36_500)),
    }),
  ),
  payment_types: maybe(s.list(s.oneOf(enums.PAYMENT_TYPES), 10)),
  limit_per_customer: maybe(s.whole(0, 2 ** 31)),
  limit_per_day: maybe(s.whole(0, 2 ** 31)),
  limit_total: maybe(s.whole(0, 2 ** 31)),
  sort_order: maybe(s.whole(0, 2 ** 31)),
});
const used = maybe(s.whole(0, 2 ** 31));
const RuleFacts = s.object({
  rule_id: ref,
  measure: maybe(value),
  used_by_customer: used,
  used_today: used,
  used_total: used,
});
const Coupon = s.object({
  id: ref,
  ...named,
  rule_id: ref,
  status: s.optional(s.oneOf(enums.COUPON_STATUSES)),
  valid_from: maybe(s.day),
  expire_date: maybe(s.day),
  customer_id: maybe(ref),
  exclusive: s.optional(s.flag),
});
const CouponBatch = s.object({
  id: ref,
  ...named,
  active: s.optional(s.flag),
  emission_from: maybe(s.day),
  emission_to: maybe(s.day),
  left: maybe(s.whole(0, 2 ** 31)),
  left_for_customer: maybe(s.whole(0, 2 ** 31)),
});
const CategoryRule = s.object({
  id: ref,
  ...named,
  active: s.optional(s.flag),
  currency: s.currency,
  pos_ids: maybe(refs),
  category_from: maybe(ref),
  category_to: ref,
  depends_on: s.oneOf(enums.CATEGORY_MEASURES),
  period: s.oneOf(enums.RULE_PERIODS),
  threshold_from: value,
  threshold_to: maybe(value),
  apply: s.oneOf(enums.CATEGORY_TRIGGERS),
  sort_order: maybe(s.whole(0, 2 ** 31)),
});
const Reward = s.object({
  type: s.oneOf(enums.REFERRAL_REWARD_TYPES),
  value: maybe(value),
  currency: maybe(s.currency),
  special_account: maybe(SpecialAccount),
  coupon_batch_id: maybe(ref),
  ...life,
});
const Referral = s.object({
  programme: s.object({
    id: ref,
    ...named,
    active: s.optional(s.flag),
    referral_reward: maybe(Reward),
    referrer_reward: maybe(Reward),
    referral_grant_type: s.optional(s.oneOf(["on-registration", "on-first-purchase"] as const)),
    referrer_grant_type: s.optional(s.oneOf(enums.REFERRAL_GRANT_TYPES)),
    levels: maybe(s.list(s.object({ level: s.whole(1, 100), value }), 100)),
    min_purchase_amount: maybe(money),
    purchases_limit: maybe(s.whole(0, 2 ** 31)),
    days_limit: maybe(s.whole(0, 36_500)),
  }),
  inviters: s.list(s.object({ customer_id: ref, access: s.oneOf(enums.CARD_ACCESS) }), 100),
});
const precision = maybe(s.whole(0, 6));
const RuleSettings = s.object({
  version,
  discounts_scheme: s.optional(s.oneOf(enums.COMBINATION_SCHEMES)),
  charges_scheme: s.optional(s.oneOf(enums.COMBINATION_SCHEMES)),
  charge_base: s.optional(s.oneOf(enums.CHARGE_BASES)),
  charge_on_bonus_redemption: s.optional(s.flag),
  discount_max_percent: maybe(value),
  discount_rounding_precision: precision,
  discount_rounding_mode: maybe(s.oneOf(enums.ROUNDING_MODES)),
  charge_rounding_precision: precision,
  charge_rounding_mode: maybe(s.oneOf(enums.ROUNDING_MODES)),
});
const RedemptionSettings = s.object({
  version,
  bonuses_payment_type: s.optional(s.oneOf(enums.BONUSES_PAYMENT_TYPES)),
  bonuses_max_percent: maybe(value),
  bonuses_min_check_amount: maybe(money),
  bonuses_exclude_goods: maybe(refs),
  bonuses_exclude_categories: maybe(refs),
  redemption_moment: s.optional(s.oneOf(enums.REDEMPTION_MOMENTS)),
});
const Payment = s.object({
  id: maybe(ref),
  payment_type: s.oneOf(enums.PAYMENT_TYPES),
  amount: maybe(money),
  tendered: maybe(money),
  special_account: maybe(
    s.object({
      id: ref,
      ...named,
      type: maybe(s.oneOf(enums.SPECIAL_ACCOUNT_TYPES)),
      unit: maybe(label),
      goods_codes: maybe(s.list(label, 10_000)),
      bonuses_on_payment: maybe(s.flag),
    }),
  ),
});

/**
 * Everything that a check is priced from. Money, prices, quantities and rates are decimal strings; an absent or empty list means all. Values that may
 * be absent or null have the defaults of `docs/money.md`.
 */
export const PriceDocument = s.object({
  at: s.instant,
  currency: s.currency,
  loyalty: s.object({
    id: ref,
    ...named,
    time_zone: s.timeZone,
    rule_settings: s.optional(RuleSettings),
    redemption_settings: s.optional(RedemptionSettings),
    cash_rounding_step: maybe(money),
  }),
  pos: s.object({ id: ref, time_zone: s.timeZone }),
  terminal: s.object({
    id: ref,
    title: maybe(label),
    line_tolerance: maybe(money),
    commissions: s.optional(s.list(Commission, 100)),
    price_entry: maybe(s.oneOf(enums.PRICE_ENTRIES)),
    kiosk: s.optional(s.flag),
  }),
  price_group: maybe(
    s.object({ id: ref, ...named, prices_entered_as: s.oneOf(enums.PRICES_ENTERED_AS), taxes: s.list(TaxChoice, 100) }),
  ),
  taxes: s.optional(s.list(Tax, 100)),
  price_options: s.optional(s.list(PriceOption, 10_000)),
  customer: maybe(Customer),
  rules: s.optional(s.list(Rule, 10_000)),
  rule_facts: s.optional(s.list(RuleFacts, 10_000)),
  picked_rule_ids: s.optional(refs),
  coupons: s.optional(s.list(Coupon, 100)),
  coupon_batches: s.optional(s.list(CouponBatch, 1000)),
  category_rules: s.optional(s.list(CategoryRule, 1000)),
  category_facts: s.optional(s.list(s.object({ rule_id: ref, measure: value }), 1000)),
  card_categories: s.optional(
    s.list(s.object({ id: ref, title: maybe(label), sort_order: maybe(s.whole(0, 2 ** 31)) }), 1000),
  ),
  referral: maybe(Referral),
  lines: s.list(Line, 10_000),
  redemption: maybe(s.object({ asked: money, available: money })),
  delivery_amount: maybe(money),
  tip_amount: maybe(money),
  payments: maybe(s.list(Payment, 100)),
});
