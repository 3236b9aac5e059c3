-- Printed from the queries by tools/print-sql.ts; change a query, not this file. "…" stands for the columns that the
-- caller names. A query that says something else when it is told less, or another word, is printed again.

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

-- foldDeltas
with gone as ( delete from turnover_delta where business_id = (select current_business()) and id in ( select id from turnover_delta where business_id = (select current_business()) order by id limit $1 for update skip locked) returning *),
  summed as ( select business_date, hour, loyalty_id, pos_id, terminal_id, currency, sum(checks_count)::bigint as checks_count, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(bonuses_redeemed_amount)::bigint as bonuses_redeemed_amount, sum(bonuses_added_amount)::bigint as bonuses_added_amount, sum(sales_taxes_amount)::bigint as sales_taxes_amount, sum(amount_to_pay)::bigint as amount_to_pay from gone group by 1, 2, 3, 4, 5, 6),
  kept as ( insert into turnover as t (business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay) select business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay from summed order by business_date, hour, pos_id, terminal_id, currency on conflict (business_id, business_date, hour, pos_id, terminal_id, currency) do update set checks_count = t.checks_count + excluded.checks_count, amount = t.amount + excluded.amount, discount_amount = t.discount_amount + excluded.discount_amount, bonuses_redeemed_amount = t.bonuses_redeemed_amount + excluded.bonuses_redeemed_amount, bonuses_added_amount = t.bonuses_added_amount + excluded.bonuses_added_amount, sales_taxes_amount = t.sales_taxes_amount + excluded.sales_taxes_amount, amount_to_pay = t.amount_to_pay + excluded.amount_to_pay returning 1)
select count(*)::int as folded
from gone;

-- listUnfolded
select business_id
from list_unfolded_turnover($1::int);
