-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- customer-accounts/holder-queries.ts

-- listHolders
select "c"."id"
from "customer_account" as "c"
inner join "card" as "k" on "k"."business_id" = "c"."business_id"
  and "k"."customer_id" = "c"."customer_id"
  and "k"."loyalty_id" = $1
inner join "account" as "a" on "a"."business_id" = "c"."business_id"
  and "a"."owner_id" = "c"."id"
where "c"."business_id" = $2::uuid
  and "c"."special_account_id" = $3
  and ("c"."customer_id" = $4 and "a"."credit_type" = $5 and a.credit_limit >= $6 and a.credit_limit <= $7 and a.balance >= $8 and a.balance <= $9 and coalesce(case when a.credit_type <> 'credit-unlimited' then a.balance - a.held + case a.credit_type when 'credit' then a.credit_limit else 0 end end >= $10, true) and case when a.credit_type <> 'credit-unlimited' then a.balance - a.held + case a.credit_type when 'credit' then a.credit_limit else 0 end end <= $11)
order by "c"."id" desc;

-- listHolders, required parameters only: as listHolders, but
where "c"."business_id" = $2::uuid
  and "c"."special_account_id" = $3
  and true;

-- listAccountsById
select "c".*,
  "s"."title" as "special_title",
  "s"."public_title",
  "s"."type",
  "s"."unit",
  "s"."expire_type",
  "s"."expire_value",
  "s"."loyalty_ids",
  "s"."goods_codes",
  "s"."refill_presets",
  "s"."low_balance_notify",
  "s"."odometer" as "special_odometer",
  "s"."vehicle_id" as "special_vehicle_id",
  "s"."active" as "special_active",
  coalesce(k.title, concat_ws(' ', nullif(u.first_name, ''), nullif(u.middle_name, ''), nullif(u.last_name, ''))) as "owner_name",
  coalesce("u"."phone", "k"."phone") as "phone",
  coalesce("u"."email", "k"."email") as "email",
  coalesce("u"."external_id", "k"."external_id") as "external_id"
from "customer_account" as "c"
inner join "special_account" as "s" on "s"."business_id" = "c"."business_id"
  and "s"."id" = "c"."special_account_id"
left join "customer" as "u" on "u"."business_id" = "c"."business_id"
  and "u"."id" = "c"."customer_id"
left join "corporate_customer" as "k" on "k"."business_id" = "c"."business_id"
  and "k"."id" = "c"."corporate_customer_id"
where "c"."business_id" = $1::uuid
  and "c"."id" in ($2)
order by "c"."id" desc;

-- customer-accounts/queries.ts

-- customerAccountRows: begins as listAccountsById
where "c"."business_id" = $1::uuid;

-- listCustomerAccounts: as listAccountsById, but
where "c"."business_id" = $1::uuid
  and "c"."corporate_customer_id" = $2
order by "s"."sort_order", lower("s"."title"), "c"."id";

-- listCustomerAccounts, required parameters only: as listAccountsById, but
where "c"."business_id" = $1::uuid
  and "c"."customer_id" = $2
order by "s"."sort_order", lower("s"."title"), "c"."id";

-- listAccountsOfCompanies: as listAccountsById, but
where "c"."business_id" = $1::uuid
  and "c"."corporate_customer_id" in ($2)
order by "s"."sort_order", lower("s"."title"), "c"."id";

-- getCustomerAccount: begins as listAccountsById
where "c"."business_id" = $1::uuid
  and "c"."corporate_customer_id" = $2
  and "c"."id" = $3;

-- getCustomerAccount, required parameters only: begins as listAccountsById
where "c"."business_id" = $1::uuid
  and "c"."customer_id" = $2
  and "c"."id" = $3;

-- lockCustomerAccount: begins as listAccountsById
where "c"."business_id" = $1::uuid
  and "c"."corporate_customer_id" = $2
  and "c"."id" = $3
for no key update of "c";

-- lockCustomerAccount, required parameters only: begins as listAccountsById
where "c"."business_id" = $1::uuid
  and "c"."customer_id" = $2
  and "c"."id" = $3
for no key update of "c";

-- findCustomerAccount: begins as listAccountsById
where "c"."business_id" = $1::uuid
  and "c"."corporate_customer_id" = $2
  and "c"."special_account_id" = $3;

