-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- customers/queries.ts

-- getCustomer
select "customer".*
from "customer"
where "customer"."business_id" = $1::uuid
  and "customer"."id" = $2;

-- lockCustomer: begins as getCustomer
for update of "customer";

-- findCustomer
select "customer".*
from "customer"
where "customer"."business_id" = $1::uuid
  and "customer"."phone" = $2;

-- findCustomer, required parameters only
select "customer".*
from "customer"
where "customer"."business_id" = $1::uuid
  and lower("customer"."email") = $2;

-- findCustomer, other parameters
select "customer".*
from "customer"
where "customer"."business_id" = $1::uuid
  and "customer"."external_id" = $2;

-- findByCode
select "customer".*
from "customer"
where "customer"."business_id" = $1::uuid
  and "customer"."id" in (select "i"."customer_id" from "customer_identifier" as "i" where "i"."business_id" = $1::uuid and "i"."code" = $2 and "i"."loyalty_id" = $3);

-- findByCode, required parameters only
select "customer".*
from "customer"
where "customer"."business_id" = $1::uuid
  and "customer"."id" in (select "i"."customer_id" from "customer_identifier" as "i" where "i"."business_id" = $1::uuid and "i"."code" = $2);

-- addCustomer
insert into "customer" ("…", "business_id")
values ($1, $2::uuid);

-- addUnlessThere
insert into "customer" ("…", "business_id")
values ($1, $2::uuid)
on conflict do nothing;

-- listCards
select "card".*,
  "loyalty"."title" as "loyalty_title",
  "loyalty"."time_zone" as "loyalty_time_zone",
  "card_category"."title" as "category_title",
  "card_category"."color" as "category_color",
  "card_category"."text_color" as "category_text_color",
  "card_category"."external_code" as "category_code"
from "card"
inner join "loyalty" on "loyalty"."business_id" = "card"."business_id"
  and "loyalty"."id" = "card"."loyalty_id"
left join "card_category" on "card_category"."business_id" = "card"."business_id"
  and "card_category"."id" = "card"."category_id"
where "card"."business_id" = $1::uuid
  and "card"."customer_id" = $2
  and ("card"."loyalty_id" = $3)
order by lower("loyalty"."title"), "card"."id";

-- listCards, required parameters only: as listCards, but
where "card"."business_id" = $1::uuid
  and "card"."customer_id" = $2
  and true;

-- listCategoryChanges
select created_dt, before->>'category_id' as "from", after->>'category_id' as "to"
from audit
where business_id = $1::uuid
  and entity_type = 'customer'
  and entity_id = $2
  and after ? 'category_id'
  and after->>'loyalty_id' = $3
  and before->>'category_id' is distinct from after->>'category_id'
order by id;

-- getCategoryTitle
select "id", "title"
from "card_category"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "id" = $3;

-- listCardsOf: begins as listCards
where "card"."business_id" = $1::uuid
  and "card"."loyalty_id" = $2
  and "card"."customer_id" in ($3);

-- addCard
insert into "card" ("…", "business_id")
values ($1, $2::uuid)
on conflict ("business_id", "loyalty_id", "customer_id") do nothing;

-- cardsOf
select "id"
from "card"
where "business_id" = $1::uuid
  and "customer_id" = $2;

-- listTotals
select "card_id", "currency", "sales_count", "amount"
from "card_total"
where "business_id" = $1::uuid
  and "card_id" in ($2)
order by "card_id", "currency";

-- listBalances
select "owner_id", "unit", "balance"
from "account"
where "business_id" = $1::uuid
  and "kind" = $2
  and "owner_id" in ($3)
order by "owner_id", "unit";

-- listFavourites
with latest as materialized ( select t.id, t.created_dt from transaction t where t.business_id = $1::uuid and t.customer_id = $2 and t.status = 'success' and t.transaction_type in ('sale', 'reserve') order by t.created_dt desc limit $3)
select i.goods_id,
  i.unit,
  (array_agg(i.title order by l.created_dt desc, i.place))[1] as title,
  count(distinct l.id)::int as sales_count,
  sum(i.quantity)::bigint as quantity,
  max(l.created_dt) as last_sold_dt
from latest l
join transaction_item i on i.business_id = $1::uuid
  and i.transaction_id = l.id
group by i.goods_id, i.unit
order by sales_count desc, quantity desc, last_sold_dt desc, i.goods_id, i.unit
limit $4;

-- searchIds
select coalesce(array_agg(id), '{}') as ids
from search_customer($1::text[], $2::uuid, $3);

-- listEverybody
select c.id
from (select * from customer where business_id = $1::uuid order by created_dt desc, id desc limit $2) c
join card k on k.business_id = $1::uuid
  and k.customer_id = c.id
  and k.loyalty_id = $3::uuid
