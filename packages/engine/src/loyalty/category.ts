import type {
  CategoryMeasure,
  CategoryRejection,
  CategoryTrigger,
  RulePeriod,
  RuleRejection,
} from "@patron/contract/enums";
import { currencyExponent, formatDecimal, type Minor, QUANTITY_SCALE, type Quantity } from "../money/index.ts";
import { emptyTrace, note, reject, sourceOf, type Trace } from "../trace/trace.ts";
import { type Reader, readerOf } from "../wire/read.ts";
import { type Customer, isMember } from "./rule.ts";

/** A card category with its rank: the higher `sort_order`, the higher the category. */
export type CardCategory = { id: string; title?: string | null | undefined; sort_order?: number | null | undefined };

/** A rule that moves customers between card categories. An absent or empty list means all. */
export type CardCategoryRule = {
  id: string;
  version?: number | null | undefined;
  title?: string | null | undefined;
  active?: boolean | undefined;
  /** Only sales in this currency are counted. */
  currency: string;
  pos_ids?: readonly string[] | null | undefined;
  /** Null: any category, or none. */
  category_from?: string | null | undefined;
  category_to: string;
  depends_on: CategoryMeasure;
  period: RulePeriod;
  /** Both ends are included; null: no upper end. */
  threshold_from: string;
  threshold_to?: string | null | undefined;
  apply: CategoryTrigger;
  sort_order?: number | null | undefined;
};

/** A customer's purchases in the period of a rule, without this sale, in the rule's measure. */
export type CategoryFact = { rule_id: string; measure: string };

/** The amounts of a sale that count for categories. */
export type CategorySale = { pos_id: string; goods_amount: Minor; quantity: Quantity };

/** A change of a customer's category. */
export type CategoryChange = { rule_id: string; category_from: string | null; category_to: string };

/** The input for assigning a category; without a sale it is the daily run. */
export type CategoryContext = {
  rules: readonly CardCategoryRule[];
  categories: readonly CardCategory[];
  facts: readonly CategoryFact[];
  customer: Customer | null;
  sale: CategorySale | null;
  read: Reader;
  trace: Trace;
};

type Failed = { reason: CategoryRejection | RuleRejection; details?: Record<string, string> };

function scaleOf(measure: CategoryMeasure, read: Reader): number {
  return { amount: read.exponent, quantity: QUANTITY_SCALE, visits: 0 }[measure];
}

function addedBy(sale: CategorySale | null, measure: CategoryMeasure): bigint {
  if (!sale) return 0n;
  return { amount: sale.goods_amount, quantity: sale.quantity, visits: 1n }[measure];
}

function measureFails(rule: CardCategoryRule, context: CategoryContext): Failed | undefined {
  const { read, facts, sale } = context;
  const scale = scaleOf(rule.depends_on, read);
  const fact = facts.find(({ rule_id }) => rule_id === rule.id);
  const past = rule.period === "check" ? "0" : fact?.measure;
  if (past === undefined) return { reason: "measure-missing" };
  const measure = read.decimal(past, scale, `category_facts.${rule.id}.measure`) + addedBy(sale, rule.depends_on);
  const details = { measure: formatDecimal(measure, scale) };
  if (measure < read.decimal(rule.threshold_from, scale, `category_rules.${rule.id}.threshold_from`))
    return { reason: "category-measure-below", details };
  const to = rule.threshold_to;
  if (to != null && measure > read.decimal(to, scale, `category_rules.${rule.id}.threshold_to`))
    return { reason: "category-measure-above", details };
  return undefined;
}

function isLower(context: CategoryContext, from: string | null, to: string): boolean {
  const height = (id: string | null) => context.categories.find((one) => one.id === id)?.sort_order ?? 0;
  return from !== null && height(to) < height(from);
}

function fails(
  rule: CardCategoryRule,
  held: string | null,
  pinned: boolean,
  context: CategoryContext,
): Failed | undefined {
  const { sale, read } = context;
  if (rule.active === false) return { reason: "inactive" };
  if (sale && rule.apply === "daily") return { reason: "category-daily-only" };
  if (rule.currency !== read.currency) return { reason: "other-currency" };
  if (sale && rule.pos_ids?.length && !rule.pos_ids.includes(sale.pos_id)) return { reason: "other-pos" };
  if (rule.category_from != null && rule.category_from !== held) return { reason: "category-other-from" };
  const failed = measureFails(rule, context);
  if (failed) return failed;
  if (rule.category_to === held) return { reason: "category-held-already" };
  return pinned && isLower(context, held, rule.category_to) ? { reason: "category-pinned" } : undefined;
}

