-- Printed from the queries by tools/print-sql.ts; change a query, not this file. "…" stands for the columns that the
-- caller names. A query that says something else when it is told less, or another word, is printed again.

-- dashboard/fold-queries.ts

-- foldDeltas
with sales as materialized ( delete from turnover_delta where business_id = (select current_business()) and id in ( select id from turnover_delta where business_id = (select current_business()) order by id limit $1) returning transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount),
  "into_turnover" as ( insert into "turnover" as t ("business_date", "hour", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity") select "business_date", "hour", "pos_id", "terminal_id", "currency", "loyalty_id", sum("checks_count"), sum("amount"), sum("discount_amount"), sum("bonuses_redeemed_amount"), sum("bonuses_added_amount"), sum("sales_taxes_amount"), sum("amount_to_pay"), sum("visits_count"), sum("visits_amount"), sum("goods_amount"), sum("items_quantity") from ( select s.business_date, s.hour, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = (select current_business()) and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from sales s) every_sale group by "business_date", "hour", "pos_id", "terminal_id", "currency", "loyalty_id" order by "business_date", "hour", "pos_id", "terminal_id", "currency", "loyalty_id" on conflict (business_id, "business_date", "hour", "pos_id", "terminal_id", "currency", "loyalty_id") do update set "checks_count" = t."checks_count" + excluded."checks_count", "amount" = t."amount" + excluded."amount", "discount_amount" = t."discount_amount" + excluded."discount_amount", "bonuses_redeemed_amount" = t."bonuses_redeemed_amount" + excluded."bonuses_redeemed_amount", "bonuses_added_amount" = t."bonuses_added_amount" + excluded."bonuses_added_amount", "sales_taxes_amount" = t."sales_taxes_amount" + excluded."sales_taxes_amount", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay", "visits_count" = t."visits_count" + excluded."visits_count", "visits_amount" = t."visits_amount" + excluded."visits_amount", "goods_amount" = t."goods_amount" + excluded."goods_amount", "items_quantity" = t."items_quantity" + excluded."items_quantity"),
  "into_payment_turnover" as ( insert into "payment_turnover" as t ("business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type", "checks_count", "amount") select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type", sum("checks_count"), sum("amount") from ( select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, p.payment_type, s.checks_count, s.checks_count * p.amount as amount from sales s cross join lateral ( select payment_type, sum(amount)::bigint as amount from transaction_payment where business_id = (select current_business()) and transaction_id = s.transaction_id group by payment_type) p) every_sale group by "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type" order by "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type" on conflict (business_id, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type") do update set "checks_count" = t."checks_count" + excluded."checks_count", "amount" = t."amount" + excluded."amount"),
  "into_customer_turnover" as ( insert into "customer_turnover" as t ("grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay") select "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", sum("visits_count"), sum("amount_to_pay") from ( select g.grain, g.starts as business_date, s.customer_id, s.terminal_id, s.currency, s.pos_id, s.loyalty_id, s.checks_count as visits_count, s.amount_to_pay from sales s cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts) where s.customer_id is not null) every_sale group by "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id" order by "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id" on conflict (business_id, "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id") do update set "visits_count" = t."visits_count" + excluded."visits_count", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay"),
  "into_goods_turnover" as ( insert into "goods_turnover" as t ("grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id", "checks_count", "quantity", "amount", "discount_amount", "amount_to_pay") select "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id", sum("checks_count"), sum("quantity"), sum("amount"), sum("discount_amount"), sum("amount_to_pay") from ( select g.grain, g.starts as business_date, i.goods_id, s.pos_id, s.currency, s.loyalty_id, s.checks_count, s.checks_count * i.quantity as quantity, s.checks_count * i.amount as amount, s.checks_count * i.discount_amount as discount_amount, s.checks_count * i.amount_to_pay as amount_to_pay from sales s cross join lateral ( select goods_id, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(amount_to_pay)::bigint as amount_to_pay from transaction_item where business_id = (select current_business()) and transaction_id = s.transaction_id group by goods_id) i cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) every_sale group by "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id" order by "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id" on conflict (business_id, "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id") do update set "checks_count" = t."checks_count" + excluded."checks_count", "quantity" = t."quantity" + excluded."quantity", "amount" = t."amount" + excluded."amount", "discount_amount" = t."discount_amount" + excluded."discount_amount", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay")
select count(*)::int as folded
from sales;

-- foldTransactions
with gone as (delete from turnover_delta where business_id = (select current_business())),
  sales as materialized ( select id as transaction_id, customer_id, business_date, business_hour as hour, loyalty_id, pos_id, terminal_id, currency, 1 as checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount + promo_bonuses_added_amount as bonuses_added_amount, sales_taxes_amount, amount_to_pay, amount_to_pay - delivery_amount - tip_amount - rounding_amount as goods_amount from transaction where business_id = (select current_business()) and status = 'success' and terminal_id is not null),
  "into_turnover" as ( insert into "turnover" as t ("business_date", "hour", "pos_id", "terminal_id", "currency", "loyalty_id", "checks_count", "amount", "discount_amount", "bonuses_redeemed_amount", "bonuses_added_amount", "sales_taxes_amount", "amount_to_pay", "visits_count", "visits_amount", "goods_amount", "items_quantity") select "business_date", "hour", "pos_id", "terminal_id", "currency", "loyalty_id", sum("checks_count"), sum("amount"), sum("discount_amount"), sum("bonuses_redeemed_amount"), sum("bonuses_added_amount"), sum("sales_taxes_amount"), sum("amount_to_pay"), sum("visits_count"), sum("visits_amount"), sum("goods_amount"), sum("items_quantity") from ( select s.business_date, s.hour, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount, s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay, case when s.customer_id is null then 0 else s.checks_count end as visits_count, case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount, s.goods_amount, s.checks_count * coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i where i.business_id = (select current_business()) and i.transaction_id = s.transaction_id), 0)::bigint as items_quantity from sales s) every_sale group by "business_date", "hour", "pos_id", "terminal_id", "currency", "loyalty_id" order by "business_date", "hour", "pos_id", "terminal_id", "currency", "loyalty_id" on conflict (business_id, "business_date", "hour", "pos_id", "terminal_id", "currency", "loyalty_id") do update set "checks_count" = t."checks_count" + excluded."checks_count", "amount" = t."amount" + excluded."amount", "discount_amount" = t."discount_amount" + excluded."discount_amount", "bonuses_redeemed_amount" = t."bonuses_redeemed_amount" + excluded."bonuses_redeemed_amount", "bonuses_added_amount" = t."bonuses_added_amount" + excluded."bonuses_added_amount", "sales_taxes_amount" = t."sales_taxes_amount" + excluded."sales_taxes_amount", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay", "visits_count" = t."visits_count" + excluded."visits_count", "visits_amount" = t."visits_amount" + excluded."visits_amount", "goods_amount" = t."goods_amount" + excluded."goods_amount", "items_quantity" = t."items_quantity" + excluded."items_quantity"),
  "into_payment_turnover" as ( insert into "payment_turnover" as t ("business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type", "checks_count", "amount") select "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type", sum("checks_count"), sum("amount") from ( select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, p.payment_type, s.checks_count, s.checks_count * p.amount as amount from sales s cross join lateral ( select payment_type, sum(amount)::bigint as amount from transaction_payment where business_id = (select current_business()) and transaction_id = s.transaction_id group by payment_type) p) every_sale group by "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type" order by "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type" on conflict (business_id, "business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type") do update set "checks_count" = t."checks_count" + excluded."checks_count", "amount" = t."amount" + excluded."amount"),
  "into_customer_turnover" as ( insert into "customer_turnover" as t ("grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", "visits_count", "amount_to_pay") select "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id", sum("visits_count"), sum("amount_to_pay") from ( select g.grain, g.starts as business_date, s.customer_id, s.terminal_id, s.currency, s.pos_id, s.loyalty_id, s.checks_count as visits_count, s.amount_to_pay from sales s cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts) where s.customer_id is not null) every_sale group by "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id" order by "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id" on conflict (business_id, "grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id") do update set "visits_count" = t."visits_count" + excluded."visits_count", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay"),
  "into_goods_turnover" as ( insert into "goods_turnover" as t ("grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id", "checks_count", "quantity", "amount", "discount_amount", "amount_to_pay") select "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id", sum("checks_count"), sum("quantity"), sum("amount"), sum("discount_amount"), sum("amount_to_pay") from ( select g.grain, g.starts as business_date, i.goods_id, s.pos_id, s.currency, s.loyalty_id, s.checks_count, s.checks_count * i.quantity as quantity, s.checks_count * i.amount as amount, s.checks_count * i.discount_amount as discount_amount, s.checks_count * i.amount_to_pay as amount_to_pay from sales s cross join lateral ( select goods_id, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(amount_to_pay)::bigint as amount_to_pay from transaction_item where business_id = (select current_business()) and transaction_id = s.transaction_id group by goods_id) i cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) every_sale group by "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id" order by "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id" on conflict (business_id, "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id") do update set "checks_count" = t."checks_count" + excluded."checks_count", "quantity" = t."quantity" + excluded."quantity", "amount" = t."amount" + excluded."amount", "discount_amount" = t."discount_amount" + excluded."discount_amount", "amount_to_pay" = t."amount_to_pay" + excluded."amount_to_pay")
