import { actsOnCheck, formatDecimal, moneyText, QUANTITY_SCALE, type Rule, type RuleFacts } from "@patron/engine";
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
  const [uses, measures] = await Promise.all([
    readUses(tenant, rules.filter(isLimited), moment),
    readMeasures(tenant, rules, moment, site),
  ]);
  const facts: RuleFacts[] = [];
  for (const rule of rules) {
    const used = (subject: string) => uses.get(`${rule.id} ${subject}`) ?? 0;
    const measure = measures.get(rule.id) ?? null;
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

/** What the card has bought for each rule that depends on more than the check, by the rule's id. Pipelined with other statements. */
async function readMeasures(
  tenant: Tenant,
  rules: readonly Rule[],
  { cardId, day }: Moment,
  { currency, loyalty_time_zone }: Prepared["site"],
): Promise<Map<string, string>> {
  const past = rules.flatMap((rule) => {
    const { id, depends_on, period } = rule;
    if (!depends_on || depends_on === "none" || !period || period === "check") return [];
    return [{ id, depends_on, since: startOfPeriod(period, day, loyalty_time_zone), rule }];
  });
  if (!cardId || past.length === 0) return new Map();
  const { goods = [], checks = [] } = Object.groupBy(past, ({ depends_on }) =>
    depends_on === "goods-quantity" ? "goods" : "checks",
  );
  const measured: inputs.Measured = {
    ids: checks.map(({ id }) => id),
    depends_on: checks.map(({ depends_on }) => depends_on),
    since: checks.map(({ since }) => since),
  };
  const [rows, quantities] = await Promise.all([
    checks.length === 0 ? [] : tenant.many(inputs.listMeasures(cardId, currency, measured)),
    Promise.all(
      goods.map(({ since, rule }) => tenant.one(inputs.getGoodsMeasure(cardId, currency, since, goodsOf(rule)))),
    ),
  ]);
  const sums = new Map(rows.map(({ rule_id, measure }) => [rule_id, measure]));
  for (const [index, { id }] of goods.entries()) sums.set(id, quantities[index]!.quantity); // One for each.
  return new Map(past.map(({ id, depends_on }) => [id, measureText(sums.get(id) ?? 0n, depends_on, currency)]));
}

function measureText(sum: bigint, measured: NonNullable<Rule["depends_on"]>, currency: string): string {
  if (measured === "amount") return moneyText(sum, currency);
  return formatDecimal(sum, measured === "visits" ? 0 : QUANTITY_SCALE);
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
