import Type from "typebox";
import * as enums from "../enums.ts";
import {
  currency,
  day,
  flag,
  instant,
  list,
  nullable,
  object,
  oneOf,
  optional,
  timeZone,
  whole,
} from "../kit/schema.ts";

// What `price` takes, as JSON Schema: looser than the calls, because ids of another system are welcome here.

const ref = Type.String({ minLength: 1, maxLength: 100 });
const refs = list(ref, 10_000);
const label = Type.String({ maxLength: 300 });
const version = optional(nullable(whole(0, 2 ** 31)));
const named = { version, title: optional(nullable(label)) };
const number = (scale: number, sign = "") =>
  Type.String({ pattern: `^${sign}(0|[1-9]\\d{0,18})(\\.\\d{1,${scale}})?$` });
const money = number(3);
const unitPrice = number(4);
const quantity = number(3);
/** Of a million punches for one unit nobody has heard. */
const punches = Type.String({ pattern: "^(0|[1-9]\\d{0,8})$" });
/** A percent, an amount per unit, a count: whatever the thing that it belongs to says. */
const value = number(6);
const clock = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$" });
const maybe = <S extends Parameters<typeof nullable>[0]>(shape: S) => optional(nullable(shape));
const life = { promo_expire_type: maybe(oneOf(enums.EXPIRE_TYPES)), promo_expire_value: maybe(label) };

