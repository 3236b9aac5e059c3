import type { RulePeriod } from "@patron/contract/enums";
import { sql } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";

/** Businesses with a programme whose categories are checked at night, by id, after a given one; reads across businesses. */
export const listCategoryBusinesses = (after: string | null, limit: number) =>
  raw(sql<{ business_id: string }>`
    select business_id from list_category_businesses(${after}::uuid, ${limit}::int)`);

/** Programmes whose categories are checked at night, with the latest check, if any, and when last something changed that decides for everybody. */
export const listCheckedProgrammes = () =>
  raw(sql<{
    id: string;
    time_zone: string;
    recalc_time: string | null;
    changed_dt: Date;
    day: string | null;
    begun_dt: Date | null;
    since_day: string | null;
    since_dt: Date | null;
    everybody: boolean | null;
    last_card_id: string | null;
    done: boolean | null;
  }>`
    select l.id, l.time_zone, s.body ->> 'recalc_time' as recalc_time,
      greatest(l.modified_dt, s.modified_dt,
        (select max(r.modified_dt) from card_category_rule r where r.business_id = ${tenantId} and r.loyalty_id = l.id),
        (select max(k.modified_dt) from card_category k where k.business_id = ${tenantId} and k.loyalty_id = l.id)) as changed_dt,
      c.day::text as day, c.begun_dt, c.since_day::text as since_day, c.since_dt, c.everybody, c.last_card_id, c.done
    from loyalty_settings s
    join loyalty l on l.business_id = s.business_id and l.id = s.loyalty_id
    left join category_check c on c.business_id = s.business_id and c.loyalty_id = s.loyalty_id
    where s.business_id = ${tenantId} and s.name = 'card-categories' and (s.body ->> 'auto_assign_active')::boolean and l.active
    order by l.id`);

/** A check of a day that is beginning. */
export interface NewCheck {
  loyalty_id: string;
  day: string;
  begun_dt: Date;
  since_day: string | null;
  since_dt: Date | null;
  everybody: boolean;
}

/** Begins the check of a day, unless another server has. */
export const beginCheck = (check: NewCheck) =>
  q
    .insertInto("category_check")
    .values({ ...check, last_card_id: null, done: false })
    .onConflict((at) =>
      at
        .columns(["business_id", "loyalty_id"])
        .doUpdateSet({ ...check, last_card_id: null, done: false })
        .where("category_check.day", "<", check.day),
    );

/** The check of a programme, locked, so that one server at a time goes on with it. */
export const lockCheck = (loyaltyId: string) =>
  q
    .selectFrom("category_check")
    .select(["day", "last_card_id", "done"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .forUpdate();

/** Remembers the last card of a check of a day, or that all are done. */
export const saveCheck = (loyaltyId: string, day: string, state: { last_card_id: string } | { done: true }) =>
  q
    .updateTable("category_check")
    .set(state)
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("day", "=", day);

/** Whose categories are to be checked, and from which card on. */
export interface Wanted {
  loyaltyId: string;
  everybody: boolean;
  since: Date;
  /** The time that has left the period of a rule since the last check. */
  slid: readonly { period: RulePeriod; from: Date; until: Date }[];
  after: string | null;
}

/**
 * Cards of a programme, by id: all; or those that bought, were cancelled a sale, joined or got another category since, and those with sales that
 * are no longer in the period of a rule. Indexes: transaction_created, transaction_cancelled.
 */
export const listCheckedCards = ({ loyaltyId, everybody, since, slid, after }: Wanted, limit: number) =>
  raw(sql<{ id: string }>`
    select c.id from card c
    where c.business_id = ${tenantId} and c.loyalty_id = ${loyaltyId} and c.access <> 'none'
      and (${after}::uuid is null or c.id > ${after}::uuid)
      and (${everybody}::boolean or c.last_visit_dt >= ${since} or c.registered_dt >= ${since} or c.category_dt >= ${since}
        or c.id in (select t.card_id from transaction t
          where t.business_id = ${tenantId} and t.cancel_dt >= ${since} and t.card_id is not null)
        or c.id in (select t.card_id from transaction t
          where t.business_id = ${tenantId} and t.transaction_type = 'refund' and t.created_dt >= ${since} and t.card_id is not null)
        or c.id in (select t.card_id from transaction t
          join unnest(${slid.map((one) => one.from)}::timestamptz[], ${slid.map((one) => one.until)}::timestamptz[]) p (since, until)
            on t.created_dt >= p.since and t.created_dt < p.until
          where t.business_id = ${tenantId} and t.card_id is not null and t.status = 'success'))
    order by c.id limit ${limit}`);

/** Some cards, locked in one order. */
export const lockSomeCards = (ids: readonly string[]) =>
  q.selectFrom("card").select("id").where(inTenant()).where("id", "in", ids).orderBy("id").forNoKeyUpdate();
