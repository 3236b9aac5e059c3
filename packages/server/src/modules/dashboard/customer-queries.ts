import { type RawBuilder, sql } from "kysely";
import { raw, tenantId } from "#kit/database/rows.ts";
import { fits, partsOf, rowsByDay, type Span, within } from "./span.ts";

/** Customers by number of visits; rows with an id are top customers. */
export interface BuyersRow {
  list: "frequency" | "amount" | "visits";
  visits_from: number | null;
  customer_id: string | null;
  /** What a top customer is called: the name, otherwise an address or a number. */
  name: string | null;
  customers_count: bigint;
  visits_count: bigint;
  amount_to_pay: bigint;
}

/**
 * Buyers in a period, each customer counted once: with one visit, two, three to five, and more. `top` adds the ten who paid most and the
 * ten with most visits, in order; ties by id.
 */
export const listBuyers = (span: Span, top: boolean) =>
  raw(sql<BuyersRow>`
    with each as materialized (
      select customer_id, sum(visits_count)::bigint as visits_count, sum(amount_to_pay)::bigint as amount_to_pay
      from ${partsOf("customer_turnover", span)} group by customer_id having sum(visits_count) > 0)
    select 'frequency' as list, case when visits_count < 3 then visits_count when visits_count < 6 then 3 else 6 end::int as visits_from,
      null::uuid as customer_id, null as name, count(*) as customers_count, sum(visits_count)::bigint as visits_count,
      sum(amount_to_pay)::bigint as amount_to_pay
    from each group by 2
    ${top ? sql`union all ${first("amount")} union all ${first("visits")}` : sql``}`);

function first(list: "amount" | "visits"): RawBuilder<unknown> {
  const by =
    list === "amount" ? sql`amount_to_pay desc, visits_count desc` : sql`visits_count desc, amount_to_pay desc`;
  return sql`(
    select ${sql.lit(list)}, null, t.customer_id,
      coalesce(nullif(concat_ws(' ', nullif(c.first_name, ''), nullif(c.last_name, '')), ''), c.phone, c.email, c.external_id, ''),
      1, t.visits_count, t.amount_to_pay
    from (select * from each order by ${by}, customer_id limit 10) t
    left join customer c on c.business_id = ${tenantId} and c.id = t.customer_id order by ${by}, t.customer_id)`;
}

/**
 * The number of buyers on each day, earliest first; days without any have no row. Days with pending deltas are counted again, and so are
 * all days for more than one of programme, location and till.
 */
export const countBuyersByDay = (span: Span) => {
  const scope = scopeOf(span);
  const waiting = sql`select business_date from turnover_delta where ${fits(span)} and ${within(span.from, span.to)}`;
  const anew = sql`
    select business_date, count(*) as customers_count from (
      select business_date, customer_id from ${rowsByDay("customer_turnover", span)}
      ${scope ? sql`where business_date in (${waiting})` : sql``}
      group by business_date, customer_id having sum(visits_count) > 0) each
    group by business_date`;
  const counted =
    scope &&
    sql`
    select business_date, customers_count::bigint from buyers_of_day
    where business_id = ${tenantId} and currency = ${span.currency} and ${within(span.from, span.to)}
      and scope = ${scope.name} and scope_id = ${scope.id} and business_date not in (${waiting})
    union all`;
  return raw(sql<{ date: string; customers_count: bigint }>`
    select business_date as date, customers_count from (${counted ?? sql``} ${anew}) each order by business_date`);
};

/** The scope that days are counted for, for at most one filter and for all points of sale. */
function scopeOf({ loyalty_id, pos_id, terminal_id, is_narrowed }: Span) {
  if (is_narrowed) return undefined;
  const requested = Object.entries({ loyalty: loyalty_id, pos: pos_id, terminal: terminal_id });
  const given = requested.flatMap(([name, id]) => (id ? [{ name, id: sql`${id}::uuid` }] : []));
  return given.length === 0 ? { name: "all", id: tenantId } : given.length === 1 ? given[0] : undefined;
}

const ofProgramme = (loyaltyId: string | undefined) => (loyaltyId ? sql`and k.loyalty_id = ${loyaltyId}` : sql``);

/** The number of cards before an instant by category (null: none), largest first; ties by the category's id. */
export const countMembersByCategory = (until: Date, loyaltyId?: string) =>
  raw(sql<{ id: string | null; title: string | null; members_count: bigint }>`
    select s.id, c.title, s.members_count from (
      select k.category_id as id, count(*) as members_count from card k
      where k.business_id = ${tenantId} and k.registered_dt < ${until} ${ofProgramme(loyaltyId)} group by k.category_id) s
    left join card_category c on c.business_id = ${tenantId} and c.id = s.id order by s.members_count desc, s.id`);

/** The number of cards that were registered from an instant until before another. */
export const countNew = (from: Date, until: Date, loyaltyId?: string) =>
  raw(sql<{ new_members_count: bigint }>`
    select count(*) as new_members_count from card k
    where k.business_id = ${tenantId} and k.registered_dt >= ${from} and k.registered_dt < ${until}
      ${ofProgramme(loyaltyId)}`);

/** Cards by the day of their registration in a zone, earliest first; from an instant, until before another. */
export const countNewByDay = (zone: string, from: Date, until: Date, loyaltyId?: string) =>
  raw(sql<{ date: string; new_members_count: bigint }>`
    select (k.registered_dt at time zone ${zone})::date as date, count(*) as new_members_count from card k
    where k.business_id = ${tenantId} and k.registered_dt >= ${from} and k.registered_dt < ${until}
      ${ofProgramme(loyaltyId)}
    group by 1 order by 1`);

/**
 * The number of cards before an instant by gender and age band on a day; unknown is null, in no order. Grouped by
 * one number, because sorting a hundred thousand genders takes longer than reading them.
 */
export const countMembersByAge = (until: Date, day: string, loyaltyId?: string) =>
  raw(sql<{ gender: "female" | "male" | "other" | null; age_from: number | null; members_count: bigint }>`
    with born as (
      select array_agg((${day}::date - make_interval(years => years))::date + 1 order by years desc) as after
      from unnest(array[18, 25, 35, 45, 55, 65]) years)
    select (array['female', 'male', 'other'])[band / 16] as gender, (array[65, 55, 45, 35, 25, 18, 0])[band % 16 + 1] as age_from,
      members_count
    from (
      select coalesce(array_position(array['female', 'male', 'other'], c.gender), 0) * 16 +
        coalesce(width_bucket(c.birth_date, (select after from born)), 15) as band, count(*) as members_count
      from card k join customer c on c.business_id = k.business_id and c.id = k.customer_id
      where k.business_id = ${tenantId} and k.registered_dt < ${until} ${ofProgramme(loyaltyId)} group by 1) each`);
