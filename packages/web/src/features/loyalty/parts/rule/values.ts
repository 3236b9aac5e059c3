import type { rules } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { PERCENT_ACTION_TYPES, type SupportedActionType } from "@patron/contract/enums";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { withoutZeros } from "#ui/fields/decimal-text.ts";

export type Rule = ReplyOf<typeof rules.get>;
export type RuleBody = BodyOf<typeof rules.add>;
type Condition = NonNullable<Rule["customer_condition"]>;

/** The values of the form. Those of groups of customers are keyed by group: `walk_in`, `uncategorised` or the id of a category. */
export interface RuleValues
  extends Omit<RuleBody, "id" | "card_category_values" | "customer_condition" | "thresholds" | "week_days"> {
  action_type: SupportedActionType;
  scope: Rule["scope"];
  active: boolean;
  sort_order: number | null;
  by_group: boolean;
  groups: Record<string, string | null>;
  depends_on: Rule["depends_on"];
  period: Rule["period"];
  promo_expire_type: Rule["promo_expire_type"];
  charge_target: "bonuses" | "promotional-bonuses" | "special-account";
  special_account_id: string | null;
  thresholds: { from: string | null; value: string | null }[];
  week_days: string[];
  birthday_before_days: number | null;
  birthday_after_days: number | null;
  gender: string;
  age_from: number | null;
  age_to: number | null;
  first_purchase_only: boolean;
  registered_within_days: number | null;
}

/** The props of every section of the form. */
export interface RulePart {
  form: CallForm<RuleValues>;
  loyaltyId: string;
}

export const walkIn = "walk_in";
export const uncategorised = "uncategorised";

export const isPercent = (action: string) => (PERCENT_ACTION_TYPES as readonly string[]).includes(action); // Widened for the lookup.
export const isCharge = (action: string) => action.startsWith("charge-");
export const isOnGoods = (action: string) => !action.includes("-check-") || action === "special-price-check";
export const hasSets = (action: string) => action === "buy-x-get-y";

/** A new rule in the currency of the business. */
export function blankRule(currency: string | null): RuleValues {
  return {
    title: "",
    action_type: "discount-check-percent",
    scope: "automatic",
    active: true,
    sort_order: null,
    currency,
    value: null,
    exclusive: false,
    buy_quantity: "1",
    get_quantity: "1",
    get_goods: [],
    get_categories: [],
    sets_max: null,
    by_group: false,
    groups: {},
    members: false,
    depends_on: "none",
    period: "check",
    thresholds: [{ from: "0", value: null }],
    charge_target: "bonuses",
    special_account_id: null,
    promo_expire_type: "none",
    promo_expire_value: null,
    pos_ids: [],
    terminal_ids: [],
    include_goods: [],
    include_categories: [],
    exclude_goods: [],
    exclude_categories: [],
    check_amount_min: null,
    check_amount_max: null,
    goods_amount_min: null,
    goods_amount_max: null,
    date_from: null,
    date_to: null,
    week_days: [],
    time_from: null,
    time_to: null,
    payment_types: [],
    limit_per_customer: null,
    limit_per_day: null,
    limit_total: null,
    ...personValues(null),
    public_title: {},
    public_description: {},
    comment: "",
  };
}

function personValues(condition: Condition | null) {
  return {
    birthday_before_days: condition?.birthday_before_days ?? null,
    birthday_after_days: condition?.birthday_after_days ?? null,
    gender: condition?.gender ?? "any",
    age_from: condition?.age_from ?? null,
    age_to: condition?.age_to ?? null,
    first_purchase_only: condition?.first_purchase_only ?? false,
    registered_within_days: condition?.registered_within_days ?? null,
  };
}