const SpecialAccount = object({
  id: ref,
  type: oneOf(enums.SPECIAL_ACCOUNT_TYPES),
  title: maybe(label),
  unit: maybe(label),
  closed: maybe(flag),
});
const TaxChoice = object({
  tax_id: ref,
  active: maybe(flag),
  rate: maybe(value),
  precision: maybe(whole(0, 6)),
});
const Goods = object({ id: ref, title: maybe(label), code: maybe(label), category_ids: optional(refs) });
const Line = object({
  id: ref,
  goods: Goods,
  quantity,
  stated_amount: maybe(money),
  goods_price: maybe(object({ id: maybe(ref), version, price: unitPrice })),
  master_prices: optional(list(object({ id: ref, version, price: unitPrice, valid_from: instant }), 1000)),
  tax_overrides: optional(list(TaxChoice, 100)),
  account_prices: optional(list(object({ special_account_id: ref, price: punches }), 1000)),
});
const Tax = object({
  id: ref,
  ...named,
  code: maybe(label),
  classification: oneOf(enums.TAX_CLASSIFICATIONS),
  type: oneOf(enums.TAX_TYPES),
  rate: value,
  precision: maybe(whole(0, 6)),
  compound_on: maybe(refs),
  active: optional(flag),
});
const PriceOption = object({
  id: ref,
  ...named,
  owner: oneOf(enums.PRICE_OPTION_OWNERS),
  item_id: maybe(ref),
  item_category_id: maybe(ref),
  option_type: oneOf(enums.PRICE_OPTION_TYPES),
  value: number(6, "-?"),
  level: optional(oneOf(enums.PRICE_LEVELS)),
  active: optional(flag),
  date_from: maybe(day),
  date_to: maybe(day),
});
const Customer = object({
  id: ref,
  card_id: maybe(ref),
  access: oneOf(enums.CARD_ACCESS),
  category: maybe(object({ id: ref, ...named, pinned: optional(flag) })),
  birth_date: maybe(day),
  gender: maybe(oneOf(enums.GENDERS)),
  registered_date: maybe(day),
  purchases: maybe(whole(0, 2 ** 31)),
});
const Rule = object({
  id: ref,
  ...named,
  active: optional(flag),
  scope: oneOf(enums.RULE_SCOPES),
  pos_ids: maybe(refs),
  terminal_ids: maybe(refs),
  currency: maybe(currency),
  action_type: oneOf(enums.RULE_ACTION_TYPES),
  value: maybe(value),
  exclusive: maybe(flag),
  buy_quantity: maybe(quantity),
  get_quantity: maybe(quantity),
  get_goods: maybe(refs),
  get_categories: maybe(refs),
  sets_max: maybe(whole(0, 1_000_000)),
  coupon_batch_id: maybe(ref),
  card_category_values: maybe(
    list(object({ audience: oneOf(enums.AUDIENCES), card_category_id: maybe(ref), value }), 1000),
  ),
  members: maybe(flag),
  depends_on: maybe(oneOf(enums.RULE_MEASURES)),
  period: maybe(oneOf(enums.RULE_PERIODS)),
  thresholds: maybe(list(object({ from: value, value }), 1000)),
  include_goods: maybe(refs),
  include_categories: maybe(refs),
  exclude_goods: maybe(refs),
  exclude_categories: maybe(refs),
  charge_target: maybe(oneOf(enums.CHARGE_TARGETS)),
  special_account: maybe(SpecialAccount),
  ...life,
  check_amount_min: maybe(money),
  check_amount_max: maybe(money),
  goods_amount_min: maybe(money),
  goods_amount_max: maybe(money),
  date_from: maybe(day),
  date_to: maybe(day),
  week_days: maybe(list(whole(1, 7), 7)),
  time_from: maybe(clock),
  time_to: maybe(clock),
  customer_condition: maybe(
    object({
      birthday_before_days: maybe(whole(0, 366)),
      birthday_after_days: maybe(whole(0, 366)),
      gender: maybe(oneOf(enums.GENDERS)),
      age_from: maybe(whole(0, 150)),
      age_to: maybe(whole(0, 150)),
      first_purchase_only: maybe(flag),
      registered_within_days: maybe(whole(0, 36_500)),
    }),
  ),
  payment_types: maybe(list(oneOf(enums.PAYMENT_TYPES), 10)),
  limit_per_customer: maybe(whole(0, 2 ** 31)),
  limit_per_day: maybe(whole(0, 2 ** 31)),
  limit_total: maybe(whole(0, 2 ** 31)),
  sort_order: maybe(whole(0, 2 ** 31)),
});
const used = maybe(whole(0, 2 ** 31));
const RuleFacts = object({
  rule_id: ref,
  measure: maybe(value),
  used_by_customer: used,
  used_today: used,
  used_total: used,
});
const Coupon = object({
  id: ref,
  ...named,
  rule_id: ref,
  status: optional(oneOf(enums.COUPON_STATUSES)),
  valid_from: maybe(day),
  expire_date: maybe(day),
  customer_id: maybe(ref),
  exclusive: optional(flag),
});
const CouponBatch = object({
  id: ref,
  ...named,
  active: optional(flag),
  emission_from: maybe(day),
  emission_to: maybe(day),
  left: maybe(whole(0, 2 ** 31)),
  left_for_customer: maybe(whole(0, 2 ** 31)),
});
const CategoryRule = object({
  id: ref,
  ...named,
  active: optional(flag),
  currency,
  pos_ids: maybe(refs),
  category_from: maybe(ref),
  category_to: ref,
  depends_on: oneOf(enums.CATEGORY_MEASURES),
  period: oneOf(enums.RULE_PERIODS),
  threshold_from: value,
  threshold_to: maybe(value),
  apply: oneOf(enums.CATEGORY_OCCASIONS),
  sort_order: maybe(whole(0, 2 ** 31)),
});
const Reward = object({
  type: oneOf(enums.REFERRAL_REWARD_TYPES),
  value: maybe(value),
  currency: maybe(currency),
  special_account: maybe(SpecialAccount),
  coupon_batch_id: maybe(ref),
  ...life,
});
const Referral = object({
  programme: object({
    id: ref,
    ...named,
    active: optional(flag),
    referral_reward: maybe(Reward),
    referrer_reward: maybe(Reward),
    referral_grant_type: optional(oneOf(["on-registration", "on-first-purchase"] as const)),
    referrer_grant_type: optional(oneOf(enums.REFERRAL_GRANT_TYPES)),
    levels: maybe(list(object({ level: whole(1, 100), value }), 100)),
    min_purchase_amount: maybe(money),
    purchases_limit: maybe(whole(0, 2 ** 31)),
    days_limit: maybe(whole(0, 36_500)),
  }),
  inviters: list(object({ customer_id: ref, access: oneOf(enums.CARD_ACCESS) }), 100),
});
const precision = maybe(whole(0, 6));
const RuleSettings = object({
  version,
  discounts_scheme: optional(oneOf(enums.COMBINATION_SCHEMES)),
  charges_scheme: optional(oneOf(enums.COMBINATION_SCHEMES)),
  charge_base: optional(oneOf(enums.CHARGE_BASES)),
  charge_on_bonus_redemption: optional(flag),
  discount_max_percent: maybe(value),
  discount_rounding_precision: precision,
  discount_rounding_mode: maybe(oneOf(enums.ROUNDING_MODES)),
  charge_rounding_precision: precision,
  charge_rounding_mode: maybe(oneOf(enums.ROUNDING_MODES)),
});
const RedemptionSettings = object({
  version,
  bonuses_payment_type: optional(oneOf(enums.BONUSES_PAYMENT_TYPES)),
  bonuses_max_percent: maybe(value),
  bonuses_min_check_amount: maybe(money),
  bonuses_exclude_goods: maybe(refs),
  bonuses_exclude_categories: maybe(refs),
  redemption_moment: optional(oneOf(enums.REDEMPTION_MOMENTS)),
});
const Payment = object({
  id: maybe(ref),
  payment_type: oneOf(enums.PAYMENT_TYPES),
  amount: maybe(money),
  tendered: maybe(money),
  special_account: maybe(
    object({
      id: ref,
      ...named,
      type: maybe(oneOf(enums.SPECIAL_ACCOUNT_TYPES)),
      unit: maybe(label),
      goods_codes: maybe(list(label, 10_000)),
      bonuses_on_payment: maybe(flag),
    }),
  ),
});

