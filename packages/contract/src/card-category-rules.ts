import * as enums from "./enums.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing");

const fields = {
  title: s.title(),
  active: s.flag,
  currency: s.currency,
  /** Only sales at these points of sale count; empty: at all. */
  pos_ids: s.list(s.idOf("pos"), 1000),
  /** Null: from any category, or none. */
  category_from: s.nullable(s.idOf("card_category")),
  category_to: s.idOf("card_category"),
  depends_on: s.oneOf(enums.CATEGORY_MEASURES),
  period: s.oneOf(enums.RULE_PERIODS),
  /** Both ends are included. */
  threshold_from: s.rate,
  threshold_to: s.nullable(s.rate),
  apply: s.oneOf(enums.CATEGORY_TRIGGERS),
  sort_order: s.nullable(s.whole(0, 1_000_000)),
};
/** A rule that moves customers of a programme to a category. */
export const CardCategoryRule = s.entity("card_category_rule", { loyalty_id: s.idOf("loyalty"), ...fields });
export type CardCategoryRule = s.Of<typeof CardCategoryRule>;

export const CardCategoryRuleBody = s.object({
  ...s.patch(s.object(fields)).properties,
  id: s.optional(s.idOf("card_category_rule")),
  title: fields.title,
  currency: fields.currency,
  category_to: fields.category_to,
  threshold_from: fields.threshold_from,
});

const refused = [
  "currency.unknown",
  "card_category.not_found",
  "pos.not_found",
  "card_category_rule.same_category",
  "card_category_rule.threshold_invalid",
  "card_category_rule.thresholds_reversed",
  "card_category_rule.check_daily",
] as const;

/** Rules that assign the customer categories of a programme. */
export const cardCategoryRules = group("cardCategoryRules", {
  list: call("GET /loyalty/{loyaltyId}/card_categories_rules", {
    summary: "Lists the rules that assign customer categories, in their order.",
    access: reads,
    response: s.items(CardCategoryRule),
    errors: ["loyalty.not_found"],
  }),
  add: call("POST /loyalty/{loyaltyId}/card_categories_rules", {
    summary: "Adds a rule that assigns a customer category.",
    access: changes,
    body: CardCategoryRuleBody,
    response: CardCategoryRule,
    errors: ["loyalty.not_found", ...refused, "conflict.duplicate"],
  }),
  get: call("GET /loyalty/{loyaltyId}/card_categories_rules/{ruleId}", {
    summary: "Shows one rule that assigns a customer category.",
    access: reads,
    response: CardCategoryRule,
    errors: ["card_category_rule.not_found"],
  }),
  change: call("PATCH /loyalty/{loyaltyId}/card_categories_rules/{ruleId}", {
    summary: "Changes a rule that assigns a customer category. Customers who have it by this rule keep it.",
    access: changes,
    body: s.patch(CardCategoryRuleBody),
    response: CardCategoryRule,
    errors: ["card_category_rule.not_found", ...refused, "conflict.stale"],
  }),
});