select count(*)::int as folded
from sales;

-- clearRollup
delete from "turnover"
where business_id = (select current_business());

-- clearRollup, told the least
delete from "goods_turnover"
where business_id = (select current_business());

-- clearRollup, another way
delete from "customer_turnover"
where business_id = (select current_business());

-- clearRollup, another way
delete from "payment_turnover"
where business_id = (select current_business());

-- fillHours
update transaction t
set business_hour = extract(hour from coalesce(t.finalized_dt, t.created_dt) at time zone p.time_zone)
from pos p
where t.business_id = (select current_business())
  and t.terminal_id is not null
  and t.business_hour is null
  and p.business_id = t.business_id
  and p.id = t.pos_id;

-- tryFoldLock
select pg_try_advisory_xact_lock(hashtextextended('dashboard ' || current_business()::text, 0)) as locked;

-- foldLocked
select pg_advisory_xact_lock(hashtextextended('dashboard ' || current_business()::text, 0));

-- allowLong
select set_config('statement_timeout', '30min', true);

-- listUnfolded
select business_id
from list_unfolded_turnover($1::int);

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
from ( select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover" where business_id = (select current_business()) and business_date between $1 and $2 and currency = $3 and loyalty_id = $4 and pos_id = $5 and terminal_id = $6 union all select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover_delta" where business_id = (select current_business()) and business_date between $7 and $8 and currency = $9 and loyalty_id = $10 and pos_id = $11 and terminal_id = $12) as every_sale
group by business_date
order by business_date;

