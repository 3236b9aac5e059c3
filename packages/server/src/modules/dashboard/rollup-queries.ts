import { type RawBuilder, sql } from "kysely";
import { raw, tenantId } from "#kit/database/rows.ts";
import { deltaColumns, type Reach, type Rollup, type RollupName, rollups } from "./sources.ts";

const names = Object.keys(rollups) as RollupName[]; // The record has exactly these keys.

const byGrain = sql`lateral (
      values ('day', d.business_date), ('month', date_trunc('month', d.business_date)::date)) g (grain, starts)`;

/** What the key columns of a rollup by days become in its rows by days and months. */
const ofGrain: Record<string, RawBuilder<unknown>> = { grain: sql`g.grain`, business_date: sql`g.starts` };

/** Adds the totals of the rows in `sales`, in key order. Months are summed from the days. */
function addTo(table: RollupName, reach: Reach): RawBuilder<unknown> {
  const { keys, sums, of }: Rollup = rollups[table];
  const key = sql.join(keys.map((name) => sql.ref(name)));
  const summed = sums.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`);
  const days = sql`select ${sql.join([key, ...summed])} from (${of(sql`sales s`, reach)}) every_sale group by ${key}`;
  const grouped = keys.map((name) => ofGrain[name] ?? sql.ref(name));
  const named = keys.map((name, index) => sql`${grouped[index]} as ${sql.ref(name)}`);
  const rows = keys.includes("grain")
    ? sql`select ${sql.join([...named, ...summed])} from (${days}) d cross join ${byGrain} group by ${sql.join(grouped)}`
    : days;
  const columns = sql.join([...keys, ...sums].map((name) => sql.ref(name)));
  const moved = sql.join(sums.map((name) => sql`${sql.ref(name)} = t.${sql.ref(name)} + excluded.${sql.ref(name)}`));
  return sql`
    insert into ${sql.table(table)} as t (business_id, ${columns})
    select ${tenantId}, ${columns} from (${rows}) every_row order by ${key}
    on conflict (business_id, ${key}) do update set ${moved}`;
}
/** Adds the uses of rules in some deltas to their counters, in the order in which sales lock them. A rule may be gone meanwhile. */
const addRuleUses = (deltas: RawBuilder<unknown>) => sql`
    insert into rule_use (business_id, rule_id, subject, uses)
    select ${tenantId}, r, s, sum(d.checks_count)
    from ${deltas} d cross join lateral unnest(d.rule_ids) r cross join lateral unnest(d.rule_subjects) s
    where exists (select from rule where rule.business_id = ${tenantId} and rule.id = r)
    group by r, s order by r, s
    on conflict (business_id, rule_id, subject) do update set uses = rule_use.uses + excluded.uses`;
const everyRollup = (reach: Reach) =>
  sql.join(names.map((name) => sql`${sql.ref(`into_${name}`)} as (${addTo(name, reach)})`));

/** Rolls up the oldest deltas of the business in one statement: a delta is in all rollups and counters of rules, or in none. Requires the lock below. */
export const rollUpDeltas = (limit: number) =>
  raw(sql<{ rolled_up: number; days: string[] | null }>`
    with sales as materialized (
      delete from turnover_delta where business_id = ${tenantId} and id = any(array(
        select id from turnover_delta where business_id = ${tenantId} order by id limit ${limit}))
      returning ${deltaColumns}, rule_ids, rule_subjects),
    into_rule_use as (${addRuleUses(sql`sales`)}),
    ${everyRollup("each sale")}
    select count(*)::int as rolled_up, array_agg(distinct business_date::text) as days from sales`);

/**
 * Fills empty rollups with every finished sale, less the deltas that still wait: a later rollup adds these. `sales` reads both from one snapshot, also
 * on a cluster, which runs each part of this statement by itself; so a sale that commits during it counts once.
 */
export const rollUpTransactions = () =>
  raw(sql<unknown>`
    with sales as materialized (
      select id as transaction_id, customer_id, business_date, business_hour as hour, loyalty_id, pos_id, terminal_id, currency,
        case when transaction_type <> 'refund' then 1 when refunds_rest then -1 else 0 end as checks_count, 1 as times, amount, discount_amount, bonuses_redeemed_amount,
        bonuses_added_amount + promo_bonuses_added_amount as bonuses_added_amount, sales_taxes_amount, amount_to_pay,
        amount_to_pay - delivery_amount - tip_amount - rounding_amount as goods_amount
      from transaction where business_id = ${tenantId} and status = 'success' and terminal_id is not null
      union all
      select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency,
        -checks_count, -coalesce(times, checks_count), -amount, -discount_amount, -bonuses_redeemed_amount,
        -bonuses_added_amount, -sales_taxes_amount, -amount_to_pay, -goods_amount
      from turnover_delta where business_id = ${tenantId}),
    ${everyRollup("whole business")}
    select count(*) from sales`);

/** Deletes the buyers of days that are counted again, or of all days. */
export const removeBuyers = (days?: readonly string[]) =>
  raw(sql<unknown>`
    delete from buyers_of_day
    where business_id = ${tenantId} ${days ? sql`and business_date = any(${days}::date[])` : sql``}`);

/** Counts buyers on some days or all, each customer once per day and scope. */
export const addBuyers = (days?: readonly string[]) =>
  raw(sql<unknown>`
    with counted as materialized (select business_date, currency, scope, scope_id, count(*) as customers_count from (
      select c.business_date, c.currency, s.scope, s.scope_id, c.customer_id
      from customer_turnover c cross join lateral (
        values ('all', c.business_id), ('loyalty', c.loyalty_id), ('pos', c.pos_id), ('terminal', c.terminal_id)) s (scope, scope_id)
      where c.business_id = ${tenantId} and c.grain = 'day'
        ${days ? sql`and c.business_date = any(${days}::date[])` : sql``}
      group by 1, 2, 3, 4, 5 having sum(c.visits_count) > 0) each
    group by 1, 2, 3, 4),
    stored as (insert into buyers_of_day (business_date, currency, scope, scope_id, customers_count, business_id)
      select business_date, currency, scope, scope_id, customers_count, ${tenantId} from counted returning 1)
    select count(*) as stored from stored`);

type Table =
  | "turnover"
  | "hour_turnover"
  | "payment_turnover"
  | "customer_turnover"
  | "customer_day_turnover"
  | "customer_month_turnover"
  | "customer_year_turnover"
  | "goods_turnover"
  | "tax_turnover"
  | "item_tax_turnover"
  | "cost_turnover";
/** Empties one rollup of the business. */
export const clearRollup = (table: Table) =>
  raw(sql<unknown>`delete from ${sql.table(table)} where business_id = ${tenantId}`);

/** Sets the hour of bulk-loaded sales, in the time zone of their point of sale. */
export const fillHours = () =>
  raw(sql<unknown>`
    update transaction t set
      business_hour = extract(hour from coalesce(t.finalized_dt, t.created_dt) at time zone p.time_zone)
    from pos p where t.business_id = ${tenantId} and t.terminal_id is not null and t.business_hour is null
      and p.business_id = t.business_id and p.id = t.pos_id`);

const rollupLock = sql`hashtextextended('dashboard ' || ${tenantId}::text, 0)`;

/** Allows one rollup per business at a time; a second one does not wait. Held until the commit. */
export const tryRollupLock = () =>
  raw(sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${rollupLock}) as locked`);
/** The same lock; waits for it. */
export const lockRollups = () => raw(sql<unknown>`select pg_advisory_xact_lock(${rollupLock})`);

/** Businesses after an id with pending deltas, in the order of their ids; reads across businesses and returns only ids. */
export const listPendingRollups = (after: string | null, limit: number) =>
  raw(sql<{ business_id: string }>`select business_id from list_unfolded_turnover(${after}::uuid, ${limit}::int)`);
