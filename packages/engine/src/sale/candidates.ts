import type { RuleContext } from "../loyalty/conditions/rule-context.ts";
import { type Coupon, couponFails } from "../loyalty/coupon.ts";
import { type Candidate, evaluateRule } from "../loyalty/evaluate-rule.ts";
import { inOrder, type Rule } from "../loyalty/rule.ts";
import { reject, sourceOf, type Trace } from "../trace/trace.ts";
import type { Reader } from "../wire/read.ts";
import type { PriceInput } from "./input.ts";
import type { SaleLine } from "./line.ts";

type Context = {
  input: PriceInput;
  read: Reader;
  /** At the POS. */
  localTime: Temporal.PlainDateTime;
  /** In the programme's time zone. */
  day: Temporal.PlainDate;
  lines: readonly SaleLine[];
  trace: Trace;
};

function ruleContextOf({ input, read, localTime, lines }: Context): RuleContext {
  const seen = lines.map(({ id, input: { goods }, quantity, amount }) => ({ id, goods, quantity, amount }));
  return {
    read,
    localTime,
    pos_id: input.pos.id,
    terminal_id: input.terminal.id,
    customer: input.customer ?? null,
    picked_rule_ids: input.picked_rule_ids ?? [],
    kiosk: input.terminal.kiosk === true,
    payment_types: input.payments?.map(({ payment_type }) => payment_type) ?? null,
    facts: input.rule_facts ?? [],
    lines: seen,
  };
}

/** The coupons that may trigger their rules; the others add a reason to the trace. */
function usableCoupons({ input, day, trace }: Context): Coupon[] {
  const seen = new Set<string>();
  const known = new Set((input.rules ?? []).filter(({ scope }) => scope === "coupon").map(({ id }) => id));
  return (input.coupons ?? []).filter((coupon) => {
    const failed =
      couponFails(coupon, input.customer ?? null, day, seen) ??
      (known.has(coupon.rule_id) ? undefined : { reason: "coupon-rule-missing" as const });
    seen.add(coupon.id);
    if (failed) reject(trace, { source: sourceOf("coupon", coupon), ...failed });
    return failed === undefined;
  });
}

function judgeCoupons(rule: Rule, coupons: readonly Coupon[], ruleContext: RuleContext, trace: Trace): Candidate[] {
  const acting: Candidate[] = [];
  for (const coupon of coupons) {
    const judged = evaluateRule(rule, ruleContext, { coupon, uses: acting.length });
    if ("reason" in judged) reject(trace, { source: sourceOf("coupon", coupon), ...judged });
    else acting.push(judged);
  }
  return acting;
}

/**
 * The rules that apply, in sort order: each rule once, and a rule of scope `coupon` once per coupon that triggers it. A rule that does not
 * apply adds its first failed condition to the trace.
 */
export function evaluateRules(context: Context): Candidate[] {
  const { input, trace } = context;
  const ruleContext = ruleContextOf(context);
  const usable = usableCoupons(context);
  const candidates = (input.rules ?? []).flatMap((rule) => {
    const coupons = rule.scope === "coupon" ? usable.filter(({ rule_id }) => rule_id === rule.id) : [];
    if (coupons.length > 0) return judgeCoupons(rule, coupons, ruleContext, trace);
    const judged = evaluateRule(rule, ruleContext);
    if (!("reason" in judged)) return [judged];
    reject(trace, { source: sourceOf("rule", rule), ...judged });
    return [];
  });
  return inOrder(candidates);
}
