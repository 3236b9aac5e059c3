import * as enums from "./enums.ts";
import { changesSettings, showsSettings } from "./kit/families/settings.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { Check } from "./shapes/check.ts";
import { share } from "./shapes/share.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing");
const idsOf = <const E extends string>(entityType: E) => s.list(s.idOf(entityType), 1000);

const AudienceValue = s.object({
  audience: s.oneOf(enums.AUDIENCES),
  /** For the audience `category`. */
  card_category_id: s.optional(s.nullable(s.idOf("card_category"))),
  value: s.rate,
});
const CustomerCondition = s.object({
  birthday_before_days: s.optional(s.nullable(s.whole(0, 180))),
  birthday_after_days: s.optional(s.nullable(s.whole(0, 180))),
  gender: s.optional(s.nullable(s.oneOf(enums.GENDERS))),
  age_from: s.optional(s.nullable(s.whole(0, 150))),
  age_to: s.optional(s.nullable(s.whole(0, 150))),
  first_purchase_only: s.optional(s.nullable(s.flag)),
  registered_within_days: s.optional(s.nullable(s.whole(0, 36_500))),
});
const weekDay = s.whole(1, 7);
const uses = s.whole(1, 1_000_000_000);

/** The effect of a rule, and its customers, times, sites and frequency. */
const ruleFields = {
  pos_ids: idsOf("pos"),
  terminal_ids: idsOf("terminal"),
  currency: s.nullable(s.currency),
  /** Percent, or an amount in the rule's currency, unless a table overrides it. */
  value: s.nullable(s.rate),
  /** Whether it excludes other discounts, or other charges to its target. */
  exclusive: s.flag,
  /** For buy-x-get-y: one set, and the maximum of sets per check. */
  buy_quantity: s.nullable(s.quantity),
  get_quantity: s.nullable(s.quantity),
  get_goods: idsOf("goods"),
  get_categories: idsOf("goods_category"),
  sets_max: s.nullable(s.whole(1, 1_000_000)),
  card_category_values: s.list(AudienceValue, 200),
  members: s.flag,
  depends_on: s.oneOf(enums.RULE_MEASURES),
  period: s.oneOf(enums.RULE_PERIODS),
  thresholds: s.list(s.object({ from: s.rate, value: s.rate }), 50),
  include_goods: idsOf("goods"),
  include_categories: idsOf("goods_category"),
  exclude_goods: idsOf("goods"),
  exclude_categories: idsOf("goods_category"),
  charge_target: s.nullable(s.oneOf(enums.CHARGE_TARGETS)),
  /** For the target `special-account`: the credited account, in its own unit. */
  special_account_id: s.nullable(s.idOf("special_account")),
  promo_expire_type: s.oneOf(enums.EXPIRE_TYPES),
  promo_expire_value: s.nullable(s.text(10, 1)),
  check_amount_min: s.nullable(s.money),
  check_amount_max: s.nullable(s.money),
  goods_amount_min: s.nullable(s.money),
  goods_amount_max: s.nullable(s.money),
  date_from: s.nullable(s.day),
  date_to: s.nullable(s.day),
  week_days: { ...s.list(weekDay, 7), uniqueItems: true },
  time_from: s.nullable(s.timeOfDay),
  time_to: s.nullable(s.timeOfDay),
  customer_condition: s.nullable(CustomerCondition),
  payment_types: s.list(s.oneOf(enums.PAYMENT_TYPES), 10),
  limit_per_customer: s.nullable(uses),
  limit_per_day: s.nullable(uses),
  limit_total: s.nullable(uses),
  public_title: s.texts(200),
  public_description: s.texts(),
  comment: s.text(2000),
};
const headFields = {
  title: s.title(),
  scope: s.oneOf(enums.RULE_SCOPES),
  action_type: s.oneOf(enums.RULE_ACTION_TYPES),
  sort_order: s.nullable(s.whole(0, 1_000_000)),
  active: s.flag,
};
export const Rule = s.entity("rule", { loyalty_id: s.idOf("loyalty"), ...headFields, ...ruleFields });
export type Rule = s.Of<typeof Rule>;

export const RuleBody = s.object({
  id: s.optional(s.idOf("rule")),
  title: headFields.title,
  scope: s.optional(headFields.scope),
  action_type: headFields.action_type,
  sort_order: s.optional(headFields.sort_order),
  active: s.optional(headFields.active),
  ...s.patch(s.object(ruleFields)).properties,
});