where c.business_id = $1::uuid
  and c.search_text like $4
  and c.blocked = $5
  and c.gender is not distinct from $6
  and c.birth_date >= $7::date
  and c.birth_date <= $8::date
  and (c.birth_date is not null) = $9
  and c.id in (select customer_id from ( select "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay" from "customer_turnover" where business_id = $1::uuid and loyalty_id = $10 and pos_id = $11 and grain = $12 and business_date between $13 and $14 union all select "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay" from "customer_turnover" where business_id = $1::uuid and loyalty_id = $15 and pos_id = $16 and grain = $17 and business_date between $18 and $19 union all select "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay" from "customer_turnover" where business_id = $1::uuid and loyalty_id = $20 and pos_id = $21 and grain = $22 and business_date between $23 and $24 union all select 'day' as grain, s.business_date, s.customer_id, s.terminal_id, s.currency, s.pos_id, s.loyalty_id, s.checks_count as visits_count, s.amount_to_pay from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, times, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and loyalty_id = $25 and pos_id = $26 and business_date between $27 and $28) s where s.customer_id is not null) every_sale group by customer_id having sum(visits_count) >= $29 and sum(visits_count) <= $30)
  and k.access = $31
  and k.category_id = $32::uuid
order by c.created_dt desc, c.id desc;

-- listEverybody, required parameters only
select c.id
from unnest($1::uuid[]) as f (id)
join customer c on c.business_id = $2::uuid
  and c.id = f.id
where c.business_id = $2::uuid
order by lower(c.last_name) asc, lower(c.first_name) asc, c.id asc;

-- listEverybody, other parameters: as listEverybody, but
order by k.registered_dt desc, c.id desc;

-- listEverybody, other parameters: as listEverybody, but
order by k.last_visit_dt desc nulls last, c.id desc;

-- listEverybody, other parameters: as listEverybody, but
order by k.visits_count desc, c.id desc;

-- listEverybody, other parameters: as listEverybody, but
order by lower(c.last_name) desc, lower(c.first_name) desc, c.id desc;

-- listFound: begins as listEverybody
limit $33
offset $34;

-- listFound, required parameters only: begins as listEverybody, required parameters only
limit $3
offset $4;

-- listFound, other parameters: begins as listEverybody
order by k.registered_dt desc, c.id desc
limit $33
offset $34;

-- listFound, other parameters: begins as listEverybody
order by k.last_visit_dt desc nulls last, c.id desc
limit $33
offset $34;

-- listFound, other parameters: begins as listEverybody
order by k.visits_count desc, c.id desc
limit $33
offset $34;

-- listFound, other parameters: begins as listEverybody
order by lower(c.last_name) desc, lower(c.first_name) desc, c.id desc
limit $33
offset $34;

-- countFound
select count(*) as count
from (select 1 from (select * from customer where business_id = $1::uuid order by created_dt desc, id desc limit $2) c join card k on k.business_id = $1::uuid and k.customer_id = c.id and k.loyalty_id = $3::uuid where c.business_id = $1::uuid and c.search_text like $4 and c.blocked = $5 and c.gender is not distinct from $6 and c.birth_date >= $7::date and c.birth_date <= $8::date and (c.birth_date is not null) = $9 and c.id in (select customer_id from ( select "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay" from "customer_turnover" where business_id = $1::uuid and loyalty_id = $10 and pos_id = $11 and grain = $12 and business_date between $13 and $14 union all select "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay" from "customer_turnover" where business_id = $1::uuid and loyalty_id = $15 and pos_id = $16 and grain = $17 and business_date between $18 and $19 union all select "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay" from "customer_turnover" where business_id = $1::uuid and loyalty_id = $20 and pos_id = $21 and grain = $22 and business_date between $23 and $24 union all select 'day' as grain, s.business_date, s.customer_id, s.terminal_id, s.currency, s.pos_id, s.loyalty_id, s.checks_count as visits_count, s.amount_to_pay from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, times, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and loyalty_id = $25 and pos_id = $26 and business_date between $27 and $28) s where s.customer_id is not null) every_sale group by customer_id having sum(visits_count) >= $29 and sum(visits_count) <= $30) and k.access = $31 and k.category_id = $32::uuid limit $33) fitting;

-- countFound, required parameters only
select count(*) as count
from (select 1 from unnest($1::uuid[]) as f (id) join customer c on c.business_id = $2::uuid and c.id = f.id where c.business_id = $2::uuid limit $3) fitting;

-- listCustomers
select "customer".*
from "customer"
where "customer"."business_id" = $1::uuid
  and "customer"."id" in ($2);
