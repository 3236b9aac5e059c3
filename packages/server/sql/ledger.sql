-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the
-- caller names. A query that says something else when it is told less, or another word, is generated once more.

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

-- listContents, told the least
with own as ( select a.id from account a join unnest($1::uuid[], $2::text[], $3::text[]) w (owner_id, kind, unit) on a.business_id = $4::uuid and a.owner_id = w.owner_id and a.kind = w.kind and a.unit = w.unit)
select l.account_id, l.id, l.kind, l.expire_date, l.remaining as amount, l.sequence, null::uuid as lot_id, null::bigint as pin_amount
from own cross
join lateral (select * from lot where business_id = $4::uuid and account_id = own.id and (remaining <> 0) order by sequence) l
union all
select h.account_id, h.id, null, null, h.amount, null, p.lot_id, p.amount
from own
join hold h on h.business_id = $4::uuid
  and h.account_id = own.id
left join hold_pin p on p.business_id = h.business_id
  and p.hold_id = h.id
order by sequence, id;

-- listContents, another way
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

-- listContents, another way
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
with new_transfer as ( insert into transfer (id, kind, event_dt, posted_dt, transaction_id, actor_kind, actor_id, reason, reverses_id) select * from jsonb_to_recordset($1::jsonb) as given(id uuid, kind text, event_dt timestamptz, posted_dt timestamptz, transaction_id uuid, actor_kind text, actor_id uuid, reason text, reverses_id uuid)),
  new_entry as ( insert into entry (id, transfer_id, account_id, counter, kind, unit, amount, balance_after, version) select * from jsonb_to_recordset($2::jsonb) as given(id uuid, transfer_id uuid, account_id uuid, counter text, kind text, unit text, amount bigint, balance_after bigint, version bigint)),
  new_lot as ( insert into lot (id, account_id, kind, expire_date, remaining, created_dt) select id, account_id, kind, expire_date, remaining, created_dt from jsonb_to_recordset($3::jsonb) as given(id uuid, account_id uuid, kind text, expire_date date, remaining bigint, created_dt timestamptz, place integer) order by place returning sequence),
  moved_lot as ( update lot set remaining = remaining + moved.amount from (select lot_id, sum(amount)::bigint as amount from jsonb_to_recordset($4::jsonb) as given(lot_id uuid, amount bigint) group by lot_id) moved where lot.business_id = $5::uuid and lot.id = moved.lot_id),
  new_lot_entry as ( insert into lot_entry (entry_id, lot_id, place, amount) select * from jsonb_to_recordset($6::jsonb) as given(entry_id uuid, lot_id uuid, place integer, amount bigint)),
  saved as ( update account set balance = $7, held = $8, version = $9 where business_id = $5::uuid and id = $10)
select sequence
from new_lot
order by sequence;

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
  "transfer"."transaction_id",
  "transfer"."reason",
  "entry"."unit",
  "entry"."amount",
  "entry"."balance_after"
from "entry"
inner join "transfer" on "transfer"."business_id" = "entry"."business_id"
  and "transfer"."id" = "entry"."transfer_id"
where "entry"."business_id" = $1::uuid
  and "entry"."account_id" = $2
order by "entry"."version" desc
limit $3;
