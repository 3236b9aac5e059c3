import * as enums from "./enums.ts";
import { changesSettings, showsSettings } from "./kit/families/settings.ts";
import type { Of } from "./kit/index.ts";
import {
  call,
  entity,
  flag,
  group,
  id,
  instant,
  items,
  list,
  nullable,
  object,
  oneOf,
  optional,
  patch,
  roles,
  text,
  texts,
  title,
} from "./kit/index.ts";
import { currency, day, money, quantity, rate, timeOfDay, unitPrice, whole } from "./kit/schema.ts";
import { Check } from "./shapes/check.ts";
import { share } from "./shapes/share.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing");
const ids = list(id, 1000);

const AudienceValue = object({
  audience: oneOf(enums.AUDIENCES),
  /** For the audience `category`. */
  card_category_id: optional(nullable(id)),
  value: rate,
});
const CustomerCondition = object({
  birthday_before_days: optional(nullable(whole(0, 180))),
  birthday_after_days: optional(nullable(whole(0, 180))),
  gender: optional(nullable(oneOf(enums.GENDERS))),
  age_from: optional(nullable(whole(0, 150))),
  age_to: optional(nullable(whole(0, 150))),
  first_purchase_only: optional(nullable(flag)),
  registered_within_days: optional(nullable(whole(0, 36_500))),
});
const weekDay = whole(1, 7);
const uses = whole(1, 1_000_000_000);

/** What a rule does, for whom, when, where and how often. */
const ruleFields = {
  pos_ids: ids,
  terminal_ids: ids,
  currency: nullable(currency),
  /** Percent, or an amount in the rule's currency, when no table says otherwise. */
  value: nullable(rate),
  /** It alone acts among discounts, or among charges to its target. */
  exclusive: flag,
  /** Of buy-x-get-y: one set, and how many of them a check may have. */
  buy_quantity: nullable(quantity),
  get_quantity: nullable(quantity),
  get_goods: ids,
  get_categories: ids,
  sets_max: nullable(whole(1, 1_000_000)),
  card_category_values: list(AudienceValue, 200),
  members: flag,
  depends_on: oneOf(enums.RULE_MEASURES),
  period: oneOf(enums.RULE_PERIODS),
  thresholds: list(object({ from: rate, value: rate }), 50),
  include_goods: ids,
  include_categories: ids,
  exclude_goods: ids,
  exclude_categories: ids,
  charge_target: nullable(oneOf(enums.CHARGE_TARGETS)),
  /** Of the target `special-account`: what is credited, in its own unit. */
  special_account_id: nullable(id),
  promo_expire_type: oneOf(enums.EXPIRE_TYPES),
  promo_expire_value: nullable(text(10, 1)),
  check_amount_min: nullable(money),
  check_amount_max: nullable(money),
  goods_amount_min: nullable(money),
  goods_amount_max: nullable(money),
  date_from: nullable(day),
  date_to: nullable(day),
  week_days: { ...list(weekDay, 7), uniqueItems: true },
  time_from: nullable(timeOfDay),
  time_to: nullable(timeOfDay),
  customer_condition: nullable(CustomerCondition),
  payment_types: list(oneOf(enums.PAYMENT_TYPES), 10),
  limit_per_customer: nullable(uses),
  limit_per_day: nullable(uses),
  limit_total: nullable(uses),
  public_title: texts(200),
  public_description: texts(),
  comment: text(2000),
};
const headFields = {
  title: title(),
  scope: oneOf(enums.RULE_SCOPES),
  action_type: oneOf(enums.RULE_ACTION_TYPES),
  sort_order: nullable(whole(0, 1_000_000)),
  active: flag,
};
export const Rule = entity({ loyalty_id: id, ...headFields, ...ruleFields });
export type Rule = Of<typeof Rule>;

export const RuleBody = object({
  id: optional(id),
  title: headFields.title,
  scope: optional(headFields.scope),
  action_type: headFields.action_type,
  sort_order: optional(headFields.sort_order),
  active: optional(headFields.active),
  ...patch(object(ruleFields)).properties,
});

