-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- dashboard/customer-queries.ts

-- listBuyers
with each as materialized ( select customer_id, sum(visits_count)::bigint as visits_count, sum(amount_to_pay)::bigint as amount_to_pay from ( select "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay" from "customer_turnover" where business_id = $1::uuid and currency = $2 and loyalty_id = $3 and pos_id = $4 and terminal_id = $5 and grain = $6 and business_date between $7 and $8 union all select * from ( select g.grain, g.starts as business_date, s.customer_id, s.terminal_id, s.currency, s.pos_id, s.loyalty_id, s.checks_count as visits_count, s.amount_to_pay from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and currency = $9 and loyalty_id = $10 and pos_id = $11 and terminal_id = $12 and business_date between $13 and $14) s cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts) where s.customer_id is not null) waiting where grain = 'day') every_sale group by customer_id having sum(visits_count) > 0)
select 'frequency' as list,
  case when visits_count < 3 then visits_count when visits_count < 6 then 3 else 6 end::int as visits_from,
  null::uuid as customer_id,
  count(*) as customers_count,
  sum(visits_count)::bigint as visits_count,
  sum(amount_to_pay)::bigint as amount_to_pay
from each
group by 2
union all ( select 'amount', null, customer_id, 1, visits_count, amount_to_pay from each order by amount_to_pay desc, visits_count desc, customer_id limit 10)
union all ( select 'visits', null, customer_id, 1, visits_count, amount_to_pay from each order by visits_count desc, amount_to_pay desc, customer_id limit 10);

-- listBuyers, required parameters only
with each as materialized ( select customer_id, sum(visits_count)::bigint as visits_count, sum(amount_to_pay)::bigint as amount_to_pay from ( select "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay" from "customer_turnover" where business_id = $1::uuid and grain = $2 and business_date between $3 and $4 union all select * from ( select g.grain, g.starts as business_date, s.customer_id, s.terminal_id, s.currency, s.pos_id, s.loyalty_id, s.checks_count as visits_count, s.amount_to_pay from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $5 and $6) s cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts) where s.customer_id is not null) waiting where grain = 'day') every_sale group by customer_id having sum(visits_count) > 0)
select 'frequency' as list,
  case when visits_count < 3 then visits_count when visits_count < 6 then 3 else 6 end::int as visits_from,
  null::uuid as customer_id,
  count(*) as customers_count,
  sum(visits_count)::bigint as visits_count,
  sum(amount_to_pay)::bigint as amount_to_pay
from each
group by 2;

-- countBuyersByDay
select business_date as date, customers_count
from ( select business_date, count(*) as customers_count from ( select business_date, customer_id from ( select "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay" from "customer_turnover" where business_id = $1::uuid and currency = $2 and loyalty_id = $3 and pos_id = $4 and terminal_id = $5 and grain = $6 and business_date between $7 and $8 union all select * from ( select g.grain, g.starts as business_date, s.customer_id, s.terminal_id, s.currency, s.pos_id, s.loyalty_id, s.checks_count as visits_count, s.amount_to_pay from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and currency = $9 and loyalty_id = $10 and pos_id = $11 and terminal_id = $12 and business_date between $13 and $14) s cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts) where s.customer_id is not null) waiting where grain = 'day') every_sale group by business_date, customer_id having sum(visits_count) > 0) each group by business_date) each
order by business_date;

-- countBuyersByDay, required parameters only
select business_date as date, customers_count
from ( select business_date, customers_count::bigint from buyers_of_day where business_id = $1::uuid and currency = $2 and business_date between $3 and $4 and scope = $5 and scope_id = $1::uuid and business_date not in (select business_date from turnover_delta where business_id = $1::uuid and business_date between $6 and $7) union all select business_date, count(*) as customers_count from ( select business_date, customer_id from ( select "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay" from "customer_turnover" where business_id = $1::uuid and grain = $8 and business_date between $9 and $10 union all select * from ( select g.grain, g.starts as business_date, s.customer_id, s.terminal_id, s.currency, s.pos_id, s.loyalty_id, s.checks_count as visits_count, s.amount_to_pay from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $11 and $12) s cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts) where s.customer_id is not null) waiting where grain = 'day') every_sale where business_date in (select business_date from turnover_delta where business_id = $1::uuid and business_date between $13 and $14) group by business_date, customer_id having sum(visits_count) > 0) each group by business_date) each
order by business_date;

-- listNames
select "id", "first_name", "last_name", "phone", "email", "external_id"
from "customer"
where "business_id" = $1::uuid
  and "id" in ($2);

-- countMembersByCategory
select s.id, c.title, s.members_count
from ( select k.category_id as id, count(*) as members_count from card k where k.business_id = $1::uuid and k.registered_dt < $2 and k.loyalty_id = $3 group by k.category_id) s
left join card_category c on c.business_id = $1::uuid
  and c.id = s.id
order by s.members_count desc, s.id;

-- countMembersByCategory, required parameters only: as countMembersByCategory, but
from ( select k.category_id as id, count(*) as members_count from card k where k.business_id = $1::uuid and k.registered_dt < $2 group by k.category_id) s;

-- countMembers
select count(*) as members_count
from card k
where k.business_id = $1::uuid
  and k.registered_dt < $2
  and k.loyalty_id = $3;

