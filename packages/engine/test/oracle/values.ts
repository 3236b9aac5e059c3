import type { Rule } from "../../src/loyalty/rule.ts";
import type { PriceInput } from "../../src/sale/input.ts";
import { memberOf } from "./conditions.ts";
import type { CheckLine } from "./prices.ts";
import { Rational, total, zero } from "./rational.ts";
import { decimal } from "./read.ts";

/** The decimals of a charge's target: money, goods, punches. */
export function creditedDecimals(rule: Rule, decimals: number): number {
  if (rule.charge_target !== "special-account") return decimals;
  return { money: decimals, goods: 3, punches: 0 }[rule.special_account?.type ?? "money"];
}

function valueDecimals(rule: Rule, decimals: number): number {
  if (rule.action_type.endsWith("percent") || rule.action_type === "buy-x-get-y") return 6;
  if (rule.action_type.endsWith("items-amount") || rule.action_type === "special-price-item") return 4;
  return rule.action_type.startsWith("charge-") ? creditedDecimals(rule, decimals) : decimals;
}

// The customer's row in the table of audiences; undefined if there is none.
function audienceValue(rule: Rule, input: PriceInput): string | undefined {
  const person = memberOf(input);
  const row = rule.card_category_values?.find(({ audience, card_category_id }) => {
    if (!person) return audience === "walk_in";
    if (!person.category) return audience === "uncategorised";
    return audience === "category" && card_category_id === person.category.id;
  });
  return row?.value;
}

function measure(
  rule: Rule,
  lines: readonly CheckLine[],
  own: readonly boolean[],
  input: PriceInput,
  decimals: number,
) {
  if (rule.period && rule.period !== "check") {
    // No purchases before.
    if (!memberOf(input)) return zero;
    const fact = input.rule_facts?.find(({ rule_id }) => rule_id === rule.id)?.measure;
    return fact == null ? undefined : decimal(fact, rule.depends_on === "amount" ? decimals : 3);
  }
  if (rule.depends_on === "visits") return new Rational(1n);
  if (rule.depends_on === "amount") return total(lines.map(({ amount }) => amount));
  const counted = lines.filter((_, index) => rule.depends_on === "quantity" || own[index]);
  return total(counted.map(({ quantity }) => quantity));
}

/** The value of a rule for this customer and check; undefined if it has none. */
export function worthOf(
  rule: Rule,
  lines: readonly CheckLine[],
  own: readonly boolean[],
  { input, decimals }: { input: PriceInput; decimals: number },
): Rational | undefined {
  const scale = valueDecimals(rule, decimals);
  let text = rule.value;
  if (rule.card_category_values?.length) text = audienceValue(rule, input);
  if (text != null && rule.card_category_values?.length && decimal(text, scale).against(zero) === 0) return undefined;
  if (rule.card_category_values?.length && text == null) return undefined;
  if (rule.depends_on && rule.depends_on !== "none") {
    const reached = measure(rule, lines, own, input, decimals);
    if (!reached) return undefined;
    const fromDecimals = rule.depends_on === "amount" ? decimals : 3;
    let best: { from: Rational; value: string } | undefined;
    for (const { from, value } of rule.thresholds ?? []) {
      const start = decimal(from, fromDecimals);
      if (start.against(reached) <= 0 && (!best || start.against(best.from) > 0)) best = { from: start, value };
    }
    text = best?.value;
  }
  if (text == null) return undefined;
  const value = decimal(text, scale);
  return value.against(zero) > 0 ? value : undefined;
}
