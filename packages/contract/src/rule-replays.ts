import { RULE_REPLAY_STATES } from "./enums.ts";
import { call, group, ofBusiness, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { RuleBody, ruleRefusals } from "./rules.ts";

const reads = ofBusiness(roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer"));
const changes = ofBusiness(roles("marketing"));

const count = s.whole(0, 2 ** 31 - 1);

const Figures = s.object({
  discount_amount: s.signedMoney,
  bonuses_amount: s.signedMoney,
  redeemed_amount: s.signedMoney,
  net_amount: s.signedMoney,
  amount_to_pay: s.signedMoney,
});
const CurrencyResult = s.object({
  currency: s.currency,
  sales_count: count,
  touched_count: count,
  before: Figures,
  after: Figures,
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
  /** Sales where the changed rule has an effect. */
  applied_count: count,
  /** Sales of an earlier version of the calculation, or without its input. */
  earlier_count: count,
  /** Sales that could not be paid as they were. */
  unpaid_count: count,
  currencies: s.list(CurrencyResult, 200),
  winners_count: count,
  losers_count: count,
  customers: s.list(ReplayCustomer, 20),
  clashes: s.list(RuleClash, 50),
  sales: s.list(ReplaySale, 20),
});
export type RuleReplayResult = s.Of<typeof RuleReplayResult>;

export const RuleReplay = s.entity("rule_replay", {
  loyalty_id: s.idOf("loyalty"),
  person: s.nullable(s.reference("person")),
  /** Null if it was added since, or only other rules are switched off. */
  rule: s.nullable(s.reference("rule")),
  /** Of the changed rule; empty if only other rules are switched off. */
  title: s.text(200),
  off_rule_ids: s.list(s.idOf("rule"), 200),
  date_from: s.day,
  date_to: s.day,
  state: s.oneOf(RULE_REPLAY_STATES),
  /** Null until they are counted. */
  sales_count: s.nullable(count),
  done_count: count,
  ended_dt: s.nullable(s.instant),
});
export type RuleReplay = s.Of<typeof RuleReplay>;

const there = ["loyalty.not_found", "rule_replay.not_found"] as const;

/** Changed rules over past sales: what they would have cost. */
export const ruleReplays = group("ruleReplays", {
  list: call("GET /x/loyalty/{loyaltyId}/rule_replays", {
    summary: "Lists trials of rules on past sales, the newest first.",
    access: reads,
    extension: true,
    paged: {},
    response: s.page(RuleReplay),
    errors: ["loyalty.not_found"],
  }),
  add: call("POST /x/loyalty/{loyaltyId}/rule_replays", {
    summary: "Starts pricing the sales of a past period with a changed rule, in the background.",
    access: changes,
    extension: true,
    body: s.object({
      /** The rule as it would be saved. With the id of a stored rule it replaces that one. */
      rule: s.optional(s.nullable(RuleBody)),
      off_rule_ids: s.optional(s.list(s.idOf("rule"), 200)),
      date_from: s.day,
      date_to: s.day,
    }),
    response: RuleReplay,
    errors: [
      ...ruleRefusals,
      "loyalty.not_found",
      "rule.not_found",
      "rule_replay.running",
      "rule_replay.nothing_changed",
      "rule_replay.dates_reversed",
      "rule_replay.needs_past",
    ],
  }),
  get: call("GET /x/loyalty/{loyaltyId}/rule_replays/{ruleReplayId}", {
    summary: "Shows a trial of rules on past sales: how far it is, an estimate from a sample, and the result.",
    access: reads,
    extension: true,
    response: s.object({
      ...RuleReplay.properties,
      /** From a sample of the sales, scaled to all of them; null before it is there, and where the rule limits its uses. */
      estimate: s.nullable(RuleReplayResult),
      /** Null until all sales are priced. */
      result: s.nullable(RuleReplayResult),
    }),
    errors: there,
  }),
  cancel: call("POST /x/loyalty/{loyaltyId}/rule_replays/{ruleReplayId}/cancel", {
    summary: "Stops a trial of rules on past sales; one that has ended stays as it is.",
    access: changes,
    extension: true,
    response: RuleReplay,
    errors: [...there, "conflict.stale"],
  }),
  remove: call("DELETE /x/loyalty/{loyaltyId}/rule_replays/{ruleReplayId}", {
    summary: "Removes a trial of rules on past sales; one that runs is stopped.",
    access: changes,
    extension: true,
    response: s.done,
    errors: [...there, "conflict.stale"],
  }),
});
