import { type RawBuilder, sql } from "kysely";
import { q, raw, thisBusiness } from "#kit/database/rows.ts";
import type { Part } from "./period.ts";
import { partsOf, type Span } from "./span.ts";

/** Customers by how often they came, from so many visits on; and, with an id, single ones who stand out. */
export interface BuyersRow {
  list: "frequency" | "amount" | "visits";
  visits_from: number | null;
  customer_id: string | null;
  customers_count: bigint;
  visits_count: bigint;
  amount_to_pay: bigint;
}

/**
 * Who bought in a span, each customer counted once: how many came once, twice, three to five times and more often. With
 * `top` also the ten who paid most and the ten who came most often, the first first; equal ones by id.
 */
export const listBuyers = (span: Span, parts: readonly Part[], top: boolean) =>
  raw(sql<BuyersRow>`
    with each as materialized (
      select customer_id, sum(visits_count)::bigint as visits_count, sum(amount_to_pay)::bigint as amount_to_pay
      from ${partsOf("customer_turnover", span, parts)} group by customer_id having sum(visits_count) > 0)
    select 'frequency' as list, case when visits_count < 3 then visits_count when visits_count < 6 then 3 else 6 end::int as visits_from,
      null::uuid as customer_id, count(*) as customers_count, sum(visits_count)::bigint as visits_count,
      sum(amount_to_pay)::bigint as amount_to_pay
    from each group by 2
    ${top ? sql`union all ${first("amount")} union all ${first("visits")}` : sql``}`);

function first(list: "amount" | "visits"): RawBuilder<unknown> {
  const by =
    list === "amount" ? sql`amount_to_pay desc, visits_count desc` : sql`visits_count desc, amount_to_pay desc`;
  return sql`(
    select ${sql.lit(list)}, null, customer_id, 1, visits_count, amount_to_pay from each order by ${by}, customer_id limit 10)`;
}

/** How many customers bought on each day, earliest first; a day without any has no row. */
export const countBuyersByDay = (span: Span, days: readonly Part[]) =>
  raw(sql<{ date: string; customers_count: bigint }>`
    select business_date as date, count(*) as customers_count from (
      select business_date, customer_id from ${partsOf("customer_turnover", span, days)}
      group by business_date, customer_id having sum(visits_count) > 0) each
    group by business_date order by business_date`);

export const listNames = (ids: readonly string[]) =>
  q
    .selectFrom("customer")
    .select(["id", "first_name", "last_name", "phone", "email", "external_id"])
    .where("business_id", "=", thisBusiness)
    .where("id", "in", ids);

const ofProgramme = (loyaltyId: string | undefined) => (loyaltyId ? sql`and k.loyalty_id = ${loyaltyId}` : sql``);

/** Cards that were there before an instant, by category, the most first; null is none. Equal ones by the category's id. */
export const countMembersByCategory = (until: Date, loyaltyId?: string) =>
  raw(sql<{ id: string | null; title: string | null; members_count: bigint }>`
    select s.id, c.title, s.members_count from (
      select k.category_id as id, count(*) as members_count from card k
      where k.business_id = ${thisBusiness} and k.registered_dt < ${until} ${ofProgramme(loyaltyId)} group by k.category_id) s
    left join card_category c on c.business_id = ${thisBusiness} and c.id = s.id order by s.members_count desc, s.id`);

/** How many cards were there before an instant. */
export const countMembers = (until: Date, loyaltyId?: string) =>
  raw(sql<{ members_count: bigint }>`
    select count(*) as members_count from card k
    where k.business_id = ${thisBusiness} and k.registered_dt < ${until} ${ofProgramme(loyaltyId)}`);

/** Cards by the day of their registration in a zone, earliest first; from an instant, until before another. */
export const countNewByDay = (zone: string, from: Date, until: Date, loyaltyId?: string) =>
  raw(sql<{ date: string; new_members_count: bigint }>`
    select (k.registered_dt at time zone ${zone})::date as date, count(*) as new_members_count from card k
    where k.business_id = ${thisBusiness} and k.registered_dt >= ${from} and k.registered_dt < ${until}
      ${ofProgramme(loyaltyId)}
    group by 1 order by 1`);

/** Cards that were there before an instant, by gender and by age in bands on a day; unknown is null, in no order. */
export const countMembersByAge = (until: Date, day: string, loyaltyId?: string) =>
  raw(sql<{ gender: "female" | "male" | "other" | null; age_from: number | null; members_count: bigint }>`
    select gender, case when years < 18 then 0 when years < 25 then 18 when years >= 65 then 65
        else (years - 25) / 10 * 10 + 25 end as age_from, sum(members_count)::bigint as members_count
    from (
      select c.gender, extract(year from age(${day}::date, c.birth_date))::int as years, count(*) as members_count
      from card k join customer c on c.business_id = k.business_id and c.id = k.customer_id
      where k.business_id = ${thisBusiness} and k.registered_dt < ${until} ${ofProgramme(loyaltyId)} group by 1, 2) each
    group by 1, 2`);