const refusals = [
  "rule.action_unsupported",
  "rule.target_missing",
  "rule.target_takes_no_percent",
  "rule.target_currency",
  "rule.value_missing",
  "rule.value_invalid",
  "rule.percent_invalid",
  "rule.set_invalid",
  "rule.currency_missing",
  "rule.audience_invalid",
  "rule.thresholds_invalid",
  "rule.expiry_invalid",
  "rule.dates_reversed",
  "rule.range_reversed",
  "currency.unknown",
  "card_category.not_found",
  "pos.not_found",
  "terminal.not_found",
  "goods.not_found",
  "goods_category.not_found",
  "special_account.not_found",
  "special_account.other_scope",
  "special_account.other_programme",
] as const;

const precision = nullable(whole(0, 2));
const settingsFields = {
  discounts_scheme: oneOf(enums.COMBINATION_SCHEMES),
  charges_scheme: oneOf(enums.COMBINATION_SCHEMES),
  charge_base: oneOf(enums.CHARGE_BASES),
  charge_on_bonus_redemption: flag,
  discount_max_percent: share,
  /** Null: all decimals of the currency. */
  discount_rounding_precision: precision,
  discount_rounding_mode: oneOf(enums.ROUNDING_MODES),
  charge_rounding_precision: precision,
  charge_rounding_mode: oneOf(enums.ROUNDING_MODES),
};
export const RuleSettings = object({
  ...settingsFields,
  modified_dt: nullable(instant),
  /** 0 while nothing was ever set. */
  version: whole(0, 2 ** 31 - 1),
});

const TryLine = object({
  goods_id: optional(nullable(id)),
  title: optional(nullable(text(200))),
  price: unitPrice,
  quantity,
});
const TryBody = object({
  /** As it would be saved. With the id of a stored rule it stands in that one's place. */
  rule: RuleBody,
  check: object({
    items: { ...list(TryLine, 50), minItems: 1 },
    currency: optional(nullable(currency)),
    /** Who buys: a walk-in, a customer, else a member of a category or of none. */
    walk_in: optional(flag),
    customer_id: optional(nullable(id)),
    card_category_id: optional(nullable(id)),
    pos_id: optional(nullable(id)),
    at: optional(nullable(instant)),
    payment_type: optional(nullable(oneOf(enums.TILL_PAYMENT_TYPES))),
    /** What a member who is no stored customer has bought before, in the rule's own measure. */
    past_measure: optional(nullable(rate)),
  }),
  with_running_rules: optional(flag),
});

const settings = { what: "how the rules of a programme combine", response: RuleSettings };

/** What lowers prices and credits bonuses in a programme. */
export const rules = group("rules", {
  list: call("GET /loyalty/{loyaltyId}/rules", {
    summary: "Lists the rules of a programme in the order in which they act.",
    access: reads,
    query: { scope: oneOf(enums.RULE_SCOPES) },
    response: items(Rule),
    errors: ["loyalty.not_found"],
  }),
  add: call("POST /loyalty/{loyaltyId}/rules", {
    summary: "Adds a rule to a programme.",
    access: changes,
    body: RuleBody,
    response: Rule,
    errors: ["loyalty.not_found", ...refusals, "conflict.duplicate"],
  }),
  settings: showsSettings("GET /loyalty/{loyaltyId}/rules/settings", { ...settings, access: reads }),
  changeSettings: changesSettings("PATCH /loyalty/{loyaltyId}/rules/settings", {
    ...settings,
    access: changes,
    fields: settingsFields,
  }),
  get: call("GET /loyalty/{loyaltyId}/rules/{ruleId}", {
    summary: "Shows one rule.",
    access: reads,
    response: Rule,
    errors: ["rule.not_found"],
  }),
  change: call("PATCH /loyalty/{loyaltyId}/rules/{ruleId}", {
    summary: "Changes a rule, for sales from now on.",
    access: changes,
    body: patch(RuleBody),
    response: Rule,
    errors: ["rule.not_found", "loyalty.not_found", ...refusals, "conflict.stale"],
  }),
  try: call("POST /x/loyalty/{loyaltyId}/rules/try", {
    summary: "Prices a sample check with a draft of a rule and tells why, without storing anything.",
    access: reads,
    body: TryBody,
    reads: true,
    response: object({ rule_id: id, check: Check }),
    errors: [...refusals, "loyalty.not_found", "rule.not_found", "customer.not_found", "sale.unknown_currency"],
    extension: true,
  }),
});
