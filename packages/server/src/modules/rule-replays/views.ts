import type { ruleReplays } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { accountScale, currencyExponent, formatDecimal, moneyText } from "@patron/engine";
import type { InferResult } from "kysely";
import { stampsOf } from "#kit/records/stamps.ts";
import type { Tenant } from "#kit/tenant.ts";
import { listAccounts, listNames, listRuleTitles, type ReplayRow } from "./queries.ts";
import type { StoredFigures, StoredResult } from "./result.ts";
import { creditScale } from "./tally.ts";

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
    kind: row.kind,
    rule: ruleId === null ? null : { id: ruleId, title: titles.get(ruleId) ?? "" },
    title: row.title,
    off_rule_ids: row.off_rule_ids,
    rules_count: row.rules_count,
    prices_count: row.prices_count,
    percent: row.percent,
    price_change_id: row.price_change_id,
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
  const accountIds = found.flatMap(({ accounts = [] }) => accounts.map(({ id }) => id));
  const [customers, rules, accounts] = await Promise.all([
    customerIds.length > 0 ? tenant.many(listNames(customerIds)) : [],
    ruleIds.length > 0 ? tenant.many(listRuleTitles(ruleIds)) : [],
    accountIds.length > 0 ? tenant.many(listAccounts(accountIds)) : [],
  ]);
  const byId = new Map(accounts.map((one) => [one.id, one]));
  const names = { customers: titlesOf(customers), rules: titlesOf(rules), accounts: byId, withMargin };
  const [estimate, result] = results.map((one) => one && toResult(one, names));
  return { estimate: estimate ?? null, result: result ?? null };
}

type Account = InferResult<ReturnType<typeof listAccounts>>[number];
interface Names {
  customers: Titles;
  rules: Titles;
  accounts: ReadonlyMap<string, Account>;
  withMargin: boolean;
}

function toResult(stored: StoredResult, { customers, rules, accounts, withMargin }: Names): Result {
  const { currencies: _, customers: __, clashes: ___, accounts: credited = [], sales: ____, ...counts } = stored;
  return {
    ...{ unmeasured_count: 0, unrewarded_count: 0 },
    ...counts,
    currencies: stored.currencies.map(({ margin, before, after, levels = [], ...one }) => ({
      ...one,
      before: toFigures(before, one.currency),
      after: toFigures(after, one.currency),
      invitations: levels.map(({ level, before, after }) => ({
        level,
        before: moneyText(BigInt(before), one.currency),
        after: moneyText(BigInt(after), one.currency),
      })),
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
    accounts: credited.map(({ id, before, after }) => {
      const account = accounts.get(id);
      const amount = (text: string) => creditText(text, account);
      return {
        special_account: { id, title: account?.title ?? "" },
        unit: account?.unit ?? "",
        ...{ before: amount(before), after: amount(after) },
      };
    }),
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
    amount: figures.amount === undefined ? null : money(figures.amount),
    discount_amount: money(figures.discount),
    bonuses_amount: money(figures.bonuses),
    redeemed_amount: money(figures.redeemed),
    invitations_amount: figures.rewards === undefined ? null : money(figures.rewards),
    net_amount: money(figures.net),
    amount_to_pay: money(figures.to_pay),
  };
}

/** Thousandths with the decimals of the account's unit. */
function creditText(thousandths: string, account: Account | undefined): string {
  const text = formatDecimal(BigInt(thousandths), creditScale);
  const scale = account ? accountScale(account.type, currencyExponent(account.unit) ?? 0) : creditScale;
  return scale === 0 ? text.slice(0, -creditScale - 1) : text.slice(0, text.length - creditScale + scale);
}
