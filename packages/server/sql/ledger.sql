-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- ledger/as-of-queries.ts

-- getBalanceAt
select coalesce(sum(entry.amount), 0)::bigint as "balance"
from "entry"
inner join "transfer" on "transfer"."business_id" = "entry"."business_id"
  and "transfer"."id" = "entry"."transfer_id"
where "entry"."business_id" = $1::uuid
  and "entry"."account_id" = $2
  and "transfer"."posted_dt" < $3;

-- listLotsAt
select "lot"."id", "lot"."kind", "lot"."expire_date", sum(lot_entry.amount)::bigint as "amount"
from "entry"
inner join "transfer" on "transfer"."business_id" = "entry"."business_id"
  and "transfer"."id" = "entry"."transfer_id"
inner join "lot_entry" on "lot_entry"."business_id" = "entry"."business_id"
  and "lot_entry"."entry_id" = "entry"."id"
inner join "lot" on "lot"."business_id" = "lot_entry"."business_id"
  and "lot"."id" = "lot_entry"."lot_id"
where "entry"."business_id" = $1::uuid
  and "entry"."account_id" = $2
  and "transfer"."posted_dt" < $3
group by "lot"."id", "lot"."kind", "lot"."expire_date", "lot"."sequence"
having sum(lot_entry.amount) <> 0
order by "lot"."expire_date" asc nulls last, "lot"."sequence";

-- ledger/proof-queries.ts

-- listGaps
select transfer_id as subject, sum(amount)::text as found, '0' as expected
from entry
where business_id = $1::uuid
group by transfer_id, kind, unit
having sum(amount) <> 0
order by 1
limit 1000;

-- listGaps, required parameters only
select a.id as subject, a.balance::text as found, coalesce(sum(e.amount), 0)::text as expected
from account a
left join entry e on e.business_id = a.business_id
  and e.account_id = a.id
where a.business_id = $1::uuid
group by a.id, a.balance
having a.balance <> coalesce(sum(e.amount), 0)
order by 1
limit 1000;

-- listGaps, other parameters
select id as subject,
  case when version = position then balance_after else version end::text as found,
  case when version = position then balance_before + amount else position end::text as expected
from ( select id, account_id, version, balance_after, amount, lag(balance_after, 1, 0::bigint) over w as balance_before, row_number() over w as position from entry where business_id = $1::uuid and account_id is not null window w as (partition by account_id order by version)) chain
where version <> position or balance_after <> balance_before + amount
order by 1
limit 1000;

-- listGaps, other parameters: as listGaps, required parameters only, but
select a.id as subject, a.version::text as found, count(e.id)::text as expected
group by a.id, a.version
having a.version <> count(e.id);

-- listGaps, other parameters
select a.id as subject, a.balance::text as found, coalesce(sum(l.remaining), 0)::text as expected
from account a
left join lot l on l.business_id = a.business_id
  and l.account_id = a.id
where a.business_id = $1::uuid
  and (a.kind = 'bonus' or a.expiring)
group by a.id, a.balance
having a.balance <> coalesce(sum(l.remaining), 0)
order by 1
limit 1000;

-- listGaps, other parameters
select l.id as subject, l.remaining::text as found, coalesce(sum(e.amount), 0)::text as expected
from lot l
left join lot_entry e on e.business_id = l.business_id
  and e.lot_id = l.id
where l.business_id = $1::uuid
group by l.id, l.remaining
having l.remaining <> coalesce(sum(e.amount), 0)
order by 1
limit 1000;

-- listGaps, other parameters
select a.id as subject, a.held::text as found, coalesce(sum(h.amount), 0)::text as expected
from account a
left join hold h on h.business_id = a.business_id
  and h.account_id = a.id
where a.business_id = $1::uuid
group by a.id, a.held
having a.held <> coalesce(sum(h.amount), 0)
order by 1
limit 1000;

-- listGaps, other parameters
select h.id as subject, h.amount::text as found, coalesce(sum(p.amount), 0)::text as expected
from hold h
join account a on a.business_id = h.business_id
  and a.id = h.account_id
  and (a.kind = 'bonus' or a.expiring)
left join hold_pin p on p.business_id = h.business_id
  and p.hold_id = h.id
where h.business_id = $1::uuid
group by h.id, h.amount
having h.amount <> coalesce(sum(p.amount), 0)
order by 1
limit 1000;

-- listGaps, other parameters
select l.id as subject, sum(p.amount)::text as found, l.remaining::text as expected
from lot l
join hold_pin p on p.business_id = l.business_id
  and p.lot_id = l.id
