-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- account-payments/queries.ts

-- getPaying
select "s"."id" as "special_account_id",
  "s"."version",
  "s"."type",
  "s"."unit",
  "s"."goods_codes",
  "s"."limit_without_pin",
  "s"."loyalty_ids",
  "s"."pos_ids",
  "s"."bonuses_on_payment",
  "s"."active" as "special_active",
  "s"."public_title",
  "c"."id",
  "c"."active",
  coalesce("c"."title", "s"."title") as "title",
  coalesce("c"."odometer", "s"."odometer") as "odometer",
  coalesce("c"."vehicle_id", "s"."vehicle_id") as "vehicle_id"
from "special_account" as "s"
left join "customer_account" as "c" on "c"."business_id" = "s"."business_id"
  and "c"."special_account_id" = "s"."id"
  and "c"."customer_id" = $1
where "s"."business_id" = $2::uuid
  and "s"."id" = $3;

-- listPaying: begins as getPaying
where "s"."business_id" = $2::uuid
  and "s"."active" = $3
  and "s"."scope" = $4
order by "s"."sort_order", lower("s"."title"), "s"."id";

-- listPayingForCompany: begins as getPaying
left join "customer_account" as "c" on "c"."business_id" = "s"."business_id"
  and "c"."special_account_id" = "s"."id"
  and "c"."corporate_customer_id" = $1
where "s"."business_id" = $2::uuid
  and "s"."active" = $3
  and "s"."scope" = $4
  and "c"."id" is not null
order by "s"."sort_order", lower("s"."title"), "s"."id";

-- getHeldAccount
select "c"."id", "c"."special_account_id", "s"."type", "s"."unit", "s"."public_title", coalesce("c"."title", "s"."title") as "title"
from "customer_account" as "c"
inner join "special_account" as "s" on "s"."business_id" = "c"."business_id"
  and "s"."id" = "c"."special_account_id"
where "c"."business_id" = $1::uuid
  and "c"."id" = $2;

-- listLimits
select "customer_account_id", "period", "amount", "goods_code"
from "customer_account_limit"
where "business_id" = $1::uuid
  and "customer_account_id" in ($2)
order by "customer_account_id", "place";

-- sumPaid
select ((select coalesce(-sum(e.amount), 0) from entry e join transfer t on t.business_id = e.business_id and t.id = e.transfer_id where e.business_id = $1::uuid and e.account_id = $2 and t.event_dt >= $3 and (t.kind = 'give-back' or t.kind in ('spend', 'capture') and not exists (select from transfer r where r.business_id = $1::uuid and r.reverses_id = t.id))) + (select coalesce(sum(h.amount), 0) from hold h where h.business_id = $1::uuid and h.account_id = $4 and h.created_dt >= $5))::bigint as used;

-- sumPaidFor
select coalesce(sum(i.account_amount), 0)::bigint as used
from ( select t.transaction_id from entry e join transfer t on t.business_id = e.business_id and t.id = e.transfer_id and t.kind in ('spend', 'capture', 'give-back') where e.business_id = $1::uuid and e.account_id = $2 and t.event_dt >= $3 and not exists (select from transfer r where r.business_id = $1::uuid and r.reverses_id = t.id) union select h.transaction_id from hold h where h.business_id = $1::uuid and h.account_id = $4 and h.created_dt >= $5) p
join transaction_item i on i.business_id = $1::uuid
  and i.transaction_id = p.transaction_id
  and i.code = $6;

-- addPin
insert into "account_pin" ("…", "business_id")
values ($1, $2::uuid);

-- endPins
update "account_pin"
set "expires_dt" = $1
where "business_id" = $2::uuid
  and "customer_account_id" = $3
  and "terminal_id" = $4
  and "expires_dt" > $5;

-- removeOldPins
delete from "account_pin"
where "business_id" = $1::uuid
  and "customer_account_id" in (select "id" from "customer_account" where "business_id" = $1::uuid and "customer_id" = $2)
  and "created_dt" < $3;

-- countPins
select count(*) as "count", min("created_dt") as "first"
from "account_pin"
where "business_id" = $1::uuid
  and "customer_account_id" in (select "id" from "customer_account" where "business_id" = $1::uuid and "customer_id" = $2)
  and "created_dt" > $3;

-- lockPin
select "p"."id", "p"."code_hash", "p"."tries"
from "account_pin" as "p"
inner join "customer_account" as "c" on "c"."business_id" = "p"."business_id"
  and "c"."id" = "p"."customer_account_id"
where "p"."business_id" = $1::uuid
  and "c"."customer_id" = $2
  and "c"."special_account_id" = $3
  and "p"."terminal_id" = $4
  and "p"."expires_dt" > $5
  and "p"."used_dt" is null
order by "p"."created_dt" desc
limit $6
for update of "p";

-- countTry
update "account_pin"
set "tries" = "tries" + $1
where "business_id" = $2::uuid
  and "id" = $3;

-- usePin
update "account_pin"
set "used_dt" = $1
where "business_id" = $2::uuid
  and "id" = $3;

-- lockReceiver
select "id", "email", "language", "blocked"
from "customer"
where "business_id" = $1::uuid
  and "id" = $2
for no key update;
