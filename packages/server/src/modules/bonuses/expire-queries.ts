import { sql } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";

/** Businesses with bonuses that expire before a day, by id, after a given one; reads across businesses and returns only ids. */
export const listExpiringBusinesses = (day: string, after: string | null, limit: number) =>
  raw(sql<{ business_id: string }>`
    select business_id from list_expiring_businesses(${day}::date, ${after}::uuid, ${limit}::int)`);

/** Programmes with their time zones, by id. */
export const listLoyaltyZones = () =>
  q.selectFrom("loyalty").select(["id", "time_zone"]).where(inTenant()).orderBy("id");

/** Special accounts with value that ended before a day and is not on hold, by owner. */
export const listExpiringAccounts = (day: string, limit: number) =>
  raw(sql<{ owner_id: string; kind: "special-money" | "special-goods" | "punches"; unit: string }>`
    select distinct a.owner_id, a.kind, a.unit from lot l
    join account a on a.business_id = l.business_id and a.id = l.account_id and a.expiring
    where l.business_id = ${tenantId} and l.expire_date < ${day}::date and l.remaining > 0
      and l.remaining > (select coalesce(sum(p.amount), 0) from hold_pin p
        where p.business_id = ${tenantId} and p.lot_id = l.id)
    order by 1, 2, 3 limit ${limit}`);

/** Cards and currencies of a programme with bonuses that ended before a day and are not on hold, by card. */
export const listExpiring = (loyaltyId: string, day: string, limit: number) =>
  raw(sql<{ card_id: string; customer_id: string; currency: string }>`
    select distinct a.owner_id as card_id, c.customer_id, a.unit as currency from lot l
    join account a on a.business_id = l.business_id and a.id = l.account_id
    join card c on c.business_id = a.business_id and c.id = a.owner_id and c.loyalty_id = ${loyaltyId}
    where l.business_id = ${tenantId} and l.expire_date < ${day}::date and l.remaining > 0
      and l.remaining > (select coalesce(sum(p.amount), 0) from hold_pin p
        where p.business_id = ${tenantId} and p.lot_id = l.id)
    order by 1, 3 limit ${limit}`);