-- findCustomerAccount, required parameters only: begins as listAccountsById
where "c"."business_id" = $1::uuid
  and "c"."customer_id" = $2
  and "c"."special_account_id" = $3;

-- listHomes
select "id" as "loyalty_id", "time_zone"
from "loyalty"
where "business_id" = $1::uuid
  and "id" in ($2)
order by "active" desc, "created_dt", "id"
limit $3;

-- endLimits
delete from "customer_account_limit"
where "business_id" = $1::uuid
  and "customer_account_id" = $2;

-- addLimits
insert into "customer_account_limit" ("customer_account_id", "place", "period", "amount", "goods_code", "business_id")
values ($1, $2, $3, $4, $5, $6::uuid);

-- listLastMovements
select a.owner_id, t.event_dt as last
from account a
join entry e on e.business_id = a.business_id
  and e.account_id = a.id
  and e.version = a.version
join transfer t on t.business_id = e.business_id
  and t.id = e.transfer_id
where a.business_id = $1::uuid
  and a.owner_id = any($2::uuid[]);

-- sumEntries
select count(*) as count,
  coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as incoming,
  coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as outgoing
from entry e
join transfer t on t.business_id = e.business_id
  and t.id = e.transfer_id
where e.business_id = $1::uuid
  and e.account_id = $2
  and t.posted_dt >= $3
  and t.posted_dt < $4;

-- sumEntries, required parameters only: as sumEntries, but
where e.business_id = $1::uuid
  and e.account_id = $2
  and t.posted_dt >= $3;

-- listMovements
select m.id,
  m.amount,
  m.balance_after,
  m.version,
  m.kind,
  m.event_dt,
  x.id as transaction_id,
  x.number,
  ta.payment_type,
  ta.document_number,
  ta.document_date,
  case when m.transaction_id is null or x.id is not null then m.reason end as reason,
  nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') as actor
from (select e.id, e.amount, e.balance_after, e.version, t.kind, t.event_dt, t.transaction_id, t.reason, t.actor_kind, t.actor_id from entry e join transfer t on t.business_id = e.business_id and t.id = e.transfer_id where e.business_id = $1::uuid and e.account_id = $2 and t.posted_dt >= $3 and t.posted_dt < $4 order by e.version asc limit $5 offset $6) m
left join transaction x on x.business_id = $1::uuid
  and x.id = m.transaction_id
left join account a on a.business_id = $1::uuid
  and a.id = $7
left join transaction_account ta on ta.business_id = $1::uuid
  and ta.transaction_id = x.id
  and ta.customer_account_id = a.owner_id
  and ta.part = 'main'
left join person p on m.actor_kind = 'person'
  and p.id = m.actor_id
  and (m.transaction_id is null or x.id is not null)
order by m.version asc;

-- listMovements, required parameters only: begins as listMovements
from (select e.id, e.amount, e.balance_after, e.version, t.kind, t.event_dt, t.transaction_id, t.reason, t.actor_kind, t.actor_id from entry e join transfer t on t.business_id = e.business_id and t.id = e.transfer_id where e.business_id = $1::uuid and e.account_id = $2 and t.posted_dt >= $3 order by e.version desc limit $4 offset $5) m
left join transaction x on x.business_id = $1::uuid
  and x.id = m.transaction_id
left join account a on a.business_id = $1::uuid
  and a.id = $6
left join transaction_account ta on ta.business_id = $1::uuid
  and ta.transaction_id = x.id
  and ta.customer_account_id = a.owner_id
  and ta.part = 'main'
left join person p on m.actor_kind = 'person'
  and p.id = m.actor_id
  and (m.transaction_id is null or x.id is not null)
order by m.version desc;

-- listMovements, other parameters: as listMovements, but
from (select e.id, e.amount, e.balance_after, e.version, t.kind, t.event_dt, t.transaction_id, t.reason, t.actor_kind, t.actor_id from entry e join transfer t on t.business_id = e.business_id and t.id = e.transfer_id where e.business_id = $1::uuid and e.account_id = $2 and t.posted_dt >= $3 and t.posted_dt < $4 order by e.version desc limit $5 offset $6) m
order by m.version desc;