/**
 * The new category of a customer: by the first rule, in sort order, whose transition and measure match. Measures cover the rule's past
 * period and this sale, without sales taxes, tips, delivery and rounding. A rule that matches and leads to the category held already keeps it. A
 * category that was assigned and pinned by hand is never lowered.
 * Null: no change.
 */
export function nextCategory(context: CategoryContext): CategoryChange | null {
  return firstFitting(context, () => context.read);
}

/** The past purchases of a customer, as the rules of their programme measure them. */
export type PastPurchases = Omit<CategoryContext, "sale" | "read" | "trace">;

/**
 * The new category of a customer by what they have bought so far, without a sale: rules of every currency, but none about one sale. Null: no change.
 */
export function categoryByPast(past: PastPurchases): CategoryChange | null {
  const rules = past.rules.filter(({ period }) => period !== "check");
  const [first] = rules;
  if (!first) return null;
  return firstFitting({ ...past, rules, sale: null, read: readIn(first), trace: emptyTrace() }, readIn);
}

const readIn = ({ currency }: CardCategoryRule): Reader => readerOf(currency, currencyExponent(currency) ?? 2);

function inOrder(rules: readonly CardCategoryRule[]): CardCategoryRule[] {
  const key = ({ sort_order }: CardCategoryRule) => sort_order ?? Number.POSITIVE_INFINITY;
  return rules.toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)));
}

function firstFitting(context: CategoryContext, readerFor: (rule: CardCategoryRule) => Reader): CategoryChange | null {
  const { customer, categories, trace } = context;
  if (!isMember(customer)) return null;
  const held = customer.category?.id ?? null;
  for (const rule of inOrder(context.rules)) {
    const failed = fails(rule, held, customer.category?.pinned === true, { ...context, read: readerFor(rule) });
    const source = sourceOf("card-category-rule", rule);
    if (failed) {
      reject(trace, { source, ...failed });
      // The rule keeps the category: later ones, which ask for less, would lower it.
      if (failed.reason === "category-held-already") return null;
      continue;
    }
    const name = (id: string | null) => categories.find((one) => one.id === id)?.title ?? "";
    const params = { from: name(held), to: name(rule.category_to) };
    note(trace, { step: "category-change", source, before: held, after: rule.category_to, params });
    return { rule_id: rule.id, category_from: held, category_to: rule.category_to };
  }
  return null;
}

/** What a rule still asks of a customer. Decimals in the rule's measure; a rule about one sale counts none before it. */
export type CategoryWay = { rule: CardCategoryRule; measure: string; missing: string };

/**
 * The next higher category that rules can lead a customer to, and what each of these rules still asks for, the first one first. Nothing is missing
 * where a rule is met already: its category comes with the next check. Null: no rule leads higher.
 */
export function categoryAhead(past: PastPurchases): { category_to: string; ways: CategoryWay[] } | null {
  if (!isMember(past.customer)) return null;
  const held = past.customer.category?.id ?? null;
  const heightOf = (id: string) => past.categories.find((one) => one.id === id)?.sort_order ?? 0;
  const ways = inOrder(past.rules)
    .filter(({ active, category_from, category_to }) => {
      if (active === false || category_to === held) return false;
      if (category_from != null && category_from !== held) return false;
      return held === null || heightOf(category_to) > heightOf(held);
    })
    .flatMap((rule) => wayOf(rule, past.facts) ?? []);
  const [nearest] = ways.map(({ rule }) => rule.category_to).toSorted((a, b) => heightOf(a) - heightOf(b));
  if (nearest === undefined) return null;
  return { category_to: nearest, ways: ways.filter(({ rule }) => rule.category_to === nearest) };
}

/** Undefined where the customer has bought more than the rule is for. */
function wayOf(rule: CardCategoryRule, facts: readonly CategoryFact[]): CategoryWay | undefined {
  const read = readIn(rule);
  const scale = scaleOf(rule.depends_on, read);
  const past = rule.period === "check" ? "0" : facts.find(({ rule_id }) => rule_id === rule.id)?.measure;
  if (past === undefined) return undefined;
  const decimal = (text: string, field: string) => read.decimal(text, scale, `category_rules.${rule.id}.${field}`);
  const measure = decimal(past, "measure");
  if (rule.threshold_to != null && measure > decimal(rule.threshold_to, "threshold_to")) return undefined;
  const missing = decimal(rule.threshold_from, "threshold_from") - measure;
  const text = (value: bigint) => formatDecimal(value, scale);
  return { rule, measure: text(measure), missing: text(missing > 0n ? missing : 0n) };
}
