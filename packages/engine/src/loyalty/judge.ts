import { CHARGE_ACTION_TYPES, type RuleActionType } from "@patron/contract/words";
import { type Minor, sum } from "../money/door.ts";
import { matches } from "./goods.ts";
import type { Failed, Occasion } from "./occasion.ts";
import { personFails } from "./person.ts";
import { isMember, type Rule } from "./rule.ts";
import { resolveValue } from "./value.ts";
import { outsideWindow } from "./window.ts";

/** A rule that applies: its value, scaled as `valueScale` says, and the lines that it acts on. */
export type Candidate = { rule: Rule; value: bigint; lines: readonly boolean[] };

/** Whether an action credits the customer. */
export function isCharge(action: RuleActionType): boolean {
  const charges: readonly RuleActionType[] = CHARGE_ACTION_TYPES;
  return charges.includes(action);
}

function notCalled(rule: Rule, occasion: Occasion): Failed | undefined {
  if (rule.active === false) return { reason: "inactive" };
  if (rule.scope === "coupon") return { reason: "coupon-only" };
  if (rule.scope === "kiosk") return { reason: "kiosk-only" };
  if (rule.scope === "manual" && !occasion.picked_rule_ids.includes(rule.id)) return { reason: "not-picked" };
  if (rule.action_type === "coupon-emission") return { reason: "not-supported" };
  return undefined;
}

function elsewhere(rule: Rule, occasion: Occasion): Failed | undefined {
  if (rule.pos_ids?.length && !rule.pos_ids.includes(occasion.pos_id)) return { reason: "other-pos" };
  if (rule.terminal_ids?.length && !rule.terminal_ids.includes(occasion.terminal_id))
    return { reason: "other-terminal" };
  if (rule.currency && rule.currency !== occasion.read.currency) return { reason: "other-currency" };
  return undefined;
}

function notForCustomer(rule: Rule, occasion: Occasion): Failed | undefined {
  const { customer } = occasion;
  const asksPerson =
    rule.customer_condition != null && Object.values(rule.customer_condition).some((one) => one != null);
  const table = (rule.card_category_values?.length ?? 0) > 0;
  const membersOnly = rule.members === true && !table;
  if (isMember(customer)) {
    return asksPerson ? personFails(rule.customer_condition ?? {}, customer, occasion.wall.toPlainDate()) : undefined;
  }
  if (!isCharge(rule.action_type) && !membersOnly && !asksPerson) return undefined;
  if (customer) return { reason: "access-none" };
  return { reason: membersOnly ? "members-only" : "customer-needed" };
}

function usedUp(rule: Rule, occasion: Occasion): Failed | undefined {
  const facts = occasion.facts.find((fact) => fact.rule_id === rule.id);
  const reached = (limit: number | null | undefined, used: number | null | undefined) =>
    limit != null && (used ?? 0) >= limit;
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

function otherPayment(rule: Rule, occasion: Occasion): Failed | undefined {
  const allowed = rule.payment_types;
  if (!allowed?.length) return undefined;
  const paid = occasion.payment_types;
  return paid?.length && paid.every((type) => allowed.includes(type)) ? undefined : { reason: "other-payment-type" };
}

/** Both ends of a window count; it looks at amounts before discounts and sales taxes. */
function outsideAmounts(rule: Rule, occasion: Occasion, lines: readonly boolean[]): Failed | undefined {
  const { read } = occasion;
  const limit = (text: string, name: string): Minor => read.money(text, `rules.${rule.id}.${name}`);
  const check = sum(occasion.lines.map((line) => line.amount));
  const goods = sum(occasion.lines.filter((_, place) => lines[place]).map((line) => line.amount));
  const { check_amount_min, check_amount_max, goods_amount_min, goods_amount_max } = rule;
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

/**
 * Judges one rule against one check: either a candidate with its value and lines, or the first condition that failed, in
 * the order called → place → time → customer → usage limits → payment → goods → amounts → value.
 */
export function judge(rule: Rule, occasion: Occasion): Candidate | Failed {
  const early =
    notCalled(rule, occasion) ??
    elsewhere(rule, occasion) ??
    outsideWindow(rule, occasion.wall) ??
    notForCustomer(rule, occasion) ??
    usedUp(rule, occasion) ??
    otherPayment(rule, occasion);
  if (early) return early;
  const lines = occasion.lines.map((line) => matches(line.goods, rule));
  if (!lines.includes(true)) return { reason: "no-matching-goods" };
  const amounts = outsideAmounts(rule, occasion, lines);
  if (amounts) return amounts;
  const resolved = resolveValue(rule, occasion);
  return "reason" in resolved ? resolved : { rule, value: resolved.value, lines };
}