where l.business_id = $1::uuid
group by l.id, l.remaining
having sum(p.amount) > l.remaining
order by 1
limit 1000;

-- listGaps, other parameters
select coalesce(a.id, c.id) as subject,
  coalesce(a.kind || ' ' || a.unit, 'none') as found,
  coalesce(c.kind || ' ' || c.unit, 'none') as expected
from (select id, owner_id, kind, unit from account where business_id = $1::uuid and kind in ('special-money', 'special-goods', 'punches')) a full
join (select o.id, s.unit, case s.type when 'punches' then 'punches' else 'special-' || s.type end as kind from customer_account o join special_account s on s.business_id = o.business_id and s.id = o.special_account_id where o.business_id = $1::uuid) c on c.id = a.owner_id
where (a.kind, a.unit) is distinct from (c.kind, c.unit)
order by 1
limit 1000;

-- listGaps, other parameters
select coalesce(e.transaction_id, t.transaction_id) as subject,
  coalesce(e.amount, 0)::text as found,
  coalesce(t.amount, 0)::text as expected
from (select f.transaction_id, a.owner_id, sum(e.amount) as amount from transfer f join entry e on e.business_id = f.business_id and e.transfer_id = f.id join account a on a.business_id = e.business_id and a.id = e.account_id and a.kind in ('special-money', 'special-goods', 'punches') where f.business_id = $1::uuid and f.transaction_id is not null group by 1, 2) e full
join (select m.transaction_id, m.customer_account_id, sum(case x.status when 'canceled' then 0 else m.amount end) as amount from transaction_account m join transaction x on x.business_id = m.business_id and x.id = m.transaction_id where m.business_id = $1::uuid group by 1, 2) t on t.transaction_id = e.transaction_id
  and t.customer_account_id = e.owner_id
where coalesce(e.amount, 0) <> coalesce(t.amount, 0)
order by 1
limit 1000;

-- listGaps, other parameters
select kind || ' ' || unit as subject, sum(owned)::text as found, (-sum(countered))::text as expected
from (select kind, unit, balance as owned, 0 as countered from account where business_id = $1::uuid union all select kind, unit, 0, amount from entry where business_id = $1::uuid and account_id is null) books
group by kind, unit
having sum(owned) + sum(countered) <> 0
order by 1
limit 1000;

-- listGaps, other parameters
select e.id as subject, e.balance_after::text as found, (-case a.credit_type when 'credit' then a.credit_limit else 0 end)::text as expected
from account a
join entry e on e.business_id = a.business_id
  and e.account_id = a.id
  and e.version > a.credit_version
join transfer f on f.business_id = e.business_id
  and f.id = e.transfer_id
  and f.kind = 'spend'
where a.business_id = $1::uuid
  and a.credit_type is distinct from 'credit-unlimited'
  and e.balance_after < -case a.credit_type when 'credit' then a.credit_limit else 0 end
order by 1
limit 1000;

-- listGaps, other parameters
(select f.id as subject, count(r.id)::text as found, case x.status when 'canceled' then '1' else '0' end as expected from transfer f join transaction x on x.business_id = f.business_id and x.id = f.transaction_id left join transfer r on r.business_id = f.business_id and r.reverses_id = f.id where f.business_id = $1::uuid and f.kind in ('accrue', 'refill', 'spend', 'capture', 'adjust', 'write-off') group by f.id, x.status having count(r.id) <> case x.status when 'canceled' then 1 else 0 end order by 1 limit 1000)
union all (select id, sum(own)::text, (-sum(undone))::text from (select r.id, e.amount as own, 0 as undone from transfer r join entry e on e.business_id = r.business_id and e.transfer_id = r.id and e.account_id is not null where r.business_id = $1::uuid and r.reverses_id is not null union all select r.id, 0, e.amount from transfer r join entry e on e.business_id = r.business_id and e.transfer_id = r.reverses_id and e.account_id is not null where r.business_id = $1::uuid and r.reverses_id is not null) sides group by id having sum(own) + sum(undone) <> 0 order by 1 limit 1000);

-- listGaps, other parameters
select id as subject,
  concat_ws(' ', status, case when finalized_dt is not null then 'finalized' end, case when cancel_dt is not null then 'canceled' end) as found,
  case status when 'success' then 'success finalized' when 'canceled' then 'canceled canceled' else status end as expected
from transaction
where business_id = $1::uuid
  and case status when 'success' then finalized_dt is null or cancel_dt is not null when 'canceled' then cancel_dt is null else finalized_dt is not null or cancel_dt is not null end
