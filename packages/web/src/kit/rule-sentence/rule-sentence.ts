import { rangeOf, whenOf, whoOf } from "./conditions-of.ts";
import { amountIn, type DescribedRule, namesOf, type RuleFormats, type RuleNames } from "./described-rule.ts";
import { effectOf, isCharge, valuesAreMoney, valueWriter } from "./effect-of.ts";
import { sizeOf } from "./lists.ts";
import type { GroupValue, RangeFacts, RuleWords } from "./rule-facts.ts";

/** What a sentence needs: the phrases and formats of a language, and the names of records. */
export interface SentenceContext {
  words: RuleWords;
  show: RuleFormats;
  names: RuleNames;
}

/** Describes a whole rule in one or a few sentences. Leaves open what is not filled in yet: "A discount on the whole sale." */
export function ruleSentence(rule: DescribedRule, context: SentenceContext): string {
  const { words, show, names } = context;
  const value = oneValue(rule);
  const first = [words.effect(effectOf(rule, value, names, show)), ...conditions(rule, context)].filter(Boolean);
  const sentences = [first.join(", ")];
  if (grows(rule)) sentences.push(stepsSentence(rule, context));
  else if (value === null && rule.card_category_values?.length) sentences.push(groupsSentence(rule, context));
  if (rule.exclusive) sentences.push(words.alone[isCharge(rule.action_type) ? "charge" : "discount"]);
  return sentences.filter(Boolean).map(finished).join(" ");
}

const grows = ({ depends_on, thresholds }: DescribedRule) =>
  (depends_on ?? "none") !== "none" && (thresholds ?? []).length > 0;

/** The value that every customer who takes part gets; null when it differs, or is not filled in. */
function oneValue(rule: DescribedRule): string | null {
  if ((rule.depends_on ?? "none") !== "none") return null;
  const table = rule.card_category_values ?? [];
  if (table.length === 0) return rule.value || null;
  const [first, ...others] = table.map((row) => row.value);
  return others.every((one) => Number(one) === Number(first)) ? (first ?? null) : null; // Only compared.
}

/** The conditions, in the order of everyday speech: when, for whom, where, on what, how often. */
function conditions(
  rule: DescribedRule,
  { words, show, names }: SentenceContext,
): (string | null | undefined | false)[] {
  const person = rule.customer_condition;
  const who = whoOf(rule, names, grows(rule) || oneValue(rule) !== null);
  const when = whenOf(rule);
  const dates = rangeOf(rule.date_from && show.day(rule.date_from), rule.date_to && show.day(rule.date_to));
  const money = (text: string | null | undefined) => (text ? amountIn(show, rule.currency, text) : null);
  const sale = rangeOf(money(rule.check_amount_min), money(rule.check_amount_max));
  const goods = rangeOf(money(rule.goods_amount_min), money(rule.goods_amount_max));
  const [pos, terminals] = [namesOf(rule.pos_ids, names.pos), namesOf(rule.terminal_ids, names.terminals)];
  const birthday = person?.birthday_before_days ?? person?.birthday_after_days ?? null;
  const { limit_per_customer = null, limit_per_day = null, limit_total = null, scope = "automatic" } = rule;
  const limited = [limit_per_customer, limit_per_day, limit_total].some((limit) => limit !== null);
  const phrase = (range: RangeFacts | null, words: (range: RangeFacts) => string) => range && words(range);
  return [
    when && words.when(when),
    phrase(dates, words.dates),
    who && words.who(who),
    birthday !== null && words.birthday(person?.birthday_before_days ?? 0, person?.birthday_after_days ?? 0),
    person?.first_purchase_only && words.firstPurchase,
    sizeOf(pos) > 0 && words.where(pos),
    sizeOf(terminals) > 0 && words.terminals(terminals),
    phrase(sale, words.saleAmount),
    phrase(goods, words.goodsAmount),
    rule.currency && !writesCurrency(rule, names) && words.currency(rule.currency),
    rule.payment_types?.length && words.payments(rule.payment_types),
    scope !== "automatic" && words.scope[scope],
    limited && words.limits({ perCustomer: limit_per_customer, perDay: limit_per_day, total: limit_total }),
  ].map((part) => part || null);
}

/** An amount already shows its currency, and the currency of the business needs no mention. */
function writesCurrency(rule: DescribedRule, names: RuleNames): boolean {
  const { check_amount_min, check_amount_max, goods_amount_min, goods_amount_max } = rule;
  if (rule.currency === names.currency || valuesAreMoney(rule, names)) return true;
  if (grows(rule) && rule.depends_on === "amount") return true;
  return Boolean(check_amount_min || check_amount_max || goods_amount_min || goods_amount_max);
}

function stepsSentence(rule: DescribedRule, { words, show, names }: SentenceContext): string {
  const { depends_on: measure = "none", period = "check", thresholds = [] } = rule;
  if (measure === "none") return "";
  const write = valueWriter(rule, names, show);
  const reached = (text: string) => (measure === "amount" ? amountIn(show, rule.currency, text) : show.quantity(text));
  const steps = thresholds.map(({ from, value }) => ({ from: reached(from), value: write(value) }));
  return words.steps({ measure, period, steps });
}

function groupsSentence(rule: DescribedRule, { words, show, names }: SentenceContext): string {
  const write = valueWriter(rule, names, show);
  const groups = (rule.card_category_values ?? []).map(({ audience, card_category_id, value }): GroupValue => {
    if (audience !== "category") return { audience, value: write(value) };
    return { audience, name: names.cardCategories.get(card_category_id ?? "") ?? null, value: write(value) };
  });
  return words.groups(groups);
}

/** Starts with a capital and ends with one full stop, also after an abbreviation. */
function finished(text: string): string {
  const [first = ""] = text;
  return `${first.toLocaleUpperCase()}${text.slice(first.length)}${text.endsWith(".") ? "" : "."}`;
}