-- countMembers, required parameters only
select count(*) as members_count
from card k
where k.business_id = $1::uuid
  and k.registered_dt < $2;

-- countNewByDay
select (k.registered_dt at time zone $1)::date as date, count(*) as new_members_count
from card k
where k.business_id = $2::uuid
  and k.registered_dt >= $3
  and k.registered_dt < $4
  and k.loyalty_id = $5
group by 1
order by 1;

-- countNewByDay, required parameters only: as countNewByDay, but
where k.business_id = $2::uuid
  and k.registered_dt >= $3
  and k.registered_dt < $4;

-- countMembersByAge
with born as ( select array_agg(($1::date - make_interval(years => years))::date + 1 order by years desc) as after from unnest(array[18, 25, 35, 45, 55, 65]) years)
select (array['female', 'male', 'other'])[band / 16] as gender, (array[65, 55, 45, 35, 25, 18, 0])[band % 16 + 1] as age_from, members_count
from ( select coalesce(array_position(array['female', 'male', 'other'], c.gender), 0) * 16 + coalesce(width_bucket(c.birth_date, (select after from born)), 15) as band, count(*) as members_count from card k join customer c on c.business_id = k.business_id and c.id = k.customer_id where k.business_id = $2::uuid and k.registered_dt < $3 and k.loyalty_id = $4 group by 1) each;

-- countMembersByAge, required parameters only
with born as ( select array_agg(($1::date - make_interval(years => years))::date + 1 order by years desc) as after from unnest(array[18, 25, 35, 45, 55, 65]) years)
select (array['female', 'male', 'other'])[band / 16] as gender, (array[65, 55, 45, 35, 25, 18, 0])[band % 16 + 1] as age_from, members_count
from ( select coalesce(array_position(array['female', 'male', 'other'], c.gender), 0) * 16 + coalesce(width_bucket(c.birth_date, (select after from born)), 15) as band, count(*) as members_count from card k join customer c on c.business_id = k.business_id and c.id = k.customer_id where k.business_id = $2::uuid and k.registered_dt < $3 group by 1) each;

-- dashboard/goods-queries.ts

-- sumByGoods
select s.*, g.code, g.title, g.unit, c.id as category_id, c.title as category_title
from ( select goods_id as id, sum(checks_count)::bigint as checks_count, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(amount_to_pay)::bigint as amount_to_pay from ( select "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id", "checks_count", "quantity", "amount", "discount_amount", "amount_to_pay" from "goods_turnover" where business_id = $1::uuid and currency = $2 and loyalty_id = $3 and pos_id = $4 and grain = $5 and business_date between $6 and $7 union all select * from ( select g.grain, g.starts as business_date, i.goods_id, s.pos_id, s.currency, s.loyalty_id, s.checks_count, s.checks_count * i.quantity as quantity, s.checks_count * i.amount as amount, s.checks_count * i.discount_amount as discount_amount, s.checks_count * i.amount_to_pay as amount_to_pay from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and currency = $8 and loyalty_id = $9 and pos_id = $10 and business_date between $11 and $12) s cross join lateral ( select goods_id, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(amount_to_pay)::bigint as amount_to_pay from transaction_item where business_id = $1::uuid and transaction_id = s.transaction_id group by goods_id) i cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) waiting where grain = 'day') every_sale group by goods_id having sum(checks_count) <> 0) s
join goods g on g.business_id = $1::uuid
  and g.id = s.id
left join lateral ( select c.id, c.title from goods_in_category i join goods_category c on c.business_id = i.business_id and c.id = i.category_id where i.business_id = $1::uuid and i.goods_id = s.id and c.loyalty_id = $13 order by c.sort_order, c.title, c.id limit 1) c on true
order by s.amount_to_pay desc, s.id;

-- sumByGoods, required parameters only
select s.*, g.code, g.title, g.unit, c.id as category_id, c.title as category_title
from ( select goods_id as id, sum(checks_count)::bigint as checks_count, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(amount_to_pay)::bigint as amount_to_pay from ( select "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id", "checks_count", "quantity", "amount", "discount_amount", "amount_to_pay" from "goods_turnover" where business_id = $1::uuid and currency = $2 and grain = $3 and business_date between $4 and $5 union all select * from ( select g.grain, g.starts as business_date, i.goods_id, s.pos_id, s.currency, s.loyalty_id, s.checks_count, s.checks_count * i.quantity as quantity, s.checks_count * i.amount as amount, s.checks_count * i.discount_amount as discount_amount, s.checks_count * i.amount_to_pay as amount_to_pay from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and currency = $6 and business_date between $7 and $8) s cross join lateral ( select goods_id, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(amount_to_pay)::bigint as amount_to_pay from transaction_item where business_id = $1::uuid and transaction_id = s.transaction_id group by goods_id) i cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) waiting where grain = 'day') every_sale group by goods_id having sum(checks_count) <> 0) s
join goods g on g.business_id = $1::uuid
  and g.id = s.id
left join lateral ( select c.id, c.title from goods_in_category i join goods_category c on c.business_id = i.business_id and c.id = i.category_id where i.business_id = $1::uuid and i.goods_id = s.id order by c.sort_order, c.title, c.id limit 1) c on true
order by s.amount_to_pay desc, s.id;

-- dashboard/queries.ts

