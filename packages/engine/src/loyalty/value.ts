import type { SpecialAccountType } from "@patron/contract/enums";
import { formatDecimal, QUANTITY_SCALE, RATE_SCALE, sum, UNIT_PRICE_SCALE } from "../money/index.ts";
import type { Reader } from "../wire/read.ts";
import { matching } from "./conditions/goods.ts";
import type { Failed, RuleContext } from "./conditions/rule-context.ts";
import { type AudienceValue, type Customer, isMember, type Rule, type RuleFacts } from "./rule.ts";

/** Decimals of a special account's unit: money as the currency, goods as quantities, punches none. */
export function accountScale(type: SpecialAccountType, exponent: number): number {
  switch (type) {
    case "money":
      return exponent;
    case "goods":
      return QUANTITY_SCALE;
    case "punches":
      return 0;
  }
}

/** Decimals of what a charge rule credits. */
export function targetScale(rule: Rule, exponent: number): number {
  const account = rule.charge_target === "special-account" ? rule.special_account : null;
  return account ? accountScale(account.type, exponent) : exponent;
}

/** Decimals of a rule's value: 6 for a percentage, 4 for an amount per unit, those of the target for a fixed amount. */
export function valueScale(rule: Rule, exponent: number): number {
  switch (rule.action_type) {
    case "discount-check-percent":
    case "discount-items-percent":
    case "buy-x-get-y":
    case "charge-check-percent":
    case "charge-items-percent":
      return RATE_SCALE;
    case "discount-items-amount":
    case "special-price-item":
    case "charge-items-amount":
      return UNIT_PRICE_SCALE;
    case "discount-check-amount":
    case "special-price-check":
      return exponent;
    case "charge-check-amount":
      return targetScale(rule, exponent);
    case "coupon-emission":
      return 0;
  }
}

function rowFor(rows: readonly AudienceValue[], customer: Customer | null): AudienceValue | undefined {
  if (!isMember(customer)) return rows.find((row) => row.audience === "walk_in");
  const category = customer.category?.id;
  if (!category) return rows.find((row) => row.audience === "uncategorised");
  return rows.find((row) => row.audience === "category" && row.card_category_id === category);
}

type Measured = { value: bigint; scale: number };

function factOf(
  rule: Rule,
  facts: RuleFacts | undefined,
  customer: Customer | null,
  scale: number,
  read: Reader,
): Measured | Failed {
  // An unknown customer has no history; for a member the server must provide it.
  if (!isMember(customer)) return { value: 0n, scale };
  if (facts?.measure == null) return { reason: "measure-missing" };
  return { value: read.decimal(facts.measure, scale, `rule_facts.${rule.id}.measure`), scale };
}

/**
 * What a rule's thresholds are compared with. For `check`: the goods of the whole check before discounts (amount, quantity), the quantity
 * of the rule's own goods, or one visit. For other periods: the fact provided for the customer, without this sale.
 */
export function measureOf(rule: Rule, context: RuleContext): Measured | Failed {
  const { read, lines } = context;
  const facts = context.facts.find((fact) => fact.rule_id === rule.id);
  const past = (rule.period ?? "check") !== "check";
  switch (rule.depends_on ?? "none") {
    case "none":
      return { value: 0n, scale: 0 };
    case "amount":
      if (past) return factOf(rule, facts, context.customer, read.exponent, read);
      return { value: sum(lines.map((line) => line.amount)), scale: read.exponent };
    case "quantity":
    case "goods-quantity": {
      if (past) return factOf(rule, facts, context.customer, QUANTITY_SCALE, read);
      const taken = matching(lines, rule);
      const counted = rule.depends_on === "quantity" ? lines : lines.filter((_, index) => taken[index]);
      return { value: sum(counted.map((line) => line.quantity)), scale: QUANTITY_SCALE };
    }
    case "visits":
      if (past) return factOf(rule, facts, context.customer, 0, read);
      return { value: 1n, scale: 0 };
  }
}

function thresholdValue(rule: Rule, context: RuleContext): string | Failed {
  const measure = measureOf(rule, context);
  if ("reason" in measure) return measure;
  const steps = (rule.thresholds ?? []).map((row, index) => ({
    ...row,
    at: context.read.decimal(row.from, measure.scale, `rules.${rule.id}.thresholds.${index}.from`),
  }));
  const reached = steps.filter((step) => step.at <= measure.value);
  const [first, ...rest] = reached;
  if (!first)
    return { reason: "below-first-threshold", details: { measure: formatDecimal(measure.value, measure.scale) } };
  return rest.reduce((best, step) => (step.at > best.at ? step : best), first).value;
}

/**
 * The value of a rule for this customer and check: from its threshold table if it depends on a measure, else from its table of audiences,
 * else its own. An audience missing from the table gets nothing; a zero means that the rule does not apply. With both tables the audiences
 * decide who, the thresholds how much.
 */
export function resolveValue(rule: Rule, context: RuleContext): { value: bigint } | Failed {
  const rows = rule.card_category_values ?? [];
  const row = rowFor(rows, context.customer);
  if (rows.length > 0 && !row) return { reason: "audience-not-listed" };
  const { read } = context;
  const scale = valueScale(rule, read.exponent);
  const path = `rules.${rule.id}.value`;
  if (row && read.decimal(row.value, scale, path) <= 0n) return { reason: "value-zero" };
  const stepped = (rule.depends_on ?? "none") !== "none";
  const text = stepped ? thresholdValue(rule, context) : (row?.value ?? rule.value ?? "0");
  if (typeof text !== "string") return text;
  const value = read.decimal(text, scale, path);
  return value > 0n ? { value } : { reason: "value-zero" };
}