order by 1
limit 1000;

-- listGaps, other parameters
select h.id as subject, coalesce(x.status, 'none') as found, 'authorized' as expected
from hold h
left join transaction x on x.business_id = h.business_id
  and x.id = h.transaction_id
where h.business_id = $1::uuid
  and x.status is distinct from 'authorized'
order by 1
limit 1000;

-- countProved
select (select count(*) from account where business_id = $1::uuid) as accounts,
  (select count(*) from transfer where business_id = $1::uuid) as transfers,
  (select count(*) from entry where business_id = $1::uuid) as entries,
  (select count(*) from lot where business_id = $1::uuid) as lots,
  (select count(*) from hold where business_id = $1::uuid) as holds;

-- ledger/queries.ts

-- openAccounts
insert into "account" ("id", "owner_id", "kind", "unit", "created_dt", "business_id")
values ($1, $2, $3, $4, $5, $6::uuid)
on conflict ("business_id", "owner_id", "kind", "unit") do nothing;

-- lockAccount
select *
from "account"
where "business_id" = $1::uuid
  and "owner_id" = $2
  and "kind" = $3
  and "unit" = $4
for no key update;

-- getAccount
select *
from "account"
where "business_id" = $1::uuid
  and "owner_id" = $2
  and "kind" = $3
  and "unit" = $4;

-- openAccount
insert into "account" ("…", "business_id")
values ($1, $2::uuid);

-- saveCredit
update "account"
set "credit_type" = $1, "credit_limit" = $2, "credit_version" = "version"
where "business_id" = $3::uuid
  and "id" = $4;

-- listAccounts
select *
from "account"
where "business_id" = $1::uuid
  and "owner_id" in ($2)
order by "owner_id", "kind", "unit";

-- listContents
with own as ( select a.id from account a join unnest($1::uuid[], $2::text[], $3::text[]) w (owner_id, kind, unit) on a.business_id = $4::uuid and a.owner_id = w.owner_id and a.kind = w.kind and a.unit = w.unit)
select l.account_id, l.id, l.kind, l.expire_date, l.remaining as amount, l.sequence, null::uuid as lot_id, null::bigint as pin_amount
from own cross
join lateral (select * from lot where business_id = $4::uuid and account_id = own.id and (remaining <> 0 or id = any($5::uuid[])) order by sequence) l
union all
select h.account_id, h.id, null, null, h.amount, null, p.lot_id, p.amount
from own
join hold h on h.business_id = $4::uuid
  and h.account_id = own.id
left join hold_pin p on p.business_id = h.business_id
  and p.hold_id = h.id
order by sequence, id;

-- listContents, required parameters only
with own as ( select a.id from account a join unnest($1::uuid[], $2::text[], $3::text[]) w (owner_id, kind, unit) on a.business_id = $4::uuid and a.owner_id = w.owner_id and a.kind = w.kind and a.unit = w.unit)
select l.account_id, l.id, l.kind, l.expire_date, l.remaining as amount, l.sequence, null::uuid as lot_id, null::bigint as pin_amount
from own cross
join lateral (select * from lot where business_id = $4::uuid and account_id = own.id and remaining <> 0 order by sequence) l
union all
select h.account_id, h.id, null, null, h.amount, null, p.lot_id, p.amount
from own
join hold h on h.business_id = $4::uuid
  and h.account_id = own.id
left join hold_pin p on p.business_id = h.business_id
  and p.hold_id = h.id
order by sequence, id;

-- listContents, other parameters
with own as ( select a.id from account a join unnest($1::uuid[], $2::text[], $3::text[]) w (owner_id, kind, unit) on a.business_id = $4::uuid and a.owner_id = w.owner_id and a.kind = w.kind and a.unit = w.unit)
select l.account_id, l.id, l.kind, l.expire_date, l.remaining as amount, l.sequence, null::uuid as lot_id, null::bigint as pin_amount
from own cross
join lateral (select * from lot where business_id = $4::uuid and account_id = own.id and remaining < 0 union all select * from lot where business_id = $4::uuid and account_id = own.id and remaining > 0 and expire_date is not null union all (select * from lot where business_id = $4::uuid and account_id = own.id and remaining > 0 and expire_date is null order by sequence limit 64)) l
union all
select h.account_id, h.id, null, null, h.amount, null, p.lot_id, p.amount
from own
join hold h on h.business_id = $4::uuid
  and h.account_id = own.id
left join hold_pin p on p.business_id = h.business_id
  and p.hold_id = h.id
order by sequence, id;

