-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- bonuses/expire-queries.ts

-- listExpiringBusinesses
select business_id
from list_expiring_businesses($1::date, $2::uuid, $3::int);

-- listLoyaltyZones
select "id", "time_zone"
from "loyalty"
where "business_id" = $1::uuid
order by "id";

-- listExpiringAccounts
select distinct a.owner_id, a.kind, a.unit
from lot l
join account a on a.business_id = l.business_id
  and a.id = l.account_id
  and a.expiring
where l.business_id = $1::uuid
  and l.expire_date < $2::date
  and l.remaining > 0
  and l.remaining > (select coalesce(sum(p.amount), 0) from hold_pin p where p.business_id = $1::uuid and p.lot_id = l.id)
order by 1, 2, 3
limit $3;

-- listExpiring
select distinct a.owner_id as card_id, c.customer_id, a.unit as currency
from lot l
join account a on a.business_id = l.business_id
  and a.id = l.account_id
join card c on c.business_id = a.business_id
  and c.id = a.owner_id
  and c.loyalty_id = $1
where l.business_id = $2::uuid
  and l.expire_date < $3::date
  and l.remaining > 0
  and l.remaining > (select coalesce(sum(p.amount), 0) from hold_pin p where p.business_id = $2::uuid and p.lot_id = l.id)
order by 1, 3
limit $4;

-- bonuses/idle-queries.ts

-- listIdleBusinesses
select business_id
from list_idle_businesses($1::date, $2::uuid, $3::int);

-- listIdleProgrammes
select l.id,
  l.time_zone,
  (s.body ->> 'bonuses_inactivity_expire_months')::int as months,
  s.version,
  c.day as done_day,
  c.settings_version as done_version
from loyalty_settings s
join loyalty l on l.business_id = s.business_id
  and l.id = s.loyalty_id
left join idle_check c on c.business_id = s.business_id
  and c.loyalty_id = s.loyalty_id
where s.business_id = $1::uuid
  and s.name = 'programme'
  and s.body ->> 'bonuses_inactivity_expire_months' is not null
order by l.id;

-- listIdleLots
select c.id as card_id, c.customer_id, a.unit as currency, l.id as lot_id
from card c
join account a on a.business_id = c.business_id
  and a.owner_id = c.id
  and a.kind = 'bonus'
join lot l on l.business_id = a.business_id
  and l.account_id = a.id
  and l.remaining > 0
  and l.kind = 'ordinary'
  and l.expire_date is null
where c.business_id = $1::uuid
  and c.loyalty_id = $2
  and ($3::uuid[] is null or c.id = any($4::uuid[]))
  and ((greatest(coalesce(c.last_visit_dt, c.registered_dt), l.created_dt) at time zone $5)::date + make_interval(months => $6::int))::date < $7::date
  and l.remaining > (select coalesce(sum(p.amount), 0) from hold_pin p where p.business_id = $1::uuid and p.lot_id = l.id)
order by c.id, a.unit, l.id
limit $8;

-- saveIdleCheck
insert into "idle_check" ("loyalty_id", "day", "settings_version", "business_id")
values ($1, $2, $3, $4::uuid)
on conflict ("business_id", "loyalty_id") do update
set "day" = "excluded"."day", "settings_version" = "excluded"."settings_version";

-- bonuses/queries.ts

-- getCard
select "id", "category_id"
from "card"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "customer_id" = $3;

-- bonuses/reminder-queries.ts

-- listEnding
select c.id as card_id,
  c.customer_id,
  a.unit as currency,
  l.expire_date::text as expire_date,
  sum(l.remaining)::bigint as amount,
  (a.balance - a.held) as balance
from lot l
join account a on a.business_id = l.business_id
  and a.id = l.account_id
  and a.kind = 'bonus'
join card c on c.business_id = a.business_id
  and c.id = a.owner_id
  and c.loyalty_id = $1
where l.business_id = $2::uuid
  and l.expire_date between $3::date
  and $4::date
  and l.remaining > 0
  and not exists (select from bonus_reminder r where r.business_id = $2::uuid and r.card_id = c.id and r.currency = a.unit and r.expire_date = l.expire_date)
group by c.id, c.customer_id, a.unit, l.expire_date, a.balance, a.held
order by l.expire_date, c.id, a.unit
limit $5;

-- addReminders
insert into "bonus_reminder" ("card_id", "currency", "expire_date", "business_id")
values ($1, $2, $3, $4::uuid)
on conflict do nothing
returning "card_id", "currency", "expire_date";

-- removeReminders
delete from "bonus_reminder"
where "business_id" = $1::uuid
  and "expire_date" < $2;