/** The values of an existing rule. */
export function ruleValues(rule: Rule): RuleValues {
  const blank = blankRule(rule.currency);
  const names = Object.keys(blank).filter((name) => name in rule) as (keyof Rule & keyof RuleValues)[]; // Names of both.
  const same = Object.fromEntries(names.map((name) => [name, rule[name]]));
  const groups = rule.card_category_values.map(({ audience, card_category_id, value }) => [
    audience === "category" ? card_category_id : audience,
    withoutZeros(value),
  ]);
  return {
    ...blank,
    ...same,
    value: rule.value === null ? null : withoutZeros(rule.value),
    buy_quantity: withoutZeros(rule.buy_quantity ?? "1"),
    get_quantity: withoutZeros(rule.get_quantity ?? "1"),
    charge_target: rule.charge_target ?? "bonuses",
    by_group: groups.length > 0,
    groups: Object.fromEntries(groups) as RuleValues["groups"], // Pairs of a group and its value.
    thresholds: rule.thresholds.length > 0 ? rule.thresholds : blank.thresholds,
    week_days: rule.week_days.map(String),
    ...personValues(rule.customer_condition),
  };
}

/** The body of the request. Fields that the chosen action does not use are emptied. */
export function ruleBody(values: RuleValues): RuleBody {
  const { by_group, groups, thresholds, week_days, depends_on, period, action_type, ...rest } = values;
  const { birthday_before_days, birthday_after_days, gender, age_from, age_to, ...more } = rest;
  const { first_purchase_only, registered_within_days, charge_target, special_account_id, ...same } = more;
  const grows = depends_on !== "none";
  const onGoods = isOnGoods(action_type);
  const goods = onGoods ? {} : { include_goods: [], include_categories: [], exclude_goods: [], exclude_categories: [] };
  const sets = hasSets(action_type)
    ? {}
    : { buy_quantity: null, get_quantity: null, get_goods: [], get_categories: [], sets_max: null };
  const windows = onGoods ? {} : { goods_amount_min: null, goods_amount_max: null };
  const condition: Condition = {
    birthday_before_days,
    birthday_after_days,
    gender: gender === "female" || gender === "male" ? gender : null,
    age_from,
    age_to,
    first_purchase_only: first_purchase_only || null,
    registered_within_days,
  };
  const hasCondition = Object.values(condition).some((one) => one !== null);
  return {
    ...same,
    ...goods,
    ...sets,
    ...windows,
    action_type,
    depends_on,
    period: grows ? period : "check",
    value: by_group || grows ? null : (same.value ?? null),
    card_category_values: by_group ? tableOf(groups, isCharge(action_type)) : [],
    thresholds: grows ? thresholds.map(({ from, value }) => ({ from: from ?? "0", value: value ?? "0" })) : [],
    week_days: week_days.map(Number).sort(),
    charge_target: isCharge(action_type) ? charge_target : null,
    special_account_id: charge_target === "special-account" ? special_account_id : null,
    customer_condition: hasCondition ? condition : null,
  };
}

type Rows = NonNullable<RuleBody["card_category_values"]>;
/** Rows for the groups that have a value. Bonuses need a customer, so walk-ins have none. */
function tableOf(groups: RuleValues["groups"], charges: boolean): Rows {
  return Object.entries(groups).flatMap(([group, value]): Rows => {
    if (value === null || value === "" || (charges && group === walkIn)) return [];
    if (group === walkIn || group === uncategorised) return [{ audience: group, value }];
    return [{ audience: "category", card_category_id: group, value }];
  });
}

/** The field that shows each error of a rule. */
export const refusedField = {
  "rule.value_missing": "value",
  "rule.value_invalid": "value",
  "rule.percent_invalid": "value",
  "rule.set_invalid": "buy_quantity",
  "rule.currency_missing": "currency",
  "rule.target_missing": "special_account_id",
  "rule.target_takes_no_percent": "action_type",
  "rule.target_currency": "currency",
  "special_account.not_found": "special_account_id",
  "special_account.other_scope": "special_account_id",
  "special_account.other_programme": "special_account_id",
  "currency.unknown": "currency",
  "rule.expiry_invalid": "promo_expire_value",
  "rule.dates_reversed": "date_to",
  "rule.range_reversed": reversedEnd,
} as const;

/** The upper end of the reversed range. The amounts of items are checked last, because another action hides them and they are not sent then. */
function reversedEnd(values: RuleValues) {
  type End = string | number | null | undefined;
  const above = (from: End, to: End) => from != null && to != null && Number(from) > Number(to);
  if (above(values.check_amount_min, values.check_amount_max)) return "check_amount_max";
  return above(values.age_from, values.age_to) ? "age_to" : "goods_amount_max";
}
