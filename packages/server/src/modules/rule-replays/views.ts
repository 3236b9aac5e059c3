import type { ruleReplays } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { moneyText } from "@patron/engine";
import { stampsOf } from "#kit/records/stamps.ts";
import type { Tenant } from "#kit/tenant.ts";
import { listNames, listRuleTitles, type ReplayRow } from "./queries.ts";
import type { StoredFigures, StoredResult } from "./result.ts";

type Result = NonNullable<ReplyOf<typeof ruleReplays.get>["result"]>;
type Titles = ReadonlyMap<string, string>;

const titlesOf = (rows: readonly { id: string; title: string }[]): Titles =>
  new Map(rows.map(({ id, title }) => [id, title]));

/** Replays with the titles of the rules that they replace. */
export async function toReplays(tenant: Tenant, rows: readonly ReplayRow[]) {
  const ids = rows.flatMap(({ rule_id }) => rule_id ?? []);
  const titles = titlesOf(ids.length > 0 ? await tenant.many(listRuleTitles(ids)) : []);
  return rows.map((row) => toReplay(row, titles));
}

function toReplay(row: ReplayRow, titles: Titles): ReplyOf<typeof ruleReplays.add> {
  const { rule_id: ruleId } = row;
  return {
    id: row.id,
    loyalty_id: row.loyalty_id,
    person: row.person_id === null ? null : { id: row.person_id, title: row.person_name ?? "" },
    rule: ruleId === null ? null : { id: ruleId, title: titles.get(ruleId) ?? "" },
    title: row.title,
    off_rule_ids: row.off_rule_ids,
    date_from: row.date_from,
    date_to: row.date_to,
    state: row.state,
    sales_count: row.sales_count,
    done_count: row.done_count,
    ended_dt: row.ended_dt?.toISOString() ?? null,
    ...stampsOf(row),
  };
}

/** Results with the names of their customers and rules; without what costs tell to those who may not see costs. */
export async function toResults(
  tenant: Tenant,
  stored: { estimate: unknown; result: unknown },
  withMargin: boolean,
): Promise<Pick<ReplyOf<typeof ruleReplays.get>, "estimate" | "result">> {
  const results = [stored.estimate, stored.result] as (StoredResult | null)[]; // Written only from this shape.
  const found = results.filter((one) => one !== null);
  const customerIds = found.flatMap(({ customers }) => customers.map(({ id }) => id));
  const ruleIds = found.flatMap(({ clashes }) => clashes.map(({ id }) => id));
  const [customers, rules] = await Promise.all([
    customerIds.length > 0 ? tenant.many(listNames(customerIds)) : [],
    ruleIds.length > 0 ? tenant.many(listRuleTitles(ruleIds)) : [],
  ]);
  const names = { customers: titlesOf(customers), rules: titlesOf(rules), withMargin };
  const [estimate, result] = results.map((one) => one && toResult(one, names));
  return { estimate: estimate ?? null, result: result ?? null };
}

interface Names {
  customers: Titles;
  rules: Titles;
  withMargin: boolean;
}

function toResult(stored: StoredResult, { customers, rules, withMargin }: Names): Result {
  const { currencies: _, customers: __, clashes: ___, sales: ____, ...counts } = stored;
  return {
    ...counts,
    currencies: stored.currencies.map(({ margin, before, after, ...one }) => ({
      ...one,
      before: toFigures(before, one.currency),
      after: toFigures(after, one.currency),
      margin: withMargin
        ? {
            sales_count: margin.sales_count,
            before: moneyText(BigInt(margin.before), one.currency),
            after: moneyText(BigInt(margin.after), one.currency),
          }
        : null,
    })),
    customers: stored.customers.map(({ id, currency, gain }) => ({
      customer: { id, title: customers.get(id) ?? "" },
      currency,
      gain: moneyText(BigInt(gain), currency),
    })),
    clashes: stored.clashes.map(({ id, ...counted }) => ({ rule: { id, title: rules.get(id) ?? "" }, ...counted })),
    sales: stored.sales.map(({ id, number, created_dt, currency, before, after }) => ({
      transaction: { id, title: number },
      created_dt,
      currency,
      before: toFigures(before, currency),
      after: toFigures(after, currency),
    })),
  };
}

function toFigures(figures: StoredFigures, currency: string): Result["sales"][number]["before"] {
  const money = (text: string) => moneyText(BigInt(text), currency);
  return {
    discount_amount: money(figures.discount),
    bonuses_amount: money(figures.bonuses),
    redeemed_amount: money(figures.redeemed),
    net_amount: money(figures.net),
    amount_to_pay: money(figures.to_pay),
  };
}