-- sumByDay
select business_date as date,
  sum(checks_count)::bigint as checks_count,
  sum(amount)::bigint as amount,
  sum(discount_amount)::bigint as discount_amount,
  sum(bonuses_redeemed_amount)::bigint as bonuses_redeemed_amount,
  sum(bonuses_added_amount)::bigint as bonuses_added_amount,
  sum(sales_taxes_amount)::bigint as sales_taxes_amount,
  sum(amount_to_pay)::bigint as amount_to_pay
from ( select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity" from "turnover" where business_id = $1::uuid and currency = $2 and loyalty_id = $3 and pos_id = $4 and terminal_id = $5 and business_date between $6 and $7 union all select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = $1::uuid and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and currency = $8 and loyalty_id = $9 and pos_id = $10 and terminal_id = $11 and business_date between $12 and $13) s) every_sale
group by business_date
order by business_date;

-- sumByDay, required parameters only: as sumByDay, but
from ( select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity" from "turnover" where business_id = $1::uuid and business_date between $2 and $3 union all select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = $1::uuid and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $4 and $5) s) every_sale;

-- sumByPos
select s.*, p.title
from (select pos_id as id, sum(checks_count)::bigint as checks_count, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(bonuses_redeemed_amount)::bigint as bonuses_redeemed_amount, sum(bonuses_added_amount)::bigint as bonuses_added_amount, sum(sales_taxes_amount)::bigint as sales_taxes_amount, sum(amount_to_pay)::bigint as amount_to_pay from ( select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity" from "turnover" where business_id = $1::uuid and currency = $2 and loyalty_id = $3 and pos_id = $4 and terminal_id = $5 and business_date between $6 and $7 union all select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = $1::uuid and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and currency = $8 and loyalty_id = $9 and pos_id = $10 and terminal_id = $11 and business_date between $12 and $13) s) every_sale group by pos_id) s
join pos p on p.business_id = $1::uuid
  and p.id = s.id
order by s.amount_to_pay desc, s.id;

-- sumByPos, required parameters only: as sumByPos, but
from (select pos_id as id, sum(checks_count)::bigint as checks_count, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(bonuses_redeemed_amount)::bigint as bonuses_redeemed_amount, sum(bonuses_added_amount)::bigint as bonuses_added_amount, sum(sales_taxes_amount)::bigint as sales_taxes_amount, sum(amount_to_pay)::bigint as amount_to_pay from ( select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity" from "turnover" where business_id = $1::uuid and business_date between $2 and $3 union all select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = $1::uuid and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $4 and $5) s) every_sale group by pos_id) s;

-- sumByTerminal
select s.*, t.title, p.title as pos_title
from (select terminal_id as id, sum(checks_count)::bigint as checks_count, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(bonuses_redeemed_amount)::bigint as bonuses_redeemed_amount, sum(bonuses_added_amount)::bigint as bonuses_added_amount, sum(sales_taxes_amount)::bigint as sales_taxes_amount, sum(amount_to_pay)::bigint as amount_to_pay from ( select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity" from "turnover" where business_id = $1::uuid and currency = $2 and loyalty_id = $3 and pos_id = $4 and terminal_id = $5 and business_date between $6 and $7 union all select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = $1::uuid and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and currency = $8 and loyalty_id = $9 and pos_id = $10 and terminal_id = $11 and business_date between $12 and $13) s) every_sale group by terminal_id) s
join terminal t on t.business_id = $1::uuid
  and t.id = s.id
join pos p on p.business_id = t.business_id
  and p.id = t.pos_id
order by s.amount_to_pay desc, s.id;

-- sumByTerminal, required parameters only: as sumByTerminal, but
from (select terminal_id as id, sum(checks_count)::bigint as checks_count, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(bonuses_redeemed_amount)::bigint as bonuses_redeemed_amount, sum(bonuses_added_amount)::bigint as bonuses_added_amount, sum(sales_taxes_amount)::bigint as sales_taxes_amount, sum(amount_to_pay)::bigint as amount_to_pay from ( select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity" from "turnover" where business_id = $1::uuid and business_date between $2 and $3 union all select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = $1::uuid and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $4 and $5) s) every_sale group by terminal_id) s;

-- sumByHour
select week_day,
  hour,
  sum(checks_count)::bigint as checks_count,
  sum(visits_count)::bigint as visits_count,
  sum(amount_to_pay)::bigint as amount_to_pay
from ( select "grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "visits_count", "amount_to_pay" from "hour_turnover" where business_id = $1::uuid and currency = $2 and loyalty_id = $3 and pos_id = $4 and terminal_id = $5 and grain = $6 and business_date between $7 and $8 union all select * from ( select g.grain, g.starts as business_date, extract(isodow from s.business_date)::int as week_day, s.hour, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, case when s.customer_id is null then 0 else s.checks_count end as visits_count, s.amount_to_pay from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and currency = $9 and loyalty_id = $10 and pos_id = $11 and terminal_id = $12 and business_date between $13 and $14) s cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) waiting where grain = 'day') every_sale
group by 1, 2
having sum(checks_count) <> 0
order by 1, 2;

-- sumByHour, required parameters only: as sumByHour, but
from ( select "grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "visits_count", "amount_to_pay" from "hour_turnover" where business_id = $1::uuid and grain = $2 and business_date between $3 and $4 union all select * from ( select g.grain, g.starts as business_date, extract(isodow from s.business_date)::int as week_day, s.hour, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, case when s.customer_id is null then 0 else s.checks_count end as visits_count, s.amount_to_pay from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $5 and $6) s cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) waiting where grain = 'day') every_sale;

-- sumByPaymentType
select payment_type, sum(checks_count)::bigint as checks_count, sum(amount)::bigint as amount
from ( select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type", "checks_count", "amount" from "payment_turnover" where business_id = $1::uuid and currency = $2 and loyalty_id = $3 and pos_id = $4 and terminal_id = $5 and business_date between $6 and $7 union all select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, coalesce(p.payment_type, '') as payment_type, s.checks_count, coalesce(s.checks_count * p.amount, s.amount_to_pay) as amount from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and currency = $8 and loyalty_id = $9 and pos_id = $10 and terminal_id = $11 and business_date between $12 and $13) s left join lateral ( select payment_type, sum(amount)::bigint as amount from transaction_payment where business_id = $1::uuid and transaction_id = s.transaction_id group by payment_type) p on true) every_sale
group by payment_type
having sum(checks_count) <> 0
order by 3 desc, payment_type;

-- sumByPaymentType, required parameters only: as sumByPaymentType, but
from ( select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type", "checks_count", "amount" from "payment_turnover" where business_id = $1::uuid and business_date between $2 and $3 union all select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, coalesce(p.payment_type, '') as payment_type, s.checks_count, coalesce(s.checks_count * p.amount, s.amount_to_pay) as amount from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $4 and $5) s left join lateral ( select payment_type, sum(amount)::bigint as amount from transaction_payment where business_id = $1::uuid and transaction_id = s.transaction_id group by payment_type) p on true) every_sale;

-- sumVisitsByDay
select business_date as date, sum(checks_count)::bigint as checks_count, sum(visits_count)::bigint as visits_count
from ( select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity" from "turnover" where business_id = $1::uuid and currency = $2 and loyalty_id = $3 and pos_id = $4 and terminal_id = $5 and business_date between $6 and $7 union all select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = $1::uuid and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and currency = $8 and loyalty_id = $9 and pos_id = $10 and terminal_id = $11 and business_date between $12 and $13) s) every_sale
group by business_date
order by business_date;

-- sumVisitsByDay, required parameters only
select business_date as date, sum(checks_count)::bigint as checks_count, sum(visits_count)::bigint as visits_count
from ( select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity" from "turnover" where business_id = $1::uuid and business_date between $2 and $3 union all select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = $1::uuid and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $4 and $5) s) every_sale
group by business_date
order by business_date;

-- sumItemsByDay
select business_date as date,
  sum(checks_count)::bigint as checks_count,
  sum(items_quantity)::bigint as items_quantity,
  sum(amount)::bigint as amount,
  sum(discount_amount)::bigint as discount_amount,
  sum(goods_amount)::bigint as goods_amount
from ( select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity" from "turnover" where business_id = $1::uuid and currency = $2 and loyalty_id = $3 and pos_id = $4 and terminal_id = $5 and business_date between $6 and $7 union all select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = $1::uuid and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and currency = $8 and loyalty_id = $9 and pos_id = $10 and terminal_id = $11 and business_date between $12 and $13) s) every_sale
group by business_date
order by business_date;

-- sumItemsByDay, required parameters only
select business_date as date,
  sum(checks_count)::bigint as checks_count,
  sum(items_quantity)::bigint as items_quantity,
  sum(amount)::bigint as amount,
  sum(discount_amount)::bigint as discount_amount,
  sum(goods_amount)::bigint as goods_amount
from ( select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity" from "turnover" where business_id = $1::uuid and business_date between $2 and $3 union all select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = $1::uuid and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $4 and $5) s) every_sale
group by business_date
order by business_date;

-- lastDayWithSales
select greatest( (select business_date from turnover where business_id = $1::uuid and currency = $2 and loyalty_id = $3 and pos_id = $4 and terminal_id = $5 and checks_count > 0 order by business_date desc limit 1), (select max(business_date) from turnover_delta where business_id = $1::uuid and currency = $6 and loyalty_id = $7 and pos_id = $8 and terminal_id = $9 and checks_count > 0)) as day;

-- lastDayWithSales, required parameters only
select greatest( (select business_date from turnover where business_id = $1::uuid and checks_count > 0 order by business_date desc limit 1), (select max(business_date) from turnover_delta where business_id = $1::uuid and checks_count > 0)) as day;

-- listCurrencies
select currency
from business
where business_id = $1::uuid
union
select distinct currency
from terminal
where business_id = $1::uuid
order by 1;

-- allowMemory
select set_config('work_mem', '64MB', true);

-- dashboard/report-queries.ts

-- listReportBusinesses
select business_id, time_zone, report_hour, business_date
from list_report_businesses($1::uuid, $2::int);

-- addReport
insert into "daily_report" ("business_date", "created_dt", "business_id")
values ($1, $2, $3::uuid)
on conflict ("business_id", "business_date") do nothing
returning "business_date";

-- sumOfDay
select currency, sum(checks_count)::bigint as checks_count, sum(amount_to_pay)::bigint as amount_to_pay
from ( select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity" from "turnover" where business_id = $1::uuid and business_date between $2 and $3 union all select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = $1::uuid and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $4 and $5) s) every_sale
group by currency
having sum(checks_count) > 0
order by currency;

-- dashboard/rollup-queries.ts

-- rollUpDeltas
with sales as materialized ( delete from turnover_delta where business_id = $1::uuid and id = any(array( select id from turnover_delta where business_id = $1::uuid order by id limit $2)) returning transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount, rule_ids, rule_subjects),
  into_rule_use as ( insert into rule_use (business_id, rule_id, subject, uses) select $1::uuid, r, s, sum(d.checks_count) from sales d cross join lateral unnest(d.rule_ids) r cross join lateral unnest(d.rule_subjects) s where exists (select from rule where rule.business_id = $1::uuid and rule.id = r) group by r, s order by r, s on conflict (business_id, rule_id, subject) do update set uses = rule_use.uses + excluded.uses),
  "into_turnover" as ( insert into "turnover" as t (business_id, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity") select $1::uuid, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", sum("checks_count"), sum("amount"), sum("discount_amount"), sum("bonuses_redeemed_amount"), sum("bonuses_added_amount"), sum("sales_taxes_amount"), sum("amount_to_pay"), sum("visits_count"), sum("visits_amount"), sum("goods_amount"), sum("items_quantity") from ( select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = $1::uuid and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from sales s) every_sale group by "business_date", "pos_id", "terminal_id", "currency", "loyalty_id" order by "business_date", "pos_id", "terminal_id", "currency", "loyalty_id" on conflict (business_id, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id") do update set "checks_count" = t."checks_count" + excluded."checks_count", "amount" = t."amount" + excluded."amount", "discount_amount" = t."discount_amount" + excluded."discount_amount", "bonuses_redeemed_amount" = t."bonuses_redeemed_amount" + excluded."bonuses_redeemed_amount", "bonuses_added_amount" = t."bonuses_added_amount" + excluded."bonuses_added_amount", "sales_taxes_amount" = t."sales_taxes_amount" + excluded."sales_taxes_amount", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay", "visits_count" = t."visits_count" + excluded."visits_count", "visits_amount" = t."visits_amount" + excluded."visits_amount", "goods_amount" = t."goods_amount" + excluded."goods_amount", "items_quantity" = t."items_quantity" + excluded."items_quantity"),
  "into_hour_turnover" as ( insert into "hour_turnover" as t (business_id, "grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "visits_count", "amount_to_pay") select $1::uuid, "grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id", sum("checks_count"), sum("visits_count"), sum("amount_to_pay") from ( select g.grain, g.starts as business_date, extract(isodow from s.business_date)::int as week_day, s.hour, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, case when s.customer_id is null then 0 else s.checks_count end as visits_count, s.amount_to_pay from sales s cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) every_sale group by "grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id" order by "grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id" on conflict (business_id, "grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id") do update set "checks_count" = t."checks_count" + excluded."checks_count", "visits_count" = t."visits_count" + excluded."visits_count", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay"),
  "into_payment_turnover" as ( insert into "payment_turnover" as t (business_id, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type", "checks_count", "amount") select $1::uuid, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type", sum("checks_count"), sum("amount") from ( select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, coalesce(p.payment_type, '') as payment_type, s.checks_count, coalesce(s.checks_count * p.amount, s.amount_to_pay) as amount from sales s left join lateral ( select payment_type, sum(amount)::bigint as amount from transaction_payment where business_id = $1::uuid and transaction_id = s.transaction_id group by payment_type) p on true) every_sale group by "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type" order by "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type" on conflict (business_id, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type") do update set "checks_count" = t."checks_count" + excluded."checks_count", "amount" = t."amount" + excluded."amount"),
  "into_customer_turnover" as ( insert into "customer_turnover" as t (business_id, "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay") select $1::uuid, "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", sum("visits_count"), sum("amount_to_pay") from ( select g.grain, g.starts as business_date, s.customer_id, s.terminal_id, s.currency, s.pos_id, s.loyalty_id, s.checks_count as visits_count, s.amount_to_pay from sales s cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts) where s.customer_id is not null) every_sale group by "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id" order by "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id" on conflict (business_id, "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id") do update set "visits_count" = t."visits_count" + excluded."visits_count", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay"),
  "into_customer_month_turnover" as ( insert into "customer_month_turnover" as t (business_id, "business_date", "customer_id", "currency", "loyalty_id", "visits_count", "amount_to_pay") select $1::uuid, "business_date", "customer_id", "currency", "loyalty_id", sum("visits_count"), sum("amount_to_pay") from ( select date_trunc('month', s.business_date)::date as business_date, s.customer_id, s.currency, s.loyalty_id, s.checks_count as visits_count, s.amount_to_pay from sales s where s.customer_id is not null) every_sale group by "business_date", "customer_id", "currency", "loyalty_id" order by "business_date", "customer_id", "currency", "loyalty_id" on conflict (business_id, "business_date", "customer_id", "currency", "loyalty_id") do update set "visits_count" = t."visits_count" + excluded."visits_count", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay"),
  "into_goods_turnover" as ( insert into "goods_turnover" as t (business_id, "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id", "checks_count", "quantity", "amount", "discount_amount", "amount_to_pay") select $1::uuid, "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id", sum("checks_count"), sum("quantity"), sum("amount"), sum("discount_amount"), sum("amount_to_pay") from ( select g.grain, g.starts as business_date, i.goods_id, s.pos_id, s.currency, s.loyalty_id, s.checks_count, s.checks_count * i.quantity as quantity, s.checks_count * i.amount as amount, s.checks_count * i.discount_amount as discount_amount, s.checks_count * i.amount_to_pay as amount_to_pay from sales s cross join lateral ( select goods_id, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(amount_to_pay)::bigint as amount_to_pay from transaction_item where business_id = $1::uuid and transaction_id = s.transaction_id group by goods_id) i cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) every_sale group by "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id" order by "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id" on conflict (business_id, "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id") do update set "checks_count" = t."checks_count" + excluded."checks_count", "quantity" = t."quantity" + excluded."quantity", "amount" = t."amount" + excluded."amount", "discount_amount" = t."discount_amount" + excluded."discount_amount", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay"),
  "into_tax_turnover" as ( insert into "tax_turnover" as t (business_id, "business_date", "pos_id", "currency", "loyalty_id", "tax_id", "code", "title", "classification", "type", "checks_count", "base", "amount") select $1::uuid, "business_date", "pos_id", "currency", "loyalty_id", "tax_id", "code", "title", "classification", "type", sum("checks_count"), sum("base"), sum("amount") from ( select s.business_date, s.pos_id, s.currency, s.loyalty_id, x.tax_id, x.code, x.title, x.classification, x.type, s.checks_count, s.checks_count * x.base as base, s.checks_count * x.amount as amount from sales s cross join lateral ( select tax_id, code, title, classification, type, sum(base)::bigint as base, sum(amount)::bigint as amount from transaction_tax where business_id = $1::uuid and transaction_id = s.transaction_id group by tax_id, code, title, classification, type) x) every_sale group by "business_date", "pos_id", "currency", "loyalty_id", "tax_id", "code", "title", "classification", "type" order by "business_date", "pos_id", "currency", "loyalty_id", "tax_id", "code", "title", "classification", "type" on conflict (business_id, "business_date", "pos_id", "currency", "loyalty_id", "tax_id", "code", "title", "classification", "type") do update set "checks_count" = t."checks_count" + excluded."checks_count", "base" = t."base" + excluded."base", "amount" = t."amount" + excluded."amount"),
  "into_item_tax_turnover" as ( insert into "item_tax_turnover" as t (business_id, "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type", "checks_count", "quantity", "base", "amount") select $1::uuid, "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type", sum("checks_count"), sum("quantity"), sum("base"), sum("amount") from ( select g.grain, g.starts as business_date, x.goods_id, x.tax_id, s.pos_id, s.currency, s.loyalty_id, x.item_code, x.item_title, x.unit, x.code, x.title, x.classification, x.type, s.checks_count, s.checks_count * x.quantity as quantity, s.checks_count * x.base as base, s.checks_count * x.amount as amount from sales s cross join lateral ( select i.goods_id, i.code as item_code, i.title as item_title, i.unit, x.tax_id, x.code, x.title, x.classification, x.type, sum(i.quantity)::bigint as quantity, sum(x.base)::bigint as base, sum(x.amount)::bigint as amount from transaction_tax x join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place where x.business_id = $1::uuid and x.transaction_id = s.transaction_id group by i.goods_id, i.code, i.title, i.unit, x.tax_id, x.code, x.title, x.classification, x.type) x cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) every_sale group by "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type" order by "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type" on conflict (business_id, "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type") do update set "checks_count" = t."checks_count" + excluded."checks_count", "quantity" = t."quantity" + excluded."quantity", "base" = t."base" + excluded."base", "amount" = t."amount" + excluded."amount")
select count(*)::int as rolled_up, array_agg(distinct business_date::text) as days
from sales;

-- rollUpTransactions
with gone as ( delete from turnover_delta where business_id = $1::uuid returning checks_count, rule_ids, rule_subjects),
  into_rule_use as ( insert into rule_use (business_id, rule_id, subject, uses) select $1::uuid, r, s, sum(d.checks_count) from gone d cross join lateral unnest(d.rule_ids) r cross join lateral unnest(d.rule_subjects) s where exists (select from rule where rule.business_id = $1::uuid and rule.id = r) group by r, s order by r, s on conflict (business_id, rule_id, subject) do update set uses = rule_use.uses + excluded.uses),
  sales as materialized ( select id as transaction_id, customer_id, business_date, business_hour as hour, loyalty_id, pos_id, terminal_id, currency, 1 as checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount + promo_bonuses_added_amount as bonuses_added_amount, sales_taxes_amount, amount_to_pay, amount_to_pay - delivery_amount - tip_amount - rounding_amount as goods_amount from transaction where business_id = $1::uuid and status = 'success' and terminal_id is not null),
  "into_turnover" as ( insert into "turnover" as t (business_id, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity") select $1::uuid, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", sum("checks_count"), sum("amount"), sum("discount_amount"), sum("bonuses_redeemed_amount"), sum("bonuses_added_amount"), sum("sales_taxes_amount"), sum("amount_to_pay"), sum("visits_count"), sum("visits_amount"), sum("goods_amount"), sum("items_quantity") from ( select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = $1::uuid and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from sales s) every_sale group by "business_date", "pos_id", "terminal_id", "currency", "loyalty_id" order by "business_date", "pos_id", "terminal_id", "currency", "loyalty_id" on conflict (business_id, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id") do update set "checks_count" = t."checks_count" + excluded."checks_count", "amount" = t."amount" + excluded."amount", "discount_amount" = t."discount_amount" + excluded."discount_amount", "bonuses_redeemed_amount" = t."bonuses_redeemed_amount" + excluded."bonuses_redeemed_amount", "bonuses_added_amount" = t."bonuses_added_amount" + excluded."bonuses_added_amount", "sales_taxes_amount" = t."sales_taxes_amount" + excluded."sales_taxes_amount", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay", "visits_count" = t."visits_count" + excluded."visits_count", "visits_amount" = t."visits_amount" + excluded."visits_amount", "goods_amount" = t."goods_amount" + excluded."goods_amount", "items_quantity" = t."items_quantity" + excluded."items_quantity"),
  "into_hour_turnover" as ( insert into "hour_turnover" as t (business_id, "grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "visits_count", "amount_to_pay") select $1::uuid, "grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id", sum("checks_count"), sum("visits_count"), sum("amount_to_pay") from ( select g.grain, g.starts as business_date, extract(isodow from s.business_date)::int as week_day, s.hour, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, case when s.customer_id is null then 0 else s.checks_count end as visits_count, s.amount_to_pay from sales s cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) every_sale group by "grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id" order by "grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id" on conflict (business_id, "grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id") do update set "checks_count" = t."checks_count" + excluded."checks_count", "visits_count" = t."visits_count" + excluded."visits_count", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay"),
  "into_payment_turnover" as ( insert into "payment_turnover" as t (business_id, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type", "checks_count", "amount") select $1::uuid, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type", sum("checks_count"), sum("amount") from ( select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, coalesce(p.payment_type, '') as payment_type, s.checks_count, coalesce(s.checks_count * p.amount, s.amount_to_pay) as amount from sales s left join lateral ( select payment_type, sum(amount)::bigint as amount from transaction_payment where business_id = $1::uuid and transaction_id = s.transaction_id group by payment_type) p on true) every_sale group by "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type" order by "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type" on conflict (business_id, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type") do update set "checks_count" = t."checks_count" + excluded."checks_count", "amount" = t."amount" + excluded."amount"),
  "into_customer_turnover" as ( insert into "customer_turnover" as t (business_id, "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay") select $1::uuid, "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", sum("visits_count"), sum("amount_to_pay") from ( select g.grain, g.starts as business_date, s.customer_id, s.terminal_id, s.currency, s.pos_id, s.loyalty_id, s.checks_count as visits_count, s.amount_to_pay from sales s cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts) where s.customer_id is not null) every_sale group by "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id" order by "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id" on conflict (business_id, "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id") do update set "visits_count" = t."visits_count" + excluded."visits_count", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay"),
  "into_customer_month_turnover" as ( insert into "customer_month_turnover" as t (business_id, "business_date", "customer_id", "currency", "loyalty_id", "visits_count", "amount_to_pay") select $1::uuid, "business_date", "customer_id", "currency", "loyalty_id", sum("visits_count"), sum("amount_to_pay") from ( select date_trunc('month', s.business_date)::date as business_date, s.customer_id, s.currency, s.loyalty_id, s.checks_count as visits_count, s.amount_to_pay from sales s where s.customer_id is not null) every_sale group by "business_date", "customer_id", "currency", "loyalty_id" order by "business_date", "customer_id", "currency", "loyalty_id" on conflict (business_id, "business_date", "customer_id", "currency", "loyalty_id") do update set "visits_count" = t."visits_count" + excluded."visits_count", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay"),
  "into_goods_turnover" as ( insert into "goods_turnover" as t (business_id, "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id", "checks_count", "quantity", "amount", "discount_amount", "amount_to_pay") select $1::uuid, "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id", sum("checks_count"), sum("quantity"), sum("amount"), sum("discount_amount"), sum("amount_to_pay") from ( select g.grain, g.starts as business_date, i.goods_id, s.pos_id, s.currency, s.loyalty_id, s.checks_count, s.checks_count * i.quantity as quantity, s.checks_count * i.amount as amount, s.checks_count * i.discount_amount as discount_amount, s.checks_count * i.amount_to_pay as amount_to_pay from sales s cross join lateral ( select goods_id, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(amount_to_pay)::bigint as amount_to_pay from transaction_item where business_id = $1::uuid and transaction_id = s.transaction_id group by goods_id) i cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) every_sale group by "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id" order by "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id" on conflict (business_id, "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id") do update set "checks_count" = t."checks_count" + excluded."checks_count", "quantity" = t."quantity" + excluded."quantity", "amount" = t."amount" + excluded."amount", "discount_amount" = t."discount_amount" + excluded."discount_amount", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay"),
  "into_tax_turnover" as ( insert into "tax_turnover" as t (business_id, "business_date", "pos_id", "currency", "loyalty_id", "tax_id", "code", "title", "classification", "type", "checks_count", "base", "amount") select $1::uuid, "business_date", "pos_id", "currency", "loyalty_id", "tax_id", "code", "title", "classification", "type", sum("checks_count"), sum("base"), sum("amount") from ( select s.business_date, s.pos_id, s.currency, s.loyalty_id, x.tax_id, x.code, x.title, x.classification, x.type, s.checks_count, s.checks_count * x.base as base, s.checks_count * x.amount as amount from sales s cross join lateral ( select tax_id, code, title, classification, type, sum(base)::bigint as base, sum(amount)::bigint as amount from transaction_tax where business_id = $1::uuid and transaction_id = s.transaction_id group by tax_id, code, title, classification, type) x) every_sale group by "business_date", "pos_id", "currency", "loyalty_id", "tax_id", "code", "title", "classification", "type" order by "business_date", "pos_id", "currency", "loyalty_id", "tax_id", "code", "title", "classification", "type" on conflict (business_id, "business_date", "pos_id", "currency", "loyalty_id", "tax_id", "code", "title", "classification", "type") do update set "checks_count" = t."checks_count" + excluded."checks_count", "base" = t."base" + excluded."base", "amount" = t."amount" + excluded."amount"),
  "into_item_tax_turnover" as ( insert into "item_tax_turnover" as t (business_id, "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type", "checks_count", "quantity", "base", "amount") select $1::uuid, "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type", sum("checks_count"), sum("quantity"), sum("base"), sum("amount") from ( select g.grain, g.starts as business_date, x.goods_id, x.tax_id, s.pos_id, s.currency, s.loyalty_id, x.item_code, x.item_title, x.unit, x.code, x.title, x.classification, x.type, s.checks_count, s.checks_count * x.quantity as quantity, s.checks_count * x.base as base, s.checks_count * x.amount as amount from sales s cross join lateral ( select i.goods_id, i.code as item_code, i.title as item_title, i.unit, x.tax_id, x.code, x.title, x.classification, x.type, sum(i.quantity)::bigint as quantity, sum(x.base)::bigint as base, sum(x.amount)::bigint as amount from transaction_tax x join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place where x.business_id = $1::uuid and x.transaction_id = s.transaction_id group by i.goods_id, i.code, i.title, i.unit, x.tax_id, x.code, x.title, x.classification, x.type) x cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) every_sale group by "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type" order by "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type" on conflict (business_id, "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type") do update set "checks_count" = t."checks_count" + excluded."checks_count", "quantity" = t."quantity" + excluded."quantity", "base" = t."base" + excluded."base", "amount" = t."amount" + excluded."amount")
select count(*)::int as rolled_up
from sales;

-- removeBuyers
delete from buyers_of_day
where business_id = $1::uuid
  and business_date = any($2::date[]);

-- removeBuyers, required parameters only
delete from buyers_of_day
where business_id = $1::uuid;

-- addBuyers
with counted as materialized (select business_date, currency, scope, scope_id, count(*) as customers_count from ( select c.business_date, c.currency, s.scope, s.scope_id, c.customer_id from customer_turnover c cross join lateral ( values ('all', c.business_id), ('loyalty', c.loyalty_id), ('pos', c.pos_id), ('terminal', c.terminal_id)) s (scope, scope_id) where c.business_id = $1::uuid and c.grain = 'day' and c.business_date = any($2::date[]) group by 1, 2, 3, 4, 5 having sum(c.visits_count) > 0) each group by 1, 2, 3, 4),
  stored as (insert into buyers_of_day (business_date, currency, scope, scope_id, customers_count, business_id) select business_date, currency, scope, scope_id, customers_count, $1::uuid from counted returning 1)
select count(*) as stored
from stored;

-- addBuyers, required parameters only
with counted as materialized (select business_date, currency, scope, scope_id, count(*) as customers_count from ( select c.business_date, c.currency, s.scope, s.scope_id, c.customer_id from customer_turnover c cross join lateral ( values ('all', c.business_id), ('loyalty', c.loyalty_id), ('pos', c.pos_id), ('terminal', c.terminal_id)) s (scope, scope_id) where c.business_id = $1::uuid and c.grain = 'day' group by 1, 2, 3, 4, 5 having sum(c.visits_count) > 0) each group by 1, 2, 3, 4),
  stored as (insert into buyers_of_day (business_date, currency, scope, scope_id, customers_count, business_id) select business_date, currency, scope, scope_id, customers_count, $1::uuid from counted returning 1)
select count(*) as stored
from stored;

-- clearRollup
delete from "turnover"
where business_id = $1::uuid;

-- clearRollup, required parameters only
delete from "item_tax_turnover"
where business_id = $1::uuid;

-- clearRollup, other parameters
delete from "payment_turnover"
where business_id = $1::uuid;

-- clearRollup, other parameters
delete from "customer_turnover"
where business_id = $1::uuid;

-- clearRollup, other parameters
delete from "customer_month_turnover"
where business_id = $1::uuid;

-- clearRollup, other parameters
delete from "goods_turnover"
where business_id = $1::uuid;

-- clearRollup, other parameters
delete from "tax_turnover"
where business_id = $1::uuid;

-- clearRollup, other parameters
delete from "hour_turnover"
where business_id = $1::uuid;

-- fillHours
update transaction t
set business_hour = extract(hour from coalesce(t.finalized_dt, t.created_dt) at time zone p.time_zone)
from pos p
where t.business_id = $1::uuid
  and t.terminal_id is not null
  and t.business_hour is null
  and p.business_id = t.business_id
  and p.id = t.pos_id;

-- tryRollupLock
select pg_try_advisory_xact_lock(hashtextextended('dashboard ' || $1::uuid::text, 0)) as locked;

-- lockRollups
select pg_advisory_xact_lock(hashtextextended('dashboard ' || $1::uuid::text, 0));

-- listPendingRollups
select business_id
from list_unfolded_turnover($1::int);
