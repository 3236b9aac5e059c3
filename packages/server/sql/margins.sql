-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- margins/goods-queries.ts

-- sumGoodsMargins
select g.id as item_id, g.code as item_code, g.title as item_title, g.unit, s.currency, s.quantity, s.net, s.costed, s.cost
from ( select goods_id, currency, sum(quantity)::bigint as quantity, sum(net)::bigint as net, sum(costed)::bigint as costed, sum(cost)::bigint as cost from ( select i.goods_id, t.currency, 1 as checks_count, i.quantity, i.amount_to_pay - i.sales_taxes_amount - i.contained_taxes_amount as net, case when i.cost_amount is null then 0 else i.amount_to_pay - i.sales_taxes_amount - i.contained_taxes_amount end as costed, coalesce(i.cost_amount, 0) as cost from transaction t join transaction_item i on i.business_id = t.business_id and i.transaction_id = t.id where t.business_id = $1::uuid and t.status = 'success' and t.terminal_id is not null and ("t"."loyalty_id" = $2 and "t"."pos_id" = $3 and t.business_date >= $4 and t.business_date <= $5 and "t"."customer_id" = $6 and "t"."corporate_customer_id" = $7)) each group by goods_id, currency having sum(checks_count) <> 0) s
join goods g on g.business_id = $1::uuid
  and g.id = s.goods_id
where (position(lower($8) in lower(concat_ws(' ', "g"."title", "g"."code", "s"."currency"))) > 0)
order by s.currency, s.costed - s.cost desc, s.net desc, g.code, g.id;

-- sumGoodsMargins, required parameters only: as sumGoodsMargins, but
from ( select goods_id, currency, sum(quantity)::bigint as quantity, sum(net)::bigint as net, sum(costed)::bigint as costed, sum(cost)::bigint as cost from ( select goods_id, currency, checks_count, quantity, amount_to_pay as net, costed_amount as costed, cost_amount as cost from ( select "grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id", "checks_count", "quantity", "amount", "discount_amount", "amount_to_pay", "costed_amount", "cost_amount" from "goods_turnover" where business_id = $1::uuid and grain = $2 and business_date between $3 and $4 union all select * from ( select g.grain, g.starts as business_date, i.goods_id, s.pos_id, s.currency, s.loyalty_id, s.checks_count, coalesce(s.times, s.checks_count) * i.quantity as quantity, coalesce(s.times, s.checks_count) * i.amount as amount, coalesce(s.times, s.checks_count) * i.discount_amount as discount_amount, coalesce(s.times, s.checks_count) * i.amount_to_pay as amount_to_pay, coalesce(s.times, s.checks_count) * i.costed_amount as costed_amount, coalesce(s.times, s.checks_count) * i.cost_amount as cost_amount from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, times, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $5 and $6) s cross join lateral ( select goods_id, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(amount_to_pay)::bigint as amount_to_pay, coalesce(sum(amount_to_pay - sales_taxes_amount - contained_taxes_amount) filter (where cost_amount is not null), 0)::bigint as costed_amount, coalesce(sum(cost_amount), 0)::bigint as cost_amount from transaction_item where business_id = $1::uuid and transaction_id = s.transaction_id group by goods_id) i cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) waiting where grain = 'day') every_sale union all select goods_id, currency, 0, 0, -amount, 0, 0 from ( select "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type", "checks_count", "quantity", "base", "amount" from "item_tax_turnover" where business_id = $1::uuid and grain = $7 and business_date between $8 and $9 union all select * from ( select g.grain, g.starts as business_date, x.goods_id, x.tax_id, s.pos_id, s.currency, s.loyalty_id, x.item_code, x.item_title, x.unit, x.code, x.title, x.classification, x.type, s.checks_count, coalesce(s.times, s.checks_count) * x.quantity as quantity, coalesce(s.times, s.checks_count) * x.base as base, coalesce(s.times, s.checks_count) * x.amount as amount from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, times, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $10 and $11) s cross join lateral ( select i.goods_id, i.code as item_code, i.title as item_title, i.unit, x.tax_id, x.code, x.title, x.classification, x.type, sum(i.quantity)::bigint as quantity, sum(x.base)::bigint as base, sum(x.amount)::bigint as amount from transaction_tax x join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place where x.business_id = $1::uuid and x.transaction_id = s.transaction_id group by i.goods_id, i.code, i.title, i.unit, x.tax_id, x.code, x.title, x.classification, x.type) x cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) waiting where grain = 'day') every_sale) each group by goods_id, currency having sum(checks_count) <> 0) s
where (true);

-- margins/summary-queries.ts

-- sumCosts
select additional_cost_id,
  code,
  title,
  kind,
  currency,
  sum(quantity)::bigint as quantity,
  sum(base)::bigint as base,
  sum(amount)::bigint as amount
