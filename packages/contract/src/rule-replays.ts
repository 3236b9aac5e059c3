import { RULE_REPLAY_KINDS, RULE_REPLAY_STATES } from "./enums.ts";
import { call, group, ofBusiness, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { RuleBody, ruleRefusals } from "./rules.ts";

const reads = ofBusiness(roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer"));
const changes = ofBusiness(roles("marketing", "sales-point-manager"));

const count = s.whole(0, 2 ** 31 - 1);

/** A rule that is changed or added, and others that are switched off. */
export const RuleDraft = s.object({
  kind: s.oneOf(["rule"] as const),
  /** The rule as it would be saved. With the id of a stored rule it replaces that one. */
  rule: s.optional(s.nullable(RuleBody)),
  off_rule_ids: s.optional(s.list(s.idOf("rule"), 200)),
});
/** All rules of the programme as they are now, and how they combine, against those of the time of each sale. */
export const ProgrammeDraft = s.object({
  kind: s.oneOf(["programme"] as const),
  /** The saved rules that apply, also ones that are switched off; absent or null: those that are switched on. */
  rule_ids: s.optional(s.nullable(s.list(s.idOf("rule"), 500))),
  /** One more rule as it would be saved. With the id of a stored rule it replaces that one. */
  rule: s.optional(s.nullable(RuleBody)),
});
export const PriceDraft = s.object({
  item_id: s.idOf("goods"),
  /** Absent or null: wherever the item is sold in this currency. */
  price_group_id: s.optional(s.nullable(s.idOf("price_group"))),
  /** As the price group has it entered. Null: the item's own price applies in the group. */
  price: s.nullable(s.unitPrice),
});
/** Prices one by one. */
export const PricesDraft = s.object({
  kind: s.oneOf(["prices"] as const),
  /** Sales in other currencies stay as they were. */
  currency: s.optional(s.nullable(s.currency)),
  prices: { ...s.list(PriceDraft, 10_000), minItems: 1 },
});
/** Prices that rise or fall by a percentage. */
export const PricePercentDraft = s.object({
  kind: s.oneOf(["price-percent"] as const),
  percent: s.signedRate,
  item_ids: s.optional(s.list(s.idOf("goods"), 1000)),
  item_category_ids: s.optional(s.list(s.idOf("goods_category"), 200)),
  price_group_ids: s.optional(s.list(s.idOf("price_group"), 200)),
});
/** A change of prices that is planned, or was made. */
export const PriceChangeDraft = s.object({
  kind: s.oneOf(["price-change"] as const),
  price_change_id: s.idOf("price_change"),
});

const Figures = s.object({
  /** Null in trials of an earlier version. */
  amount: s.nullable(s.signedMoney),
  discount_amount: s.signedMoney,
  bonuses_amount: s.signedMoney,
  redeemed_amount: s.signedMoney,
  /** Null in trials of an earlier version. */
  invitations_amount: s.nullable(s.signedMoney),
  net_amount: s.signedMoney,
  amount_to_pay: s.signedMoney,
});
const CurrencyResult = s.object({
  currency: s.currency,
  sales_count: count,
  touched_count: count,
  before: Figures,
  after: Figures,
  /** The buyer is level 0, who invited them level 1. */
  invitations: s.list(s.object({ level: s.whole(0, 10), before: s.signedMoney, after: s.signedMoney }), 11),
  /** Of the sales whose goods all have a cost; null for people who may not see costs. */
  margin: s.nullable(s.object({ sales_count: count, before: s.signedMoney, after: s.signedMoney })),
});
const ReplayCustomer = s.object({
  customer: s.reference("customer"),
  currency: s.currency,
  /** What the customer gains, or loses if it is negative. */
  gain: s.signedMoney,
});
const ReplaySale = s.object({
  transaction: s.reference("transaction"),
  created_dt: s.instant,
  currency: s.currency,
  before: Figures,
  after: Figures,
});
const ReplayAccount = s.object({
  special_account: s.reference("special_account"),
  /** A currency, the unit of goods, or `punch`. */
  unit: s.text(20),
  /** What sales credit to accounts of customers, in that unit. */
  before: s.signedMoney,
  after: s.signedMoney,
});
const RuleClash = s.object({
  rule: s.reference("rule"),
  /** Sales where it applied and would no longer. */
  lost_count: count,
  /** Sales where one of the two beats the other. */
  rival_count: count,
});
export const RuleReplayResult = s.object({
  sales_count: count,
  touched_count: count,
  /** Sales where the changed rule, or any rule of the programme, has an effect, or where a line has another price. */
  applied_count: count,
  /** Sales of an earlier version of the calculation, or without its input. */
  earlier_count: count,
  /** Sales that could not be priced so, or not be paid as they were. */
  unpaid_count: count,
  /** Sales where a rule counts earlier purchases that were not stored with them; it is left as it was. */
  unmeasured_count: count,
  /** Sales of invited customers where who invited them was not stored, so that their rewards are missing. */
  unrewarded_count: count,
  currencies: s.list(CurrencyResult, 200),
  winners_count: count,
  losers_count: count,
  customers: s.list(ReplayCustomer, 20),
  clashes: s.list(RuleClash, 50),
  accounts: s.list(ReplayAccount, 200),
  sales: s.list(ReplaySale, 20),
});
export type RuleReplayResult = s.Of<typeof RuleReplayResult>;

export const RuleReplay = s.entity("rule_replay", {
  loyalty_id: s.idOf("loyalty"),
  person: s.nullable(s.reference("person")),
  kind: s.oneOf(RULE_REPLAY_KINDS),
  /** Null if it was added since, or no single rule is changed. */
  rule: s.nullable(s.reference("rule")),
  /** Of the changed rule; empty if no single rule is changed. */
  title: s.text(200),
  off_rule_ids: s.list(s.idOf("rule"), 200),
  /** How many rules apply in a trial of a programme, else null. */
  rules_count: s.nullable(count),
  /** How many prices are tried one by one, else null. */
  prices_count: s.nullable(count),
  /** For prices that change by a percentage, else null. */
  percent: s.nullable(s.signedRate),
  price_change_id: s.nullable(s.idOf("price_change")),
  date_from: s.day,
  date_to: s.day,
  state: s.oneOf(RULE_REPLAY_STATES),
  /** Null until they are counted. */
  sales_count: s.nullable(count),
  done_count: count,
  ended_dt: s.nullable(s.instant),
});
export type RuleReplay = s.Of<typeof RuleReplay>;

const shown = 200;
/** What is tried, as far as it fits on a screen: the first of each. */
const Tried = {
  /** The rules that apply in a trial of a programme. */
  rules: s.list(s.reference("rule"), shown),
  prices: s.list(
    s.object({
      item: s.reference("goods"),
      price_group: s.nullable(s.reference("price_group")),
      price: s.nullable(s.unitPrice),
    }),
    shown,
  ),
  /** Whose prices change by a percentage; without any, those of all goods. */
  items: s.list(s.reference("goods"), shown),
  item_categories: s.list(s.reference("goods_category"), shown),
  price_groups: s.list(s.reference("price_group"), shown),
};

const there = ["loyalty.not_found", "rule_replay.not_found"] as const;

/** Other rules or prices over past sales: what they would have cost. */
export const ruleReplays = group("ruleReplays", {
  list: call("GET /x/loyalty/{loyaltyId}/rule_replays", {
    summary: "Lists trials of rules and prices on past sales, the newest first.",
    access: reads,
    extension: true,
    paged: {},
    response: s.page(RuleReplay),
    errors: ["loyalty.not_found"],
  }),
  add: call("POST /x/loyalty/{loyaltyId}/rule_replays", {
    summary: "Starts pricing the sales of a past period with other rules or prices, in the background.",
    access: changes,
    extension: true,
    maxBytes: 4 * 1024 * 1024,
    body: s.object({
      draft: s.variants(RuleDraft, ProgrammeDraft, PricesDraft, PricePercentDraft, PriceChangeDraft),
      date_from: s.day,
      date_to: s.day,
    }),
    response: RuleReplay,
    errors: [
      ...ruleRefusals,
      "loyalty.not_found",
      "rule.not_found",
      "price_group.not_found",
      "price_change.not_found",
      "rule_replay.running",
      "rule_replay.nothing_changed",
      "rule_replay.dates_reversed",
      "rule_replay.needs_past",
      "rule_replay.percent_invalid",
    ],
  }),
  get: call("GET /x/loyalty/{loyaltyId}/rule_replays/{ruleReplayId}", {
    summary:
      "Shows a trial of rules or prices on past sales: how far it is, an estimate from a sample, and the result.",
    access: reads,
    extension: true,
    response: s.object({
      ...RuleReplay.properties,
      ...Tried,
      /** From a sample of the sales, scaled to all of them; null before it is there, and where the rule limits its uses. */
      estimate: s.nullable(RuleReplayResult),
      /** Null until all sales are priced. */
      result: s.nullable(RuleReplayResult),
    }),
    errors: there,
  }),
  cancel: call("POST /x/loyalty/{loyaltyId}/rule_replays/{ruleReplayId}/cancel", {
    summary: "Stops a trial on past sales; one that has ended stays as it is.",
    access: changes,
    extension: true,
    response: RuleReplay,
    errors: [...there, "conflict.stale"],
  }),
  remove: call("DELETE /x/loyalty/{loyaltyId}/rule_replays/{ruleReplayId}", {
    summary: "Removes a trial on past sales; one that runs is stopped.",
    access: changes,
    extension: true,
    response: s.done,
    errors: [...there, "conflict.stale"],
  }),
});
