import type { Language } from "@patron/contract/enums";
import { stampsWord, unitText } from "@patron/contract/units";
import type { DescribedRule, RuleNames } from "./described-rule.ts";

/** The names in the samples; other ids are unknown. */
export const namesIn = (language: Language): RuleNames => ({
  goods: new Map([
    ["coffee", "Coffee"],
    ["tea", "Tea"],
    ["milk", "Milk"],
  ]),
  goodsCategories: new Map([
    ["drinks", "Drinks"],
    ["sweets", "Sweets"],
  ]),
  cardCategories: new Map([
    ["gold", "Gold"],
    ["silver", "Silver"],
  ]),
  pos: new Map([["kiosk", "Park kiosk"]]),
  terminals: new Map([["till", "Till 1"]]),
  accounts: new Map([
    ["stamps", { title: "Every seventh coffee", amount: (text) => `${text} ${stampsWord(text, language)}` }],
    ["fuel", { title: "Fuel", amount: (text) => `${text} ${unitText("L", language)}` }],
  ]),
  currency: "USD",
});

const onItems = { action_type: "discount-items-percent", value: "10" } as const;
const onCheck = { action_type: "discount-check-percent", value: "5" } as const;
const bonuses = { action_type: "charge-check-percent", value: "5" } as const;
const groups = [
  { audience: "category", card_category_id: "gold", value: "5" },
  { audience: "uncategorised", value: "3" },
] as const;

/** Rules of every kind. */
export const samples = {
  whole: {
    ...{ ...onItems, include_goods: ["coffee", "tea"], week_days: [1, 2, 3, 4, 5], time_to: "09:00" },
    ...{ card_category_values: [{ audience: "category", card_category_id: "gold", value: "10" }], limit_per_day: 2 },
  },
  blank: { action_type: "discount-check-percent", value: null },
  amountOff: { action_type: "discount-check-amount", value: "50", currency: "USD", check_amount_min: "500" },
  perUnit: { action_type: "discount-items-amount", value: "0.0250", currency: "USD", include_categories: ["drinks"] },
  price: { action_type: "special-price-item", value: "2", currency: "EUR", include_goods: ["coffee"] },
  together: { action_type: "special-price-check", value: "9.9", currency: "USD", include_goods: ["coffee", "milk"] },
  setFree: { action_type: "buy-x-get-y", value: "100", buy_quantity: "2.000", include_goods: ["coffee"], sets_max: 2 },
  setHalf: { action_type: "buy-x-get-y", value: "50", get_goods: ["tea"], include_categories: ["sweets"] },
  bonuses,
  bonusAmount: {
    action_type: "charge-check-amount",
    value: "20",
    currency: "USD",
    customer_condition: { birthday_before_days: 0 },
  },
  promo: { ...bonuses, charge_target: "promotional-bonuses", promo_expire_type: "day", promo_expire_value: "30" },
  promoDate: {
    ...bonuses,
    charge_target: "promotional-bonuses",
    promo_expire_type: "date",
    promo_expire_value: "2026-12-31",
  },
  itemBonuses: { action_type: "charge-items-percent", value: "7", include_goods: ["x", "y", "z"] },
  stamps: {
    action_type: "charge-items-amount",
    value: "1",
    charge_target: "special-account",
    special_account_id: "stamps",
    include_goods: ["coffee"],
  },
  litres: {
    action_type: "charge-check-amount",
    value: "2",
    charge_target: "special-account",
    special_account_id: "fuel",
  },
  coupons: { action_type: "coupon-emission", value: "2" },
  groups: { ...onCheck, value: null, card_category_values: [...groups, { audience: "walk_in", value: "0" }] },
  steps: {
    ...{ action_type: "discount-check-percent", currency: "USD", depends_on: "amount", period: "month" },
    thresholds: [
      { from: "0", value: "3" },
      { from: "500.00", value: "5" },
    ],
  },
  visits: {
    ...{ ...bonuses, value: null, depends_on: "visits", period: "all-time", card_category_values: [...groups] },
    thresholds: [
      { from: "0", value: "1" },
      { from: "10", value: "2" },
    ],
  },
  except: { ...onItems, exclude_goods: ["milk", "x"], exclude_categories: ["sweets"] },
  many: { ...onItems, include_goods: ["coffee", "tea", "x", "y"], include_categories: ["drinks"] },
  happyHours: { ...onCheck, week_days: [6, 7], time_from: "17:30", time_to: "19:00", pos_ids: ["kiosk"] },
  summer: { ...onCheck, date_from: "2026-06-01", date_to: "2026-08-31", pos_ids: ["x", "y"], terminal_ids: ["till"] },
  women: { ...onCheck, members: true, customer_condition: { gender: "female", age_from: 18, age_to: 30 } },
  newcomers: { ...onCheck, customer_condition: { registered_within_days: 30, first_purchase_only: true } },
  birthday: { ...onCheck, customer_condition: { birthday_before_days: 3, birthday_after_days: 5 } },
  cash: {
    ...onCheck,
    payment_types: ["cash", "bank-card"],
    check_amount_min: "10",
    check_amount_max: "20",
    currency: "EUR",
  },
  limited: { ...onCheck, limit_per_customer: 1, limit_per_day: 5, limit_total: 100, exclusive: true },
  coupon: { ...onItems, scope: "coupon", goods_amount_min: "30", currency: "USD", include_goods: ["coffee"] },
  manual: { ...bonuses, scope: "manual", exclusive: true },
} as const satisfies Record<string, unknown>;
export const sample = (name: keyof typeof samples): DescribedRule => samples[name] as unknown as DescribedRule; // Its lists are only read.
