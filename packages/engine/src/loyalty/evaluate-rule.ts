import { CHARGE_ACTION_TYPES, DISCOUNT_ACTION_TYPES, type RuleActionType } from "@patron/contract/enums";
import { type Minor, sum } from "../money/index.ts";
import { type Source, sourceOf } from "../trace/trace.ts";
import { matching } from "./conditions/goods.ts";
import { personFails } from "./conditions/person.ts";
import type { Failed, RuleContext } from "./conditions/rule-context.ts";
import { outsideWindow } from "./conditions/window.ts";
import type { Coupon } from "./coupon.ts";
import { isMember, type Rule } from "./rule.ts";
import { type SetTerms, setTerms } from "./sets.ts";
import { resolveValue } from "./value.ts";

/** A rule that applies: its value, scaled by `valueScale`, the lines that it applies to, and the coupon that triggered it. */
export type Candidate = {
  rule: Rule;
  value: bigint;
  lines: readonly boolean[];
  /** For buy-x-get-y. */
  sets?: SetTerms;
  coupon?: Coupon;
};

/** The entity that a trace names for a candidate: its coupon, else its rule. */
export function candidateSource({ rule, coupon }: Candidate): Source {
  return coupon ? sourceOf("coupon", coupon) : sourceOf("rule", rule);
}

/** Whether an action is a discount on the check. */
export function isDiscount(action: RuleActionType): boolean {
  const discounts: readonly RuleActionType[] = DISCOUNT_ACTION_TYPES;
  return discounts.includes(action);
}

/** Whether an action credits the customer. */
export function isCharge(action: RuleActionType): boolean {
  const charges: readonly RuleActionType[] = CHARGE_ACTION_TYPES;
  return charges.includes(action);
}

function notCalled(rule: Rule, context: RuleContext, coupon: Coupon | undefined): Failed | undefined {
  if (rule.active === false) return { reason: "inactive" };
  if (rule.scope === "coupon" && !coupon) return { reason: "coupon-only" };
  if (rule.scope === "kiosk" && !context.kiosk) return { reason: "kiosk-only" };
  if (rule.scope === "manual" && !context.picked_rule_ids.includes(rule.id)) return { reason: "not-picked" };
  return undefined;
}

function elsewhere(rule: Rule, context: RuleContext): Failed | undefined {
  if (rule.pos_ids?.length && !rule.pos_ids.includes(context.pos_id)) return { reason: "other-pos" };
  if (rule.terminal_ids?.length && !rule.terminal_ids.includes(context.terminal_id))
    return { reason: "other-terminal" };
  if (rule.currency && rule.currency !== context.read.currency) return { reason: "other-currency" };
  return undefined;
}

function notForCustomer(rule: Rule, context: RuleContext): Failed | undefined {
  const { customer } = context;
  const dependsOnCustomer =
    rule.customer_condition != null &&
    Object.values(rule.customer_condition).some((one) => one != null && one !== false);
  const table = (rule.card_category_values?.length ?? 0) > 0;
  const membersOnly = rule.members === true && !table;
  if (isMember(customer)) {
    return dependsOnCustomer
      ? personFails(rule.customer_condition ?? {}, customer, context.localTime.toPlainDate())
      : undefined;
  }
  if (isDiscount(rule.action_type) && !membersOnly && !dependsOnCustomer) return undefined;
  if (customer) return { reason: "access-none" };
  return { reason: membersOnly ? "members-only" : "customer-needed" };
}

function usedUp(rule: Rule, context: RuleContext, uses: number): Failed | undefined {
  const facts = context.facts.find((fact) => fact.rule_id === rule.id);
  const reached = (limit: number | null | undefined, used: number | null | undefined) =>
    limit != null && (used ?? 0) + uses >= limit;
  const spent = (reason: Failed["reason"], limit: number | null | undefined): Failed => ({
    reason,
    details: { limit: String(limit) },
  });
  if (reached(rule.limit_per_customer, facts?.used_by_customer))
    return spent("limit-per-customer", rule.limit_per_customer);
  if (reached(rule.limit_per_day, facts?.used_today)) return spent("limit-per-day", rule.limit_per_day);
  if (reached(rule.limit_total, facts?.used_total)) return spent("limit-total", rule.limit_total);
  return undefined;
}

function otherPayment(rule: Rule, context: RuleContext): Failed | undefined {
  const allowed = rule.payment_types;
  if (!allowed?.length) return undefined;
  const paid = context.payment_types;
  return paid?.length && paid.every((type) => allowed.includes(type)) ? undefined : { reason: "other-payment-type" };
}

/** Both ends are included. Uses amounts before discounts and sales taxes. */
function outsideAmounts(rule: Rule, context: RuleContext, lines: readonly boolean[]): Failed | undefined {
  const { check_amount_min, check_amount_max, goods_amount_min, goods_amount_max } = rule;
  if (!check_amount_min && !check_amount_max && !goods_amount_min && !goods_amount_max) return undefined;
  const { read } = context;
  const limit = (text: string, name: string): Minor => read.money(text, `rules.${rule.id}.${name}`);
  const check = sum(context.lines.map((line) => line.amount));
  const goods = sum(context.lines.filter((_, index) => lines[index]).map((line) => line.amount));
  const failed = (reason: Failed["reason"], text: string): Failed => ({ reason, details: { limit: text } });
  if (check_amount_min && check < limit(check_amount_min, "check_amount_min"))
    return failed("check-amount-below", check_amount_min);
  if (check_amount_max && check > limit(check_amount_max, "check_amount_max"))
    return failed("check-amount-above", check_amount_max);
  if (goods_amount_min && goods < limit(goods_amount_min, "goods_amount_min"))
    return failed("goods-amount-below", goods_amount_min);
  if (goods_amount_max && goods > limit(goods_amount_max, "goods_amount_max"))
    return failed("goods-amount-above", goods_amount_max);
  return undefined;
}

/** The coupon that triggers a rule, and how often earlier coupons of the same check have used it already. */
export type Call = { coupon: Coupon; uses: number };

/**
 * Evaluates one rule for one check: either a candidate with its value and lines, or the first failed condition, in the order trigger →
 * location → time → customer → usage limits → payment → goods → amounts → value.
 */
export function evaluateRule(rule: Rule, context: RuleContext, call?: Call): Candidate | Failed {
  const early =
    notCalled(rule, context, call?.coupon) ??
    elsewhere(rule, context) ??
    outsideWindow(rule, context.localTime) ??
    notForCustomer(rule, context) ??
    usedUp(rule, context, call?.uses ?? 0) ??
    otherPayment(rule, context);
  if (early) return early;
  const lines = matching(context.lines, rule);
  if (!lines.includes(true)) return { reason: "no-matching-goods" };
  const amounts = outsideAmounts(rule, context, lines);
  if (amounts) return amounts;
  const resolved = resolveValue(rule, context);
  if ("reason" in resolved) return resolved;
  const sets = rule.action_type === "buy-x-get-y" ? setTerms(rule, context.lines, lines, context.read) : undefined;
  return { rule, value: resolved.value, lines, ...(sets && { sets }), ...(call && { coupon: call.coupon }) };
}