/**
 * Everything that a check is priced from. Money, prices, quantities and rates are decimal strings; an absent or empty
 * list means all. Whatever may be absent or null has the default that `docs/money.md` tells.
 */
export const PriceDocument = object({
  at: instant,
  currency,
  loyalty: object({
    id: ref,
    ...named,
    time_zone: timeZone,
    rule_settings: optional(RuleSettings),
    redemption_settings: optional(RedemptionSettings),
    cash_rounding_step: maybe(money),
  }),
  pos: object({ id: ref, time_zone: timeZone }),
  terminal: object({
    id: ref,
    title: maybe(label),
    line_tolerance: maybe(money),
    commissions: optional(list(object({ id: ref, ...named, type: oneOf(enums.TAX_TYPES), value }), 100)),
    kiosk: optional(flag),
  }),
  price_group: maybe(
    object({ id: ref, ...named, prices_entered_as: oneOf(enums.PRICES_ENTERED_AS), taxes: list(TaxChoice, 100) }),
  ),
  taxes: optional(list(Tax, 100)),
  price_options: optional(list(PriceOption, 10_000)),
  customer: maybe(Customer),
  rules: optional(list(Rule, 10_000)),
  rule_facts: optional(list(RuleFacts, 10_000)),
  picked_rule_ids: optional(refs),
  coupons: optional(list(Coupon, 100)),
  coupon_batches: optional(list(CouponBatch, 1000)),
  category_rules: optional(list(CategoryRule, 1000)),
  category_facts: optional(list(object({ rule_id: ref, measure: value }), 1000)),
  card_categories: optional(list(object({ id: ref, title: maybe(label), sort_order: maybe(whole(0, 2 ** 31)) }), 1000)),
  referral: maybe(Referral),
  lines: list(Line, 10_000),
  redemption: maybe(object({ asked: money, available: money })),
  delivery_amount: maybe(money),
  tip_amount: maybe(money),
  payments: maybe(list(Payment, 100)),
});
