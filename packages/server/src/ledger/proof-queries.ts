import type { BookPromise } from "@patron/contract/enums";
import { sql } from "kysely";
import { raw, tenantId } from "#kit/database/rows.ts";

interface Row {
  subject: string;
  found: string;
  expected: string;
}

/**
 * Each statement recomputes data of the business from its entries and lots, and returns the rows that violate one rule. Ordered by subject,
 * a thousand at most, because more would not be read anyway.
 */
const promises: Record<BookPromise, ReturnType<typeof sql<Row>>> = {
  "transfers-sum-to-zero": sql`
    select transfer_id as subject, sum(amount)::text as found, '0' as expected from entry
    where business_id = ${tenantId} group by transfer_id, kind, unit having sum(amount) <> 0 order by 1 limit 1000`,
  "balances-are-entries": sql`
    select a.id as subject, a.balance::text as found, coalesce(sum(e.amount), 0)::text as expected
    from account a left join entry e on e.business_id = a.business_id and e.account_id = a.id
    where a.business_id = ${tenantId} group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)
    order by 1 limit 1000`,
  "entries-chain": sql`
    select id as subject,
      case when version = position then balance_after else version end::text as found,
      case when version = position then balance_before + amount else position end::text as expected
    from (
      select id, account_id, version, balance_after, amount,
        lag(balance_after, 1, 0::bigint) over w as balance_before, row_number() over w as position
      from entry where business_id = ${tenantId} and account_id is not null
      window w as (partition by account_id order by version)) chain
    where version <> position or balance_after <> balance_before + amount order by 1 limit 1000`,
  "versions-count-entries": sql`
    select a.id as subject, a.version::text as found, count(e.id)::text as expected
    from account a left join entry e on e.business_id = a.business_id and e.account_id = a.id
    where a.business_id = ${tenantId} group by a.id, a.version having a.version <> count(e.id)
    order by 1 limit 1000`,
  "bonuses-are-lots": sql`
    select a.id as subject, a.balance::text as found, coalesce(sum(l.remaining), 0)::text as expected
    from account a left join lot l on l.business_id = a.business_id and l.account_id = a.id
    where a.business_id = ${tenantId} and (a.kind = 'bonus' or a.expiring)
    group by a.id, a.balance having a.balance <> coalesce(sum(l.remaining), 0) order by 1 limit 1000`,
  "lots-are-entries": sql`
    select l.id as subject, l.remaining::text as found, coalesce(sum(e.amount), 0)::text as expected
    from lot l left join lot_entry e on e.business_id = l.business_id and e.lot_id = l.id
    where l.business_id = ${tenantId} group by l.id, l.remaining having l.remaining <> coalesce(sum(e.amount), 0)
    order by 1 limit 1000`,
  "held-is-holds": sql`
    select a.id as subject, a.held::text as found, coalesce(sum(h.amount), 0)::text as expected
    from account a left join hold h on h.business_id = a.business_id and h.account_id = a.id
    where a.business_id = ${tenantId} group by a.id, a.held having a.held <> coalesce(sum(h.amount), 0)
    order by 1 limit 1000`,
  "holds-are-pins": sql`
    select h.id as subject, h.amount::text as found, coalesce(sum(p.amount), 0)::text as expected
    from hold h join account a on a.business_id = h.business_id and a.id = h.account_id and (a.kind = 'bonus' or a.expiring)
    left join hold_pin p on p.business_id = h.business_id and p.hold_id = h.id
    where h.business_id = ${tenantId} group by h.id, h.amount having h.amount <> coalesce(sum(p.amount), 0)
    order by 1 limit 1000`,
  "pins-fit-lots": sql`
    select l.id as subject, sum(p.amount)::text as found, l.remaining::text as expected
    from lot l join hold_pin p on p.business_id = l.business_id and p.lot_id = l.id
    where l.business_id = ${tenantId} group by l.id, l.remaining having sum(p.amount) > l.remaining
    order by 1 limit 1000`,
  "accounts-have-owners": sql`
    select coalesce(a.id, c.id) as subject, coalesce(a.kind || ' ' || a.unit, 'none') as found,
      coalesce(c.kind || ' ' || c.unit, 'none') as expected
    from (select id, owner_id, kind, unit from account
      where business_id = ${tenantId} and kind in ('special-money', 'special-goods', 'punches')) a
    full join (select o.id, s.unit, case s.type when 'punches' then 'punches' else 'special-' || s.type end as kind
      from customer_account o
      join special_account s on s.business_id = o.business_id and s.id = o.special_account_id
      where o.business_id = ${tenantId}) c on c.id = a.owner_id
    where (a.kind, a.unit) is distinct from (c.kind, c.unit) order by 1 limit 1000`,
  "transactions-tell-accounts": sql`
    select coalesce(e.transaction_id, t.transaction_id) as subject, coalesce(e.amount, 0)::text as found,
      coalesce(t.amount, 0)::text as expected
    from (select f.transaction_id, a.owner_id, sum(e.amount) as amount from transfer f
      join entry e on e.business_id = f.business_id and e.transfer_id = f.id
      join account a on a.business_id = e.business_id and a.id = e.account_id
        and a.kind in ('special-money', 'special-goods', 'punches')
      where f.business_id = ${tenantId} and f.transaction_id is not null group by 1, 2) e
    full join (select m.transaction_id, m.customer_account_id,
        sum(case x.status when 'canceled' then 0 else m.amount end) as amount
      from transaction_account m
      join transaction x on x.business_id = m.business_id and x.id = m.transaction_id
      where m.business_id = ${tenantId} group by 1, 2) t
      on t.transaction_id = e.transaction_id and t.customer_account_id = e.owner_id
    where coalesce(e.amount, 0) <> coalesce(t.amount, 0) order by 1 limit 1000`,
  // Owners' accounts compared with the counter-accounts of the same kind and unit.
  "books-sum-to-zero": sql`
    select kind || ' ' || unit as subject, sum(owned)::text as found, (-sum(countered))::text as expected
    from (select kind, unit, balance as owned, 0 as countered from account where business_id = ${tenantId}
      union all select kind, unit, 0, amount from entry where business_id = ${tenantId} and account_id is null) books
    group by kind, unit having sum(owned) + sum(countered) <> 0 order by 1 limit 1000`,
  // Since the account got its current credit. Manual changes may exceed it.
  "spending-within-credit": sql`
    select e.id as subject, e.balance_after::text as found,
      (-case a.credit_type when 'credit' then a.credit_limit else 0 end)::text as expected
    from account a
    join entry e on e.business_id = a.business_id and e.account_id = a.id and e.version > a.credit_version
    join transfer f on f.business_id = e.business_id and f.id = e.transfer_id and f.kind = 'spend'
    where a.business_id = ${tenantId} and a.credit_type is distinct from 'credit-unlimited'
      and e.balance_after < -case a.credit_type when 'credit' then a.credit_limit else 0 end
    order by 1 limit 1000`,
  "reversals-are-whole": sql`
    (select f.id as subject, count(r.id)::text as found, case x.status when 'canceled' then '1' else '0' end as expected
    from transfer f
    join transaction x on x.business_id = f.business_id and x.id = f.transaction_id
    left join transfer r on r.business_id = f.business_id and r.reverses_id = f.id
    where f.business_id = ${tenantId} and f.kind in ('accrue', 'refill', 'spend', 'capture', 'adjust', 'write-off')
    group by f.id, x.status having count(r.id) <> case x.status when 'canceled' then 1 else 0 end
    order by 1 limit 1000)
    union all
    (select id, sum(own)::text, (-sum(undone))::text
    from (select r.id, e.amount as own, 0 as undone from transfer r
        join entry e on e.business_id = r.business_id and e.transfer_id = r.id and e.account_id is not null
        where r.business_id = ${tenantId} and r.reverses_id is not null
      union all
      select r.id, 0, e.amount from transfer r
        join entry e on e.business_id = r.business_id and e.transfer_id = r.reverses_id and e.account_id is not null
        where r.business_id = ${tenantId} and r.reverses_id is not null) sides
    group by id having sum(own) + sum(undone) <> 0 order by 1 limit 1000)`,
  "states-have-moments": sql`
    select id as subject,
      concat_ws(' ', status, case when finalized_dt is not null then 'finalized' end, case when cancel_dt is not null then 'canceled' end)
        as found,
      case status when 'success' then 'success finalized' when 'canceled' then 'canceled canceled' else status end as expected
    from transaction
    where business_id = ${tenantId} and case status
      when 'success' then finalized_dt is null or cancel_dt is not null
      when 'canceled' then cancel_dt is null
      else finalized_dt is not null or cancel_dt is not null end
    order by 1 limit 1000`,
  "holds-are-reservations": sql`
    select h.id as subject, coalesce(x.status, 'none') as found, 'authorized' as expected
    from hold h left join transaction x on x.business_id = h.business_id and x.id = h.transaction_id
    where h.business_id = ${tenantId} and x.status is distinct from 'authorized' order by 1 limit 1000`,
};

/** Rows that violate a rule of the ledger, by subject. */
export const listGaps = (promise: BookPromise) => raw(promises[promise]);

/** How many records there are to check. */
export const countProved = () =>
  raw(sql<Record<"accounts" | "transfers" | "entries" | "lots" | "holds", bigint>>`
  select (select count(*) from account where business_id = ${tenantId}) as accounts,
    (select count(*) from transfer where business_id = ${tenantId}) as transfers,
    (select count(*) from entry where business_id = ${tenantId}) as entries,
    (select count(*) from lot where business_id = ${tenantId}) as lots,
    (select count(*) from hold where business_id = ${tenantId}) as holds`);
