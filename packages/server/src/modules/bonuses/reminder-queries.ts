import { sql } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";

/** Bonuses of a card that end on one day, with what the card has in all. */
interface Ending {
  card_id: string;
  customer_id: string;
  currency: string;
  expire_date: string;
  amount: bigint;
  balance: bigint;
}
/** Bonuses of a programme's cards that end within some days and were not told of yet, by day and card. */
export const listEnding = (loyaltyId: string, days: { from: string; until: string }, limit: number) =>
  raw(sql<Ending>`
    select c.id as card_id, c.customer_id, a.unit as currency, l.expire_date::text as expire_date,
      sum(l.remaining)::bigint as amount, (a.balance - a.held) as balance
    from lot l
    join account a on a.business_id = l.business_id and a.id = l.account_id and a.kind = 'bonus'
    join card c on c.business_id = a.business_id and c.id = a.owner_id and c.loyalty_id = ${loyaltyId}
    where l.business_id = ${tenantId} and l.expire_date between ${days.from}::date and ${days.until}::date
      and l.remaining > 0
      and not exists (select from bonus_reminder r where r.business_id = ${tenantId}
        and r.card_id = c.id and r.currency = a.unit and r.expire_date = l.expire_date)
    group by c.id, c.customer_id, a.unit, l.expire_date, a.balance, a.held
    order by l.expire_date, c.id, a.unit limit ${limit}`);

/** Stores that customers were told of these; those of which another run has told are left out. */
export const addReminders = (ending: readonly Pick<Ending, "card_id" | "currency" | "expire_date">[]) =>
  q
    .insertInto("bonus_reminder")
    .values(ending.map(({ card_id, currency, expire_date }) => ({ card_id, currency, expire_date })))
    .onConflict((at) => at.doNothing())
    .returning(["card_id", "currency", "expire_date"]);

/** Forgets what has ended before a day. */
export const removeReminders = (day: string) =>
  q.deleteFrom("bonus_reminder").where(inTenant()).where("expire_date", "<", day);
