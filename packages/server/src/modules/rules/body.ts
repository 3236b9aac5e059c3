import type { rules } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/kit";
import type { Rule as EngineRule } from "@patron/engine";

export type Rule = ReplyOf<typeof rules.get>;
export type RuleRequest = BodyOf<typeof rules.add>;
/** Fields in separate columns, because lists filter and sort by them. */
type Head = Pick<Rule, "title" | "scope" | "action_type" | "sort_order" | "active">;
/** The other fields, stored as one JSON value. */
export type RuleContent = Omit<Rule, keyof Head | "id" | "loyalty_id" | "created_dt" | "modified_dt" | "version">;
/** A rule as it would be saved. */
export type Draft = Head & RuleContent;

const content: RuleContent = {
  pos_ids: [],
  terminal_ids: [],
  currency: null,
  value: null,
  exclusive: false,
  buy_quantity: null,
  get_quantity: null,
  get_goods: [],
  get_categories: [],
  sets_max: null,
  card_category_values: [],
  members: false,
  depends_on: "none",
  period: "check",
  thresholds: [],
  include_goods: [],
  include_categories: [],
  exclude_goods: [],
  exclude_categories: [],
  charge_target: null,
  special_account_id: null,
  promo_expire_type: "none",
  promo_expire_value: null,
  check_amount_min: null,
  check_amount_max: null,
  goods_amount_min: null,
  goods_amount_max: null,
  date_from: null,
  date_to: null,
  week_days: [],
  time_from: null,
  time_to: null,
  customer_condition: null,
  payment_types: [],
  limit_per_customer: null,
  limit_per_day: null,
  limit_total: null,
  public_title: {},
  public_description: {},
  comment: "",
};

/** A stored or requested rule with defaults for absent fields. */
export function wholeContent(some: Partial<RuleContent>): RuleContent {
  const known = Object.entries(some).filter(([name, value]) => name in content && value !== undefined);
  return { ...content, ...(Object.fromEntries(known) as Partial<RuleContent>) }; // Names of the content only.
}

/** A new rule from a body. */
export function newDraft(request: RuleRequest): Draft {
  const { title, action_type, scope = "automatic", sort_order = null, active = true } = request;
  return settled({ title, action_type, scope, sort_order, active, ...wholeContent(request) });
}

/** A stored rule with the changes of a body. */
export function changedDraft(rule: Rule, request: Partial<RuleRequest>): Draft {
  const { id: _, loyalty_id: __, created_dt: ___, modified_dt: ____, version: _____, ...before } = rule;
  const { id: ______, ...change } = request;
  return settled({ ...before, ...change });
}

const noSet = { buy_quantity: null, get_quantity: null, sets_max: null };
// A discount credits nothing; a charge without a target credits ordinary bonuses. Only one action has sets; lists of goods stay.
function settled(draft: Draft): Draft {
  const charges = draft.action_type.startsWith("charge-");
  const { buy_quantity, get_quantity } = draft;
  const set = { buy_quantity: buy_quantity ?? "1", get_quantity: get_quantity ?? "1" };
  return {
    ...draft,
    ...(draft.action_type === "buy-x-get-y" ? set : noSet),
    charge_target: charges ? (draft.charge_target ?? "bonuses") : null,
    special_account_id: charges && draft.charge_target === "special-account" ? draft.special_account_id : null,
  };
}

/** The columns and the JSON value of a draft. */
export function ruleColumns({ title, scope, action_type, sort_order, active, ...rest }: Draft) {
  return { title, scope, action_type, sort_order, active, body: JSON.stringify(rest) };
}

/** A draft in the engine's format, with the account that it credits, if any. */
export function toEngine(id: string, draft: Draft, account: EngineRule["special_account"] = null): EngineRule {
  const { public_title: _, public_description: __, comment: ___, special_account_id: ____, ...rule } = draft;
  return { ...rule, id, version: null, special_account: account };
}