-- sumByDay, told the least
select business_date as date,
  sum(checks_count)::bigint as checks_count,
  sum(amount)::bigint as amount,
  sum(discount_amount)::bigint as discount_amount,
  sum(bonuses_redeemed_amount)::bigint as bonuses_redeemed_amount,
  sum(bonuses_added_amount)::bigint as bonuses_added_amount,
  sum(sales_taxes_amount)::bigint as sales_taxes_amount,
  sum(amount_to_pay)::bigint as amount_to_pay
from ( select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover" where business_id = (select current_business()) and business_date between $1 and $2 and currency = $3 union all select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover_delta" where business_id = (select current_business()) and business_date between $4 and $5 and currency = $6 ) as every_sale
group by business_date
order by business_date;

-- sumByPos
select s.*, p.title
from (select pos_id as id, sum(checks_count)::bigint as checks_count, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(bonuses_redeemed_amount)::bigint as bonuses_redeemed_amount, sum(bonuses_added_amount)::bigint as bonuses_added_amount, sum(sales_taxes_amount)::bigint as sales_taxes_amount, sum(amount_to_pay)::bigint as amount_to_pay from ( select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover" where business_id = (select current_business()) and business_date between $1 and $2 and currency = $3 and loyalty_id = $4 and pos_id = $5 and terminal_id = $6 union all select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover_delta" where business_id = (select current_business()) and business_date between $7 and $8 and currency = $9 and loyalty_id = $10 and pos_id = $11 and terminal_id = $12) as every_sale group by pos_id) s
join pos p on p.business_id = (select current_business())
  and p.id = s.id
