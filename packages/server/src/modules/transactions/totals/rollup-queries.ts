import { type RawBuilder, sql } from "kysely";
import { raw, tenantId } from "#kit/database/rows.ts";
import { lineTotals, totalNames } from "../amounts.ts";

/** Businesses after an id with transactions that changed since their hour was counted, in the order of their ids. */
export const listStaleTotals = (after: string | null, limit: number) =>
  raw(sql<{ business_id: string }>`select business_id from list_stale_totals(${after}::uuid, ${limit}::int)`);

/** Removes the marks of the earliest stale hours, up to a maximum. Later writes mark their hour again. */
export const takeStaleHours = (limit: number) =>
  raw(sql<{ hours: Date[] }>`
    with taken as (
      delete from transaction_totals_stale where business_id = ${tenantId} and hour = any(array(
        select distinct hour from transaction_totals_stale where business_id = ${tenantId} order by hour limit ${limit}))
      returning hour)
    select coalesce(array_agg(distinct hour order by hour), '{}') as hours from taken`);

const keys = sql`loyalty_id, pos_id, terminal_id, transaction_type, status, currency`;
const sums = [
  "transactions_count",
  ...totalNames,
  "lines_count",
  ...lineTotals.map((name) => `lines_${name}` as const),
].map((name) => sql.ref(name));
const columns = sql`business_id, grain, starts, ${keys}, ${sql.join(sums)}`;
const added = sql.join(sums.map((name) => sql`sum(${name}) as ${name}`));

/**
 * The end of a statement that stores its query `counted`. A database that is distributed by business plans the query and the insert for themselves,
 * and rows that are returned are inserted where they belong, not copied, which row-level security refuses.
 */
const storedAs = (grain: "hour" | "day" | "month", starts: RawBuilder<unknown>) => sql`
    stored as (insert into transaction_totals (${columns})
      select ${tenantId}, ${sql.lit(grain)}, ${starts}, ${keys}, ${sql.join(sums)} from counted returning 1)
    select count(*) as stored from stored`;

const hoursOf = (hours: readonly Date[]) => sql`unnest(${hours}::timestamptz[]) as hours (hour)`;
const startsOf = (grain: "day" | "month", hours: readonly Date[]): RawBuilder<unknown> =>
  sql`(select distinct date_trunc(${sql.lit(grain)}, hour, 'UTC') from ${hoursOf(hours)})`;

/** Deletes the counts of some hours. */
export const clearHours = (hours: readonly Date[]) =>
  raw(sql<unknown>`
    delete from transaction_totals
    where business_id = ${tenantId} and grain = 'hour' and starts = any(${hours}::timestamptz[])`);

/** Counts some hours from their transactions. Hour by hour, so that each is found by its index: transaction_created. */
export const countHours = (hours: readonly Date[]) =>
  raw(sql<unknown>`
    with counted as materialized (select hour, ${keys}, ${added}
    from ${hoursOf(hours)} cross join lateral (
      select ${keys}, 1 as transactions_count, ${sql.join(totalNames.map((name) => sql.ref(`t.${name}`)))}, l.*
      from transaction t cross join lateral (
        select count(*) as lines_count,
          ${sql.join(lineTotals.map((name) => sql`coalesce(sum(i.${sql.ref(name)}), 0) as ${sql.ref(`lines_${name}`)}`))}
        from transaction_item i where i.business_id = ${tenantId} and i.transaction_id = t.id) l
      where t.business_id = ${tenantId} and t.created_dt >= hour and t.created_dt < hour + interval '1 hour' offset 0) t
    group by hour, ${keys}),
    ${storedAs("hour", sql`hour`)}`);

/** Deletes the days or months of some hours. */
export const clearCoarser = (grain: "day" | "month", hours: readonly Date[]) =>
  raw(sql<unknown>`
    delete from transaction_totals
    where business_id = ${tenantId} and grain = ${sql.lit(grain)} and starts in ${startsOf(grain, hours)}`);

const finer = { day: "hour", month: "day" } as const;
/** Sums the days of some hours from all their hours, or the months from their days. One by one, so that each is found by its index. */
export const countCoarser = (grain: "day" | "month", hours: readonly Date[]) =>
  raw(sql<unknown>`
    with counted as materialized (select coarse.starts, ${keys}, ${added}
    from (select distinct date_trunc(${sql.lit(grain)}, hour, 'UTC') as starts from ${hoursOf(hours)}) coarse
    cross join lateral (
      select ${keys}, ${sql.join(sums)} from transaction_totals t
      where t.business_id = ${tenantId} and t.grain = ${sql.lit(finer[grain])}
        and t.starts >= coarse.starts and t.starts < coarse.starts + ${sql.lit(`1 ${grain}`)}::interval offset 0) t
    group by coarse.starts, ${keys}),
    ${storedAs(grain, sql`starts`)}`);

const totalsLock = sql`hashtextextended('totals ' || ${tenantId}::text, 0)`;

/** Allows one recount per business at a time; a second one does not wait. Held until the commit. */
export const tryTotalsLock = () =>
  raw(sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${totalsLock}) as locked`);
/** The same lock; waits for it. */
export const totalsLocked = () => raw(sql<unknown>`select pg_advisory_xact_lock(${totalsLock})`);