from (select * from ( select x.additional_cost_id, x.code, x.title, x.kind, t.currency, coalesce(i.goods_id, x.additional_cost_id) as goods_id, coalesce(i.code, '') as item_code, coalesce(i.title, '') as item_title, coalesce(i.unit, '') as unit, 1 as checks_count, x.quantity, x.base, x.amount from transaction t join transaction_cost x on x.business_id = t.business_id and x.transaction_id = t.id left join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place where t.business_id = $1::uuid and t.status = 'success' and t.terminal_id is not null and ("t"."loyalty_id" = $2 and t.business_date >= $3 and t.business_date <= $4 and "t"."pos_id" = $5 and "t"."customer_id" = $6 and "t"."corporate_customer_id" = $7 and "x"."additional_cost_id" = $8 and "x"."code" = $9 and "i"."goods_id" = $10 and "i"."code" = $11)) each) costs
where (position(lower($12) in lower(concat_ws(' ', "title", "code", "currency"))) > 0)
group by additional_cost_id, code, title, kind, currency
having sum(checks_count) <> 0
order by currency, code, additional_cost_id, title;

-- sumCosts, required parameters only: as sumCosts, but
from (select * from ( select "grain", "business_date", "goods_id", "additional_cost_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "kind", "checks_count", "quantity", "base", "amount" from "cost_turnover" where business_id = $1::uuid and grain = $2 and business_date between $3 and $4 union all select * from ( select g.grain, g.starts as business_date, x.goods_id, x.additional_cost_id, s.pos_id, s.currency, s.loyalty_id, x.item_code, x.item_title, x.unit, x.code, x.title, x.kind, s.checks_count, coalesce(s.times, s.checks_count) * x.quantity as quantity, coalesce(s.times, s.checks_count) * x.base as base, coalesce(s.times, s.checks_count) * x.amount as amount from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, times, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $5 and $6) s cross join lateral ( select coalesce(i.goods_id, x.additional_cost_id) as goods_id, coalesce(i.code, '') as item_code, coalesce(i.title, '') as item_title, coalesce(i.unit, '') as unit, x.additional_cost_id, x.code, x.title, x.kind, sum(x.quantity)::bigint as quantity, sum(x.base)::bigint as base, sum(x.amount)::bigint as amount from transaction_cost x left join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place where x.business_id = $1::uuid and x.transaction_id = s.transaction_id group by 1, 2, 3, 4, x.additional_cost_id, x.code, x.title, x.kind) x cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) waiting where grain = 'day') every_sale where true) costs
where (true);

-- sumCostsByItem
select additional_cost_id,
  code,
  title,
  kind,
  currency,
  goods_id as item_id,
  item_code,
  item_title,
  unit,
  sum(quantity)::bigint as quantity,
  sum(base)::bigint as base,
  sum(amount)::bigint as amount
from (select * from ( select x.additional_cost_id, x.code, x.title, x.kind, t.currency, coalesce(i.goods_id, x.additional_cost_id) as goods_id, coalesce(i.code, '') as item_code, coalesce(i.title, '') as item_title, coalesce(i.unit, '') as unit, 1 as checks_count, x.quantity, x.base, x.amount from transaction t join transaction_cost x on x.business_id = t.business_id and x.transaction_id = t.id left join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place where t.business_id = $1::uuid and t.status = 'success' and t.terminal_id is not null and ("t"."loyalty_id" = $2 and t.business_date >= $3 and t.business_date <= $4 and "t"."pos_id" = $5 and "t"."customer_id" = $6 and "t"."corporate_customer_id" = $7 and "x"."additional_cost_id" = $8 and "x"."code" = $9 and "i"."goods_id" = $10 and "i"."code" = $11)) each) items
where kind = 'commission'
  and (position(lower($12) in lower(concat_ws(' ', "item_title", "item_code", "title", "code", "currency"))) > 0)
group by additional_cost_id, code, title, kind, currency, goods_id, item_code, item_title, unit
having sum(checks_count) <> 0
order by currency, sum(amount) desc, item_code, goods_id, code, additional_cost_id, title;

-- sumCostsByItem, required parameters only: as sumCostsByItem, but
from (select * from ( select "grain", "business_date", "goods_id", "additional_cost_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "kind", "checks_count", "quantity", "base", "amount" from "cost_turnover" where business_id = $1::uuid and grain = $2 and business_date between $3 and $4 union all select * from ( select g.grain, g.starts as business_date, x.goods_id, x.additional_cost_id, s.pos_id, s.currency, s.loyalty_id, x.item_code, x.item_title, x.unit, x.code, x.title, x.kind, s.checks_count, coalesce(s.times, s.checks_count) * x.quantity as quantity, coalesce(s.times, s.checks_count) * x.base as base, coalesce(s.times, s.checks_count) * x.amount as amount from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, times, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $5 and $6) s cross join lateral ( select coalesce(i.goods_id, x.additional_cost_id) as goods_id, coalesce(i.code, '') as item_code, coalesce(i.title, '') as item_title, coalesce(i.unit, '') as unit, x.additional_cost_id, x.code, x.title, x.kind, sum(x.quantity)::bigint as quantity, sum(x.base)::bigint as base, sum(x.amount)::bigint as amount from transaction_cost x left join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place where x.business_id = $1::uuid and x.transaction_id = s.transaction_id group by 1, 2, 3, 4, x.additional_cost_id, x.code, x.title, x.kind) x cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)) waiting where grain = 'day') every_sale where true) items
where kind = 'commission'
  and (true);
