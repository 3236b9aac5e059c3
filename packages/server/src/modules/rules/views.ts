import type { rules } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import { viewOf } from "#kit/families/settings.ts";
import { stampsOf } from "#kit/records/stamps.ts";
import { type Rule, type RuleContent, wholeContent } from "./body.ts";
import type { getRule } from "./queries.ts";

export type RuleRow = InferResult<ReturnType<typeof getRule>>[number];
type Settings = ReplyOf<typeof rules.settings>;

export function toRule(row: RuleRow): Rule {
  return {
    id: row.id,
    loyalty_id: row.loyalty_id,
    title: row.title,
    scope: row.scope,
    action_type: row.action_type,
    sort_order: row.sort_order,
    active: row.active,
    ...wholeContent(row.body as Partial<RuleContent>), // Written only from this shape.
    ...stampsOf(row),
  };
}

/** The defaults, equal to the engine's. */
export const toRuleSettings = viewOf<Settings>({
  discounts_scheme: "maximum",
  charges_scheme: "summarizing",
  charge_base: "amount-to-pay",
  charge_on_bonus_redemption: true,
  discount_max_percent: "100",
  discount_rounding_precision: null,
  discount_rounding_mode: "half-up",
  charge_rounding_precision: null,
  charge_rounding_mode: "half-up",
});