order by s.amount_to_pay desc, s.id;

-- sumByPos, told the least
select s.*, p.title
from (select pos_id as id, sum(checks_count)::bigint as checks_count, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(bonuses_redeemed_amount)::bigint as bonuses_redeemed_amount, sum(bonuses_added_amount)::bigint as bonuses_added_amount, sum(sales_taxes_amount)::bigint as sales_taxes_amount, sum(amount_to_pay)::bigint as amount_to_pay from ( select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover" where business_id = (select current_business()) and business_date between $1 and $2 and currency = $3 union all select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover_delta" where business_id = (select current_business()) and business_date between $4 and $5 and currency = $6 ) as every_sale group by pos_id) s
join pos p on p.business_id = (select current_business())
  and p.id = s.id
order by s.amount_to_pay desc, s.id;

-- sumByTerminal
select s.*, t.title, p.title as pos_title
from (select terminal_id as id, sum(checks_count)::bigint as checks_count, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(bonuses_redeemed_amount)::bigint as bonuses_redeemed_amount, sum(bonuses_added_amount)::bigint as bonuses_added_amount, sum(sales_taxes_amount)::bigint as sales_taxes_amount, sum(amount_to_pay)::bigint as amount_to_pay from ( select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover" where business_id = (select current_business()) and business_date between $1 and $2 and currency = $3 and loyalty_id = $4 and pos_id = $5 and terminal_id = $6 union all select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover_delta" where business_id = (select current_business()) and business_date between $7 and $8 and currency = $9 and loyalty_id = $10 and pos_id = $11 and terminal_id = $12) as every_sale group by terminal_id) s
join terminal t on t.business_id = (select current_business())
  and t.id = s.id
join pos p on p.business_id = t.business_id
  and p.id = t.pos_id
order by s.amount_to_pay desc, s.id;

-- sumByTerminal, told the least
select s.*, t.title, p.title as pos_title
from (select terminal_id as id, sum(checks_count)::bigint as checks_count, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(bonuses_redeemed_amount)::bigint as bonuses_redeemed_amount, sum(bonuses_added_amount)::bigint as bonuses_added_amount, sum(sales_taxes_amount)::bigint as sales_taxes_amount, sum(amount_to_pay)::bigint as amount_to_pay from ( select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover" where business_id = (select current_business()) and business_date between $1 and $2 and currency = $3 union all select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover_delta" where business_id = (select current_business()) and business_date between $4 and $5 and currency = $6 ) as every_sale group by terminal_id) s
join terminal t on t.business_id = (select current_business())
  and t.id = s.id
join pos p on p.business_id = t.business_id
  and p.id = t.pos_id
order by s.amount_to_pay desc, s.id;

-- sumByHour
select extract(isodow from business_date)::int as week_day,
  hour,
  sum(checks_count)::bigint as checks_count,
  sum(amount_to_pay)::bigint as amount_to_pay
from ( select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover" where business_id = (select current_business()) and business_date between $1 and $2 and currency = $3 and loyalty_id = $4 and pos_id = $5 and terminal_id = $6 union all select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover_delta" where business_id = (select current_business()) and business_date between $7 and $8 and currency = $9 and loyalty_id = $10 and pos_id = $11 and terminal_id = $12) as every_sale
group by 1, 2
order by 1, 2;

-- sumByHour, told the least
select extract(isodow from business_date)::int as week_day,
  hour,
  sum(checks_count)::bigint as checks_count,
  sum(amount_to_pay)::bigint as amount_to_pay
from ( select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover" where business_id = (select current_business()) and business_date between $1 and $2 and currency = $3 union all select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from "turnover_delta" where business_id = (select current_business()) and business_date between $4 and $5 and currency = $6 ) as every_sale
group by 1, 2
order by 1, 2;

-- listCurrencies
select currency
from business
where business_id = (select current_business())
union
select distinct currency
from terminal
where business_id = (select current_business())
order by 1;

-- getBusiness
select "currency", "time_zone"
from "business"
where "business_id" = (select current_business());
