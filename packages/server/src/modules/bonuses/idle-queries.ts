import { sql } from "kysely";
import { q, raw, tenantId } from "#kit/database/rows.ts";

/** Businesses with a programme to check on a day, by id, after a given one; reads across businesses. */
export const listIdleBusinesses = (day: string, after: string | null, limit: number) =>
  raw(sql<{ business_id: string }>`
    select business_id from list_idle_businesses(${day}::date, ${after}::uuid, ${limit}::int)`);

/** Programmes whose bonuses expire on unused cards, with the day of their latest check (null: none), by id. */
export const listIdleProgrammes = () =>
  raw(sql<{
    id: string;
    time_zone: string;
    months: number;
    version: number;
    done_day: string | null;
    done_version: number | null;
  }>`
    select l.id, l.time_zone, (s.body ->> 'bonuses_inactivity_expire_months')::int as months, s.version,
      c.day as done_day, c.settings_version as done_version
    from loyalty_settings s
    join loyalty l on l.business_id = s.business_id and l.id = s.loyalty_id
    left join idle_check c on c.business_id = s.business_id and c.loyalty_id = s.loyalty_id
    where s.business_id = ${tenantId} and s.name = 'programme'
      and s.body ->> 'bonuses_inactivity_expire_months' is not null order by l.id`);

/** A programme with its present day and the months without a visit after which bonuses expire. */
export interface Idleness {
  loyaltyId: string;
  timeZone: string;
  months: number;
  day: string;
}

/**
 * Ordinary lots without a last day, of cards unused and credited for at least this many months; the last valid day is that many months
 * later. Excludes amounts on hold. All cards, or some; by card.
 */
export const listIdleLots = (
  { loyaltyId, timeZone, months, day }: Idleness,
  limit: number,
  cardIds: readonly string[] | null = null,
) =>
  raw(sql<{ card_id: string; customer_id: string; currency: string; lot_id: string }>`
    select c.id as card_id, c.customer_id, a.unit as currency, l.id as lot_id from card c
    join account a on a.business_id = c.business_id and a.owner_id = c.id and a.kind = 'bonus'
    join lot l on l.business_id = a.business_id and l.account_id = a.id and l.remaining > 0
      and l.kind = 'ordinary' and l.expire_date is null
    where c.business_id = ${tenantId} and c.loyalty_id = ${loyaltyId}
      and (${cardIds}::uuid[] is null or c.id = any(${cardIds}::uuid[]))
      and ((greatest(coalesce(c.last_visit_dt, c.registered_dt), l.created_dt) at time zone ${timeZone})::date
        + make_interval(months => ${months}::int))::date < ${day}::date
      and l.remaining > (select coalesce(sum(p.amount), 0) from hold_pin p
        where p.business_id = ${tenantId} and p.lot_id = l.id)
    order by c.id, a.unit, l.id limit ${limit}`);

/** Stores that a programme was checked on a day, with the settings of that day. */
export const saveIdleCheck = (loyaltyId: string, day: string, settingsVersion: number) =>
  q
    .insertInto("idle_check")
    .values({ loyalty_id: loyaltyId, day, settings_version: settingsVersion })
    .onConflict((at) =>
      at.columns(["business_id", "loyalty_id"]).doUpdateSet((eb) => ({
        day: eb.ref("excluded.day"),
        settings_version: eb.ref("excluded.settings_version"),
      })),
    );
