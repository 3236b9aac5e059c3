import { type RawBuilder, sql } from "kysely";
import { raw, tenantId } from "#kit/database/rows.ts";
import { deltaColumns, type Rollup, type RollupName, rollups } from "./sources.ts";

const names = Object.keys(rollups) as RollupName[]; // The record has exactly these keys.

/** Adds what the sales in `sales` come to, in the order of the keys. */
function addTo(table: RollupName): RawBuilder<unknown> {
  const { keys, sums, of }: Rollup = rollups[table];
  const key = sql.join(keys.map((name) => sql.ref(name)));
  const added = sql.join(sums.map((name) => sql`sum(${sql.ref(name)})`));
  const moved = sql.join(sums.map((name) => sql`${sql.ref(name)} = t.${sql.ref(name)} + excluded.${sql.ref(name)}`));
  return sql`
    insert into ${sql.table(table)} as t (business_id, ${key}, ${sql.join(sums.map((name) => sql.ref(name)))})
    select ${tenantId}, ${key}, ${added} from (${of(sql`sales s`)}) every_sale group by ${key} order by ${key}
    on conflict (business_id, ${key}) do update set ${moved}`;
}
const everyRollup = () => sql.join(names.map((name) => sql`${sql.ref(`into_${name}`)} as (${addTo(name)})`));

/**
 * Rolls up the oldest deltas of the business into its rollups, in one statement: what is taken from the deltas is in all
 * rollups, or in none. Requested under the lock below.
 */
export const rollUpDeltas = (most: number) =>
  raw(sql<{ rolled_up: number; days: string[] | null }>`
    with sales as materialized (
      delete from turnover_delta where business_id = ${tenantId} and id in (
        select id from turnover_delta where business_id = ${tenantId} order by id limit ${most})
      returning ${deltaColumns}),
    ${everyRollup()}
    select count(*)::int as rolled_up, array_agg(distinct business_date::text) as days from sales`);

/**
 * Fills empty rollups from every finished sale. One statement sees one moment: the deltas that go are those whose sales are
 * counted here, and what is sold meanwhile keeps its delta.
 */
export const rollUpTransactions = () =>
  raw(sql<{ rolled_up: number }>`
    with gone as (delete from turnover_delta where business_id = ${tenantId}),
    sales as materialized (
      select id as transaction_id, customer_id, business_date, business_hour as hour, loyalty_id, pos_id, terminal_id, currency,
        1 as checks_count, amount, discount_amount, bonuses_redeemed_amount,
        bonuses_added_amount + promo_bonuses_added_amount as bonuses_added_amount, sales_taxes_amount, amount_to_pay,
        amount_to_pay - delivery_amount - tip_amount - rounding_amount as goods_amount
      from transaction where business_id = ${tenantId} and status = 'success' and terminal_id is not null),
    ${everyRollup()}
    select count(*)::int as rolled_up from sales`);

/** The days of buyers that are to be counted anew go first; without days all of them. */
export const removeBuyers = (days?: readonly string[]) =>
  raw(sql<unknown>`
    delete from buyers_of_day
    where business_id = ${tenantId} ${days ? sql`and business_date = any(${days}::date[])` : sql``}`);

/** Counts who bought on some days, each customer once a day and scope; without days on all of them. */
export const addBuyers = (days?: readonly string[]) =>
  raw(sql<unknown>`
    insert into buyers_of_day (business_date, currency, scope, scope_id, customers_count, business_id)
    select business_date, currency, scope, scope_id, count(*), ${tenantId} from (
      select c.business_date, c.currency, s.scope, s.scope_id, c.customer_id
      from customer_turnover c cross join lateral (
        values ('all', c.business_id), ('loyalty', c.loyalty_id), ('pos', c.pos_id), ('terminal', c.terminal_id)) s (scope, scope_id)
      where c.business_id = ${tenantId} and c.grain = 'day'
        ${days ? sql`and c.business_date = any(${days}::date[])` : sql``}
      group by 1, 2, 3, 4, 5 having sum(c.visits_count) > 0) each
    group by 1, 2, 3, 4`);

type Table =
  | "turnover"
  | "hour_turnover"
  | "payment_turnover"
  | "customer_turnover"
  | "customer_month_turnover"
  | "goods_turnover"
  | "tax_turnover"
  | "item_tax_turnover";
/** Empties one rollup of the business. */
export const clearRollup = (table: Table) =>
  raw(sql<unknown>`delete from ${sql.table(table)} where business_id = ${tenantId}`);

/** Tells the hour of sales that were loaded without it, by the clock of their point of sale. */
export const fillHours = () =>
  raw(sql<unknown>`
    update transaction t set
      business_hour = extract(hour from coalesce(t.finalized_dt, t.created_dt) at time zone p.time_zone)
    from pos p where t.business_id = ${tenantId} and t.terminal_id is not null and t.business_hour is null
      and p.business_id = t.business_id and p.id = t.pos_id`);

const rollupLock = sql`hashtextextended('dashboard ' || ${tenantId}::text, 0)`;

/** One at a time rolls up the deltas of a business; whoever comes second leaves them to the first. Held to the commit. */
export const tryRollupLock = () =>
  raw(sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${rollupLock}) as locked`);
/** The same lock, waited for. */
export const lockRollups = () => raw(sql<unknown>`select pg_advisory_xact_lock(${rollupLock})`);

/** Businesses with deltas to roll up; looks across businesses and gives back ids only. */
export const listPendingRollups = (most: number) =>
  raw(sql<{ business_id: string }>`select business_id from list_unfolded_turnover(${most}::int)`);