-- listContents, other parameters
with own as ( select a.id from account a join unnest($1::uuid[], $2::text[], $3::text[]) w (owner_id, kind, unit) on a.business_id = $4::uuid and a.owner_id = w.owner_id and a.kind = w.kind and a.unit = w.unit)
select l.account_id, l.id, l.kind, l.expire_date, l.remaining as amount, l.sequence, null::uuid as lot_id, null::bigint as pin_amount
from own cross
join lateral (select * from lot where business_id = $4::uuid and account_id = own.id and remaining < 0) l
union all
select h.account_id, h.id, null, null, h.amount, null, p.lot_id, p.amount
from own
join hold h on h.business_id = $4::uuid
  and h.account_id = own.id
left join hold_pin p on p.business_id = h.business_id
  and p.hold_id = h.id
order by sequence, id;

-- addPosting
select age as sequence
from add_posting($1::uuid, $2::jsonb, $3::jsonb, $4::jsonb, $5::jsonb, $6::jsonb, $7::uuid, $8, $9, $10);

-- nextSequences
select nextval('lot_sequence') as sequence
from generate_series(1, $1::int);

-- saveAccount
update "account"
set "balance" = $1, "held" = $2, "version" = $3
where "business_id" = $4::uuid
  and "id" = $5;

-- addHold
insert into "hold" ("id", "account_id", "transaction_id", "amount", "created_dt", "expires_dt", "business_id")
values ($1, $2, $3, $4, $5, $6, $7::uuid);

-- addPins
insert into "hold_pin" ("hold_id", "lot_id", "amount", "business_id")
values ($1, $2, $3, $4::uuid);

-- endHold
delete from "hold"
where "business_id" = $1::uuid
  and "id" = $2;

-- listTransfersOf
select "transfer"."id",
  "transfer"."kind",
  "transfer"."event_dt",
  "transfer"."reverses_id",
  "transfer"."reason",
  "entry"."id" as "entry_id",
  "entry"."counter",
  "entry"."kind" as "account_kind",
  "entry"."unit",
  "entry"."amount",
  "entry"."balance_after",
  "account"."owner_id",
  "entry"."account_id"
from "transfer"
inner join "entry" on "entry"."business_id" = "transfer"."business_id"
  and "entry"."transfer_id" = "transfer"."id"
left join "account" on "account"."business_id" = "entry"."business_id"
  and "account"."id" = "entry"."account_id"
where "transfer"."business_id" = $1::uuid
  and "transfer"."transaction_id" = $2
order by "transfer"."id", "entry"."id";

-- listLotEntries
select "lot_entry"."entry_id", "lot_entry"."amount", "lot"."id", "lot"."kind", "lot"."expire_date"
from "lot_entry"
inner join "lot" on "lot"."business_id" = "lot_entry"."business_id"
  and "lot"."id" = "lot_entry"."lot_id"
where "lot_entry"."business_id" = $1::uuid
  and "lot_entry"."entry_id" in ($2)
order by "lot_entry"."entry_id", "lot_entry"."place";

-- listExpired
select m.lot_id, -sum(m.amount)::bigint as amount
from lot_entry m
join entry own on own.business_id = m.business_id
  and own.id = m.entry_id
join entry other on other.business_id = own.business_id
  and other.transfer_id = own.transfer_id
  and other.counter = 'expired'
where m.business_id = $1::uuid
  and m.lot_id = any($2::uuid[])
group by m.lot_id
having sum(m.amount) < 0
order by m.lot_id;

-- listEntries
select "entry"."id",
  "transfer"."kind",
  "transfer"."event_dt",
  "transaction"."id" as "transaction_id",
  case when transfer.transaction_id is null or transaction.id is not null then transfer.reason end as "reason",
  "entry"."unit",
  "entry"."amount",
  "entry"."balance_after"
from "entry"
inner join "transfer" on "transfer"."business_id" = "entry"."business_id"
  and "transfer"."id" = "entry"."transfer_id"
left join "transaction" on "transaction"."business_id" = "transfer"."business_id"
  and "transaction"."id" = "transfer"."transaction_id"
where "entry"."business_id" = $1::uuid
  and "entry"."account_id" = $2
order by "entry"."version" desc
limit $3;

-- sumReturns
select t.returns_id, abs(sum(e.amount))::bigint as amount
from transfer t
join entry e on e.business_id = t.business_id
  and e.transfer_id = t.id
  and e.account_id is not null
where t.business_id = $1::uuid
  and t.returns_id = any($2::uuid[])
group by t.returns_id;
