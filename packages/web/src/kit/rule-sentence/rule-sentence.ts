import { rangeOf, whenOf, whoOf } from "./conditions-of.ts";
import { effectOf, isCharge, valuesAreMoney, valueWriter } from "./effect-of.ts";
import { sizeOf } from "./lists.ts";
import type { GroupValue, RangeFacts, RuleWords } from "./rule-facts.ts";
import { amountIn, namesOf, type RuleNames, type SpokenRule, type SpokenShow } from "./spoken-rule.ts";

/** What a rule is said with: a language's words and signs, and who is who. */
export interface RuleTeller {
  words: RuleWords;
  show: SpokenShow;
  names: RuleNames;
}

/** A whole rule in one or a few plain sentences. What is not filled in yet is left open: "A discount on the whole sale." */
export function ruleSentence(rule: SpokenRule, teller: RuleTeller): string {
  const { words, show, names } = teller;
  const value = oneValue(rule);
  const first = [words.effect(effectOf(rule, value, names, show)), ...conditions(rule, teller)].filter(Boolean);
  const sentences = [first.join(", ")];
  if (grows(rule)) sentences.push(stepsSentence(rule, teller));
  else if (value === null && rule.card_category_values?.length) sentences.push(groupsSentence(rule, teller));
  if (rule.exclusive) sentences.push(words.alone[isCharge(rule.action_type) ? "charge" : "discount"]);
  return sentences.filter(Boolean).map(finished).join(" ");
}

const grows = ({ depends_on, thresholds }: SpokenRule) =>
  (depends_on ?? "none") !== "none" && (thresholds ?? []).length > 0;

/** The value that everybody who takes part gets; null when it differs, or is not filled in. */
function oneValue(rule: SpokenRule): string | null {
  if ((rule.depends_on ?? "none") !== "none") return null;
  const table = rule.card_category_values ?? [];
  if (table.length === 0) return rule.value || null;
  const [first, ...others] = table.map((row) => row.value);
  return others.every((one) => Number(one) === Number(first)) ? (first ?? null) : null; // Only compared.
}

/** The conditions, in the order in which people name them: when, for whom, where, on what, how often. */
function conditions(rule: SpokenRule, { words, show, names }: RuleTeller): (string | null | undefined | false)[] {
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
  const said = (range: RangeFacts | null, words: (range: RangeFacts) => string) => range && words(range);
  return [
    when && words.when(when),
    said(dates, words.dates),
    who && words.who(who),
    birthday !== null && words.birthday(person?.birthday_before_days ?? 0, person?.birthday_after_days ?? 0),
    person?.first_purchase_only && words.firstPurchase,
    sizeOf(pos) > 0 && words.where(pos),
    sizeOf(terminals) > 0 && words.terminals(terminals),
    said(sale, words.saleAmount),
    said(goods, words.goodsAmount),
    rule.currency && !writesCurrency(rule, names) && words.currency(rule.currency),
    rule.payment_types?.length && words.payments(rule.payment_types),
    scope !== "automatic" && words.scope[scope],
    limited && words.limits({ perCustomer: limit_per_customer, perDay: limit_per_day, total: limit_total }),
  ].map((part) => part || null);
}

/** The currency is said by an amount in it; the business' own needs no words. */
function writesCurrency(rule: SpokenRule, names: RuleNames): boolean {
  const { check_amount_min, check_amount_max, goods_amount_min, goods_amount_max } = rule;
  if (rule.currency === names.currency || valuesAreMoney(rule, names)) return true;
  if (grows(rule) && rule.depends_on === "amount") return true;
  return Boolean(check_amount_min || check_amount_max || goods_amount_min || goods_amount_max);
}

function stepsSentence(rule: SpokenRule, { words, show, names }: RuleTeller): string {
  const { depends_on: measure = "none", period = "check", thresholds = [] } = rule;
  if (measure === "none") return "";
  const write = valueWriter(rule, names, show);
  const reached = (text: string) => (measure === "amount" ? amountIn(show, rule.currency, text) : show.quantity(text));
  const steps = thresholds.map(({ from, value }) => ({ from: reached(from), value: write(value) }));
  return words.steps({ measure, period, steps });
}

function groupsSentence(rule: SpokenRule, { words, show, names }: RuleTeller): string {
  const write = valueWriter(rule, names, show);
  const groups = (rule.card_category_values ?? []).map(({ audience, card_category_id, value }): GroupValue => {
    if (audience !== "category") return { audience, value: write(value) };
    return { audience, name: names.cardCategories.get(card_category_id ?? "") ?? null, value: write(value) };
  });
  return words.groups(groups);
}

/** A sentence begins large and ends with one full stop, also after an abbreviation. */
function finished(text: string): string {
  const [first = ""] = text;
  return `${first.toLocaleUpperCase()}${text.slice(first.length)}${text.endsWith(".") ? "" : "."}`;
}
