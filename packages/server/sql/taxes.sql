-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- taxes/queries.ts

-- listTaxes
select "tax".*, exists (select from price_group_tax p where p.business_id = $1::uuid and p.tax_id = tax.id) as "is_used"
from "tax"
where "tax"."business_id" = $1::uuid
  and "loyalty_id" = $2
  and ("classification" = $3)
order by "created_dt", "id";

-- listTaxes, required parameters only
select "tax".*, exists (select from price_group_tax p where p.business_id = $1::uuid and p.tax_id = tax.id) as "is_used"
from "tax"
where "tax"."business_id" = $1::uuid
  and "loyalty_id" = $2
  and true
order by "created_dt", "id";

-- getTax
select "tax".*, exists (select from price_group_tax p where p.business_id = $1::uuid and p.tax_id = tax.id) as "is_used"
from "tax"
where "tax"."business_id" = $1::uuid
  and "tax"."loyalty_id" = $2
  and "tax"."id" = $3;

-- lockTax: begins as getTax
for update of "tax";

-- listCompoundable
select "id"
from "tax"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "classification" = $3
  and "type" = $4
  and "id" = any($5::uuid[]);

-- listTakenOf
select "id"
from "tax"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and $3 = any(compound_on);

-- taxes/summary-queries.ts

-- sumTaxes
select tax_id,
  code,
  title,
  classification,
  type,
  currency,
  sum(checks_count)::bigint as transactions_count,
  sum(base)::bigint as base,
  sum(amount)::bigint as amount
from (select * from (select x.tax_id, x.code, x.title, x.classification, x.type, t.currency, count(distinct t.id) as checks_count, sum(x.base) as base, sum(x.amount) as amount from transaction t join transaction_tax x on x.business_id = t.business_id and x.transaction_id = t.id join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place where t.business_id = $1::uuid and t.status = 'success' and t.terminal_id is not null and ("t"."loyalty_id" = $2 and t.business_date >= $3 and t.business_date <= $4 and "t"."pos_id" = $5 and "t"."customer_id" = $6 and "t"."corporate_customer_id" = $7 and "x"."classification" = $8 and "x"."tax_id" = $9 and "x"."code" = $10 and "i"."goods_id" = $11 and "i"."code" = $12 and concat_ws(':', "x"."tax_id", "t"."currency", "x"."classification", "x"."type", "x"."code", "x"."title") = $13) group by 1, 2, 3, 4, 5, 6) each) taxes
where (position(lower($14) in lower(concat_ws(' ', "title", "code", "currency"))) > 0)
group by tax_id, code, title, classification, type, currency
having sum(checks_count) <> 0
order by currency, code, tax_id, title;

-- sumTaxes, required parameters only: as sumTaxes, but
from (select * from ( select "business_date", "pos_id", "currency", "loyalty_id", "tax_id", "code", "title", "classification", "type", "checks_count", "base", "amount" from "tax_turnover" where business_id = $1::uuid and business_date between $2 and $3 union all select s.business_date, s.pos_id, s.currency, s.loyalty_id, x.tax_id, x.code, x.title, x.classification, x.type, s.checks_count, coalesce(s.times, s.checks_count) * x.base as base, coalesce(s.times, s.checks_count) * x.amount as amount from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, times, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $4 and $5) s join lateral ( select x.transaction_id, x.tax_id, x.code, x.title, x.classification, x.type, sum(x.base)::bigint as base, sum(x.amount)::bigint as amount from transaction_tax x where x.business_id = $1::uuid and x.transaction_id = s.transaction_id group by x.transaction_id , x.tax_id, x.code, x.title, x.classification, x.type) x on true) every_sale where true) taxes
where (true);

-- sumTaxesByItem
select tax_id,
  code,
  title,
  classification,
  type,
  currency,
  goods_id as item_id,
  item_code,
  item_title,
  unit,
  sum(checks_count)::bigint as transactions_count,
  sum(quantity)::bigint as quantity,
  sum(base)::bigint as base,
  sum(amount)::bigint as amount
from (select * from ( select x.tax_id, x.code, x.title, x.classification, x.type, t.currency, i.goods_id, i.code as item_code, i.title as item_title, i.unit, count(distinct t.id) as checks_count, sum(i.quantity) as quantity, sum(x.base) as base, sum(x.amount) as amount from transaction t join transaction_tax x on x.business_id = t.business_id and x.transaction_id = t.id join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place where t.business_id = $1::uuid and t.status = 'success' and t.terminal_id is not null and ("t"."loyalty_id" = $2 and t.business_date >= $3 and t.business_date <= $4 and "t"."pos_id" = $5 and "t"."customer_id" = $6 and "t"."corporate_customer_id" = $7 and "x"."classification" = $8 and "x"."tax_id" = $9 and "x"."code" = $10 and "i"."goods_id" = $11 and "i"."code" = $12 and concat_ws(':', "x"."tax_id", "t"."currency", "x"."classification", "x"."type", "x"."code", "x"."title") = $13) group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) each) items
where (position(lower($14) in lower(concat_ws(' ', "item_title", "item_code", "title", "code", "currency"))) > 0)
group by tax_id, code, title, classification, type, currency, goods_id, item_code, item_title, unit
having sum(checks_count) <> 0
order by currency, sum(amount) desc, item_code, goods_id, code, tax_id, title;

-- sumTaxesByItem, required parameters only: as sumTaxesByItem, but
from (select * from ( select "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type", "checks_count", "quantity", "base", "amount" from "item_tax_turnover" where business_id = $1::uuid and grain = $2 and business_date between $3 and $4 union all select "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type", "checks_count", "quantity", "base", "amount" from "item_tax_turnover" where business_id = $1::uuid and grain = $5 and business_date between $6 and $7 union all select "grain", "business_date", "goods_id", "tax_id", "pos_id", "currency", "loyalty_id", "item_code", "item_title", "unit", "code", "title", "classification", "type", "checks_count", "quantity", "base", "amount" from "item_tax_turnover" where business_id = $1::uuid and grain = $8 and business_date between $9 and $10 union all select 'day' as grain, s.business_date, x.goods_id, x.tax_id, s.pos_id, s.currency, s.loyalty_id, x.item_code, x.item_title, x.unit, x.code, x.title, x.classification, x.type, s.checks_count, coalesce(s.times, s.checks_count) * x.quantity as quantity, coalesce(s.times, s.checks_count) * x.base as base, coalesce(s.times, s.checks_count) * x.amount as amount from (select transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency, checks_count, times, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, goods_amount from turnover_delta where business_id = $1::uuid and business_date between $11 and $12) s join lateral ( select x.transaction_id, i.goods_id, i.code as item_code, i.title as item_title, i.unit, x.tax_id, x.code, x.title, x.classification, x.type, sum(i.quantity)::bigint as quantity, sum(x.base)::bigint as base, sum(x.amount)::bigint as amount from transaction_tax x join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place where x.business_id = $1::uuid and x.transaction_id = s.transaction_id group by x.transaction_id , i.goods_id, i.code, i.title, i.unit, x.tax_id, x.code, x.title, x.classification, x.type) x on true) every_sale where true) items
where (true);