/** Why a rule cannot be saved. */
export const ruleRefusals = [
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

const precision = s.nullable(s.whole(0, 2));
const settingsFields = {
  discounts_scheme: s.oneOf(enums.COMBINATION_SCHEMES),
  charges_scheme: s.oneOf(enums.COMBINATION_SCHEMES),
  charge_base: s.oneOf(enums.CHARGE_BASES),
  charge_on_bonus_redemption: s.flag,
  discount_max_percent: share,
  /** Null: all decimals of the currency. */
  discount_rounding_precision: precision,
  discount_rounding_mode: s.oneOf(enums.ROUNDING_MODES),
  charge_rounding_precision: precision,
  charge_rounding_mode: s.oneOf(enums.ROUNDING_MODES),
};
export const RuleSettings = s.object({
  ...settingsFields,
  modified_dt: s.nullable(s.instant),
  /** 0 for settings that were never changed. */
  version: s.whole(0, 2 ** 31 - 1),
});

const TryLine = s.object({
  goods_id: s.optional(s.nullable(s.idOf("goods"))),
  title: s.optional(s.nullable(s.text(200))),
  price: s.unitPrice,
  quantity: s.quantity,
});
const TryBody = s.object({
  /** The rule as it would be saved. With the id of a stored rule it replaces that one. */
  rule: RuleBody,
  check: s.object({
    items: { ...s.list(TryLine, 50), minItems: 1 },
    currency: s.optional(s.nullable(s.currency)),
    /** The buyer: a walk-in, a customer, else a member of a category or of none. */
    walk_in: s.optional(s.flag),
    customer_id: s.optional(s.nullable(s.idOf("customer"))),
    card_category_id: s.optional(s.nullable(s.idOf("card_category"))),
    pos_id: s.optional(s.nullable(s.idOf("pos"))),
    at: s.optional(s.nullable(s.instant)),
    payment_type: s.optional(s.nullable(s.oneOf(enums.TILL_PAYMENT_TYPES))),
    /** The past purchases of a member who is not a stored customer, in the rule's own measure. */
    past_measure: s.optional(s.nullable(s.rate)),
  }),
  with_running_rules: s.optional(s.flag),
});

const settings = { what: "how the rules of a programme combine", response: RuleSettings };

/** The rules of a programme, which lower prices and credit bonuses. */
export const rules = group("rules", {
  list: call("GET /loyalty/{loyaltyId}/rules", {
    summary: "Lists the rules of a programme in the order in which they act.",
    access: reads,
    query: { scope: s.oneOf(enums.RULE_SCOPES) },
    response: s.items(Rule),
    errors: ["loyalty.not_found"],
  }),
  asOf: call("GET /x/loyalty/{loyaltyId}/rules/as_of", {
    summary:
      "Lists the rules of a programme and how they combined, as they were at a moment or at the end of a day, in the order in which they acted.",
    access: reads,
    /** `at` is an instant, or a day of the programme; without it, now. */
    query: { at: s.text(40), scope: s.oneOf(enums.RULE_SCOPES) },
    response: s.object({ until: s.instant, items: s.list(Rule), settings: RuleSettings }),
    errors: ["loyalty.not_found"],
    extension: true,
  }),
  add: call("POST /loyalty/{loyaltyId}/rules", {
    summary: "Adds a rule to a programme.",
    access: changes,
    body: RuleBody,
    response: Rule,
    errors: ["loyalty.not_found", ...ruleRefusals, "conflict.duplicate"],
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
    body: s.patch(RuleBody),
    response: Rule,
    errors: ["rule.not_found", "loyalty.not_found", ...ruleRefusals, "conflict.stale"],
  }),
  try: call("POST /x/loyalty/{loyaltyId}/rules/try", {
    summary: "Prices a sample check with a draft of a rule and explains the result, without storing anything.",
    access: reads,
    body: TryBody,
    reads: true,
    response: s.object({ rule_id: s.idOf("rule"), check: Check }),
    errors: [
      ...ruleRefusals,
      "loyalty.not_found",
      "rule.not_found",
      "customer.not_found",
      "sale.unknown_currency",
      "line.amount_too_large",
    ],
    extension: true,
  }),
});
