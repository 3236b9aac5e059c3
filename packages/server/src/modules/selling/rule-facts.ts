import { actsOnCheck, formatDecimal, moneyText, type Rule, type RuleFacts } from "@patron/engine";
import { startOfPeriod } from "#kit/records/rule-period.ts";
import type { Tenant } from "#kit/tenant.ts";
import * as inputs from "./input-queries.ts";
import type { Prepared } from "./price-input.ts";

interface Moment {
  cardId: string | null;
  day: string;
  now: Date;
  /** Whether to lock the counters, because this sale may use them up. */
  lock: boolean;
}

/** The subjects that a rule's uses are counted for: in total, on this day, for this card. */
export function subjectsOf(day: string, cardId: string | null): string[] {
  return ["all", `day:${day}`, ...(cardId ? [`card:${cardId}`] : [])];
}

/** Whether a rule has limited uses. */
export function isLimited(rule: Rule): boolean {
  return [rule.limit_total, rule.limit_per_day, rule.limit_per_customer].some(
    (limit) => limit !== null && limit !== undefined,
  );
}

/** The past that the rules of a check depend on: their uses so far, and the card's purchases in their periods. */
export async function readFacts(tenant: Tenant, { input, site }: Prepared, moment: Moment): Promise<RuleFacts[]> {
  const rules = input.rules ?? [];
  const uses = await readUses(tenant, rules.filter(isLimited), moment);
  const facts: RuleFacts[] = [];
  for (const rule of rules) {
    const used = (subject: string) => uses.get(`${rule.id} ${subject}`) ?? 0;
    const measure = await readMeasure(tenant, rule, moment, site);
    if (!isLimited(rule) && measure === null) continue;
    facts.push({
      rule_id: rule.id,
      measure,
      used_total: used("all"),
      used_today: used(`day:${moment.day}`),
      used_by_customer: moment.cardId ? used(`card:${moment.cardId}`) : 0,
    });
  }
  return facts;
}

async function readUses(
  tenant: Tenant,
  rules: readonly Rule[],
  { cardId, day, lock }: Moment,
): Promise<Map<string, number>> {
  if (rules.length === 0) return new Map();
  const ids = rules.map((rule) => rule.id).sort();
  const subjects = subjectsOf(day, cardId);
  // Counters are locked before the decision, so two tills cannot both take the last use. What was counted while the rule had no limits, or by a
  // cancellation, may wait for its rollup, which needs the same locks: it is read after them.
  const [, counted, waiting] = await Promise.all([
    lock && tenant.run(inputs.openRuleUses(ids, subjects)),
    tenant.many(lock ? inputs.lockRuleUses(ids, subjects) : inputs.listRuleUses(ids, subjects)),
    tenant.many(inputs.listWaitingRuleUses(ids, subjects)),
  ]);
  const uses = new Map<string, number>();
  for (const one of [...counted, ...waiting]) {
    const key = `${one.rule_id} ${one.subject}`;
    uses.set(key, (uses.get(key) ?? 0) + one.uses);
  }
  return uses;
}

async function readMeasure(
  tenant: Tenant,
  rule: Rule,
  { cardId, day }: Moment,
  site: Prepared["site"],
): Promise<string | null> {
  const { depends_on: measure, period } = rule;
  if (!cardId || !measure || measure === "none" || !period || period === "check") return null;
  const since = startOfPeriod(period, day, site.loyalty_time_zone);
  if (measure === "goods-quantity") {
    const own = await tenant.one(inputs.getGoodsMeasure(cardId, site.currency, since, goodsOf(rule)));
    return formatDecimal(own.quantity, 3);
  }
  const past = await tenant.one(inputs.getMeasures(cardId, site.currency, since));
  if (measure === "amount") return moneyText(past.amount, site.currency);
  if (measure === "visits") return past.visits.toString();
  return formatDecimal(past.quantity, 3);
}

/** The goods of a rule; a rule on the whole check uses all goods, whatever its lists contain. */
function goodsOf(rule: Rule): inputs.GoodsOfRule {
  const all = { include_goods: [], include_categories: [], exclude_goods: [], exclude_categories: [] };
  if (actsOnCheck(rule.action_type)) return all;
  const { include_goods, include_categories, exclude_goods, exclude_categories } = rule;
  return {
    include_goods: include_goods ?? [],
    include_categories: include_categories ?? [],
    exclude_goods: exclude_goods ?? [],
    exclude_categories: exclude_categories ?? [],
  };
}
