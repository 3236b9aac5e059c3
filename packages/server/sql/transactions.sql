-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- transactions/item-queries.ts

-- lines
select
from "transaction" as "t"
inner join "transaction_item" as "i" on "i"."business_id" = "t"."business_id"
  and "i"."transaction_id" = "t"."id"
where "t"."business_id" = $1::uuid
  and true
  and (i.goods_id = any($2::uuid[]) and "i"."amount_to_pay" >= $3::numeric * case when t.currency = any($4::text[]) then 1 when t.currency = any($5::text[]) then 1000 when t.currency = any($6::text[]) then 10000 else 100 end and "i"."amount_to_pay" <= $7::numeric * case when t.currency = any($8::text[]) then 1 when t.currency = any($9::text[]) then 1000 when t.currency = any($10::text[]) then 10000 else 100 end and "i"."service_type" = $11 and position(lower($12) in lower(i.code || ' ' || i.title)) > 0 and exists (select from goods_in_category c where c.business_id = $1::uuid and c.goods_id = i.goods_id and c.category_id = $13));

-- lines, required parameters only: as lines, but
where "t"."business_id" = $1::uuid
  and true
  and true;

-- listLines
select "i"."transaction_id",
  "i"."place",
  "i"."line_id",
  "i"."goods_id",
  "i"."code",
  "i"."title",
  "i"."unit",
  "i"."service_type",
  "i"."quantity",
  "i"."price_posted",
  "i"."amount",
  "i"."discount_amount",
  "i"."bonuses_redeemed",
  "i"."contained_taxes_amount",
  "i"."sales_taxes_amount",
  "i"."amount_to_pay",
  "i"."bonuses_added",
  "i"."promo_bonuses_added",
  "i"."account_amount",
  "i"."charges",
  "i"."cost_amount",
  i.amount_to_pay - i.sales_taxes_amount - i.contained_taxes_amount as "net_amount"
from "transaction" as "t"
inner join "transaction_item" as "i" on "i"."business_id" = "t"."business_id"
  and "i"."transaction_id" = "t"."id"
where "t"."business_id" = $1::uuid
  and true
  and (i.goods_id = any($2::uuid[]) and "i"."amount_to_pay" >= $3::numeric * case when t.currency = any($4::text[]) then 1 when t.currency = any($5::text[]) then 1000 when t.currency = any($6::text[]) then 10000 else 100 end and "i"."amount_to_pay" <= $7::numeric * case when t.currency = any($8::text[]) then 1 when t.currency = any($9::text[]) then 1000 when t.currency = any($10::text[]) then 10000 else 100 end and "i"."service_type" = $11 and position(lower($12) in lower(i.code || ' ' || i.title)) > 0 and exists (select from goods_in_category c where c.business_id = $1::uuid and c.goods_id = i.goods_id and c.category_id = $13))
order by "t"."pos_id", "t"."created_dt", "t"."id", "i"."place";

-- listLines, required parameters only: as listLines, but
where "t"."business_id" = $1::uuid
  and true
  and true
order by t.created_dt desc, t.id desc, "i"."place";

-- transactions/list-queries.ts

-- heads
select
from "transaction" as "t"
where "t"."business_id" = $1::uuid
  and ((t.customer_id = any($2::uuid[]) or t.corporate_customer_id = any(array(select c.id from corporate_customer c where c.business_id = $1::uuid and position(lower($3) in lower(c.title)) > 0))) and "t"."loyalty_id" = $4 and "t"."pos_id" = $5 and "t"."terminal_id" = $6 and "t"."sc_terminal_id" = $7 and "t"."sc_code" = $8 and t.person_id = (select s.person_id from staff s where s.business_id = $1::uuid and s.id = $9) and "t"."transaction_type" = $10 and case when t.transaction_type = 'reserve' and t.finalized_dt is not null then 'sale' else t.transaction_type end = $11 and t.id in (select r.transaction_id from reader_payment r where r.business_id = $1::uuid and r.state = $12) and t.id in (select r.transaction_id from reader_refund r where r.business_id = $1::uuid and r.state = $13) and t.status in ('fail', 'error') and t.status = 'canceled' and "t"."status" = $14 and "t"."amount_to_pay" >= $15::numeric * case when t.currency = any($16::text[]) then 1 when t.currency = any($17::text[]) then 1000 when t.currency = any($18::text[]) then 10000 else 100 end and "t"."amount_to_pay" <= $19::numeric * case when t.currency = any($20::text[]) then 1 when t.currency = any($21::text[]) then 1000 when t.currency = any($22::text[]) then 10000 else 100 end and extract(isodow from t.business_date) = $23 and "t"."business_hour" = $24 and t.customer_id is not null and "t"."customer_id" = $25 and "t"."corporate_customer_id" = $26 and t.corporate_customer_id is null and t.created_dt >= $27 and t.created_dt < $28 and position(lower($29) in lower(coalesce(t.comment, ''))) > 0 and lower(t.vehicle_id) = lower($30) and t.id in (select "m"."transaction_id" from "transaction_account" as "m" where "m"."business_id" = $1::uuid and "m"."special_account_id" = $31 union all select "p"."transaction_id" from "transaction_payment" as "p" inner join "customer_account" as "c" on "c"."business_id" = "p"."business_id" and "c"."id" = "p"."customer_account_id" where "p"."business_id" = $1::uuid and "c"."special_account_id" = $32) and t.id in (select "m"."transaction_id" from "transaction_account" as "m" inner join "special_account" as "s" on "s"."business_id" = "m"."business_id" and "s"."id" = "m"."special_account_id" where "m"."business_id" = $1::uuid and "s"."type" = $33 union all select "p"."transaction_id" from "transaction_payment" as "p" inner join "customer_account" as "c" on "c"."business_id" = "p"."business_id" and "c"."id" = "p"."customer_account_id" inner join "special_account" as "s" on "s"."business_id" = "c"."business_id" and "s"."id" = "c"."special_account_id" where "p"."business_id" = $1::uuid and "s"."type" = $34) and exists (select from transaction_payment p where p.business_id = $1::uuid and p.transaction_id = t.id and p.payment_type = $35) and exists (select from transaction_item i where i.business_id = $1::uuid and i.transaction_id = t.id and i.goods_id = any($36::uuid[])));

-- heads, required parameters only
select
from "transaction" as "t"
where "t"."business_id" = $1::uuid
  and (t.created_dt >= $2);

-- listIds
select "t"."id"
from "transaction" as "t"
where "t"."business_id" = $1::uuid
  and ((t.customer_id = any($2::uuid[]) or t.corporate_customer_id = any(array(select c.id from corporate_customer c where c.business_id = $1::uuid and position(lower($3) in lower(c.title)) > 0))) and "t"."loyalty_id" = $4 and "t"."pos_id" = $5 and "t"."terminal_id" = $6 and "t"."sc_terminal_id" = $7 and "t"."sc_code" = $8 and t.person_id = (select s.person_id from staff s where s.business_id = $1::uuid and s.id = $9) and "t"."transaction_type" = $10 and case when t.transaction_type = 'reserve' and t.finalized_dt is not null then 'sale' else t.transaction_type end = $11 and t.id in (select r.transaction_id from reader_payment r where r.business_id = $1::uuid and r.state = $12) and t.id in (select r.transaction_id from reader_refund r where r.business_id = $1::uuid and r.state = $13) and t.status in ('fail', 'error') and t.status = 'canceled' and "t"."status" = $14 and "t"."amount_to_pay" >= $15::numeric * case when t.currency = any($16::text[]) then 1 when t.currency = any($17::text[]) then 1000 when t.currency = any($18::text[]) then 10000 else 100 end and "t"."amount_to_pay" <= $19::numeric * case when t.currency = any($20::text[]) then 1 when t.currency = any($21::text[]) then 1000 when t.currency = any($22::text[]) then 10000 else 100 end and extract(isodow from t.business_date) = $23 and "t"."business_hour" = $24 and t.customer_id is not null and "t"."customer_id" = $25 and "t"."corporate_customer_id" = $26 and t.corporate_customer_id is null and t.created_dt >= $27 and t.created_dt < $28 and position(lower($29) in lower(coalesce(t.comment, ''))) > 0 and lower(t.vehicle_id) = lower($30) and t.id in (select "m"."transaction_id" from "transaction_account" as "m" where "m"."business_id" = $1::uuid and "m"."special_account_id" = $31 union all select "p"."transaction_id" from "transaction_payment" as "p" inner join "customer_account" as "c" on "c"."business_id" = "p"."business_id" and "c"."id" = "p"."customer_account_id" where "p"."business_id" = $1::uuid and "c"."special_account_id" = $32) and t.id in (select "m"."transaction_id" from "transaction_account" as "m" inner join "special_account" as "s" on "s"."business_id" = "m"."business_id" and "s"."id" = "m"."special_account_id" where "m"."business_id" = $1::uuid and "s"."type" = $33 union all select "p"."transaction_id" from "transaction_payment" as "p" inner join "customer_account" as "c" on "c"."business_id" = "p"."business_id" and "c"."id" = "p"."customer_account_id" inner join "special_account" as "s" on "s"."business_id" = "c"."business_id" and "s"."id" = "c"."special_account_id" where "p"."business_id" = $1::uuid and "s"."type" = $34) and exists (select from transaction_payment p where p.business_id = $1::uuid and p.transaction_id = t.id and p.payment_type = $35) and exists (select from transaction_item i where i.business_id = $1::uuid and i.transaction_id = t.id and i.goods_id = any($36::uuid[])))
order by "t"."pos_id", "t"."created_dt", "t"."id";

-- listIds, required parameters only
select "t"."id"
from "transaction" as "t"
where "t"."business_id" = $1::uuid
  and (t.created_dt >= $2)
order by t.created_dt desc, t.id desc;

-- listItemsOf
select *
from "transaction_item"
where "business_id" = $1::uuid
  and "transaction_id" in ($2)
order by "transaction_id", "place";

-- listTaxesOf
select "transaction_id",
  "tax_id",
  "code",
  "title",
  "classification",
  "type",
  sum("base")::bigint as "base",
  sum("amount")::bigint as "amount"
from "transaction_tax"
where "business_id" = $1::uuid
  and "transaction_id" in ($2)
group by "transaction_id", "tax_id", "code", "title", "classification", "type"
order by "transaction_id", "code", "tax_id";

-- listCostsOf
select "transaction_id", "additional_cost_id", "code", "title", "kind", sum("base")::bigint as "base", sum("amount")::bigint as "amount"
from "transaction_cost"
where "business_id" = $1::uuid
  and "transaction_id" in ($2)
group by "transaction_id", "additional_cost_id", "code", "title", "kind"
order by "transaction_id", "code", "additional_cost_id";

-- listMarginsOf
select "transaction_id",
  sum(amount_to_pay - sales_taxes_amount - contained_taxes_amount)::bigint as "net",
  case when count(cost_amount) = count(*) then sum(cost_amount)::bigint end as "cost"
from "transaction_item"
where "business_id" = $1::uuid
  and "transaction_id" in ($2)
group by "transaction_id";

-- listPaymentsOf
select "p"."transaction_id",
  "p"."payment_type",
  "p"."amount",
  "p"."tendered",
  "p"."change",
  ( select jsonb_build_object('special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type, 'unit', s.unit, 'amount', p.account_amount::text) from customer_account c join special_account s on s.business_id = c.business_id and s.id = c.special_account_id where c.business_id = $1::uuid and c.id = p.customer_account_id) as "account"
from "transaction_payment" as "p"
where "p"."business_id" = $1::uuid
  and "p"."transaction_id" in ($2)
order by "p"."transaction_id", "p"."place";

-- transactions/queries.ts

-- addPanelTransaction
insert into "transaction" ("…", "number", "business_id")
values ($1, next_panel_number($2::uuid), $2::uuid);

-- addTransactionAccount
insert into "transaction_account" ("…", "business_id")
values ($1, $2::uuid);

-- transactions/reading-queries.ts

-- getTransaction
select "t"."id",
  "t"."number",
  "t"."transaction_type",
  "t"."status",
  "t"."currency",
  "t"."amount",
  "t"."discount_amount",
  "t"."bonuses_redeemed_amount",
  "t"."contained_taxes_amount",
  "t"."sales_taxes_amount",
  "t"."delivery_amount",
  "t"."tip_amount",
  "t"."rounding_amount",
  "t"."amount_to_pay",
  "t"."bonuses_added_amount",
  "t"."promo_bonuses_added_amount",
  "t"."comment",
  "t"."odometer",
  "t"."vehicle_id",
  "t"."created_dt",
  "t"."finalized_dt",
  "t"."expires_dt",
  "t"."cancel_dt",
  "t"."cancel_reason",
  "t"."version",
  "t"."loyalty_id",
  "t"."pos_id",
  "t"."terminal_id",
  "t"."sc_terminal_id",
  "t"."sc_code",
  "t"."customer_id",
  "t"."corporate_customer_id",
  "customer"."first_name",
  "customer"."last_name",
  "customer"."phone",
  "k"."title" as "company_title",
  ( select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name), 'id', (select s.id from staff s where s.business_id = $1::uuid and s.person_id = n.id)) from person n where n.id = "t"."person_id") as "done_by",
  ( select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name), 'id', (select s.id from staff s where s.business_id = $1::uuid and s.person_id = n.id)) from person n where n.id = "t"."cancel_person_id") as "cancelled_by",
  "paid"."payment_types",
  "moved"."credited",
  coalesce(moved.account, paid.account) as "moved",
  "loyalty"."title" as "loyalty_title",
  "pos"."title" as "pos_title",
  "terminal"."title" as "terminal_title",
  "sc"."title" as "sc_title"
from "transaction" as "t"
left join "customer" on "customer"."business_id" = "t"."business_id"
  and "customer"."id" = "t"."customer_id"
left join "corporate_customer" as "k" on "k"."business_id" = "t"."business_id"
  and "k"."id" = "t"."corporate_customer_id"
left join (select "p"."transaction_id", array_agg(distinct p.payment_type order by p.payment_type) as "payment_types", (array_agg(jsonb_build_object('id', c.id, 'special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type, 'unit', s.unit, 'amount', (-p.account_amount)::text, 'payment_type', null) order by c.id) filter (where s.id is not null))[1] as "account" from "transaction_payment" as "p" left join "customer_account" as "c" on "c"."business_id" = "p"."business_id" and "c"."id" = "p"."customer_account_id" left join "special_account" as "s" on "s"."business_id" = "c"."business_id" and "s"."id" = "c"."special_account_id" where "p"."business_id" = $1::uuid and "p"."transaction_id" = $2::uuid group by "p"."transaction_id") as "paid" on "paid"."transaction_id" = "t"."id"
left join (select "m"."transaction_id", (array_agg(jsonb_build_object('id', c.id, 'special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type, 'unit', s.unit, 'amount', (m.amount)::text, 'payment_type', m.payment_type) order by c.id) filter (where m.part = 'main' and c.id is not null and s.id is not null))[1] as "account", jsonb_agg(jsonb_build_object('id', c.id, 'special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type, 'unit', s.unit, 'amount', (m.amount)::text, 'payment_type', m.payment_type) order by s.sort_order, c.id) filter (where m.part = 'charge' and c.id is not null and s.id is not null) as "credited" from "transaction_account" as "m" left join "customer_account" as "c" on "c"."business_id" = "m"."business_id" and "c"."id" = "m"."customer_account_id" left join "special_account" as "s" on "s"."business_id" = "m"."business_id" and "s"."id" = "m"."special_account_id" where "m"."business_id" = $1::uuid and "m"."transaction_id" = $3::uuid group by "m"."transaction_id") as "moved" on "moved"."transaction_id" = "t"."id"
inner join "loyalty" on "loyalty"."business_id" = "t"."business_id"
  and "loyalty"."id" = "t"."loyalty_id"
left join "pos" on "pos"."business_id" = "t"."business_id"
  and "pos"."id" = "t"."pos_id"
left join "terminal" on "terminal"."business_id" = "t"."business_id"
  and "terminal"."id" = "t"."terminal_id"
left join "terminal" as "sc" on "sc"."business_id" = "t"."business_id"
  and "sc"."id" = "t"."sc_terminal_id"
where "t"."business_id" = $1::uuid
  and "t"."id" = $4::uuid;

-- getTransactionWithTrace
select "t"."id",
  "t"."number",
  "t"."transaction_type",
  "t"."status",
  "t"."currency",
  "t"."amount",
  "t"."discount_amount",
  "t"."bonuses_redeemed_amount",
  "t"."contained_taxes_amount",
  "t"."sales_taxes_amount",
  "t"."delivery_amount",
  "t"."tip_amount",
  "t"."rounding_amount",
  "t"."amount_to_pay",
  "t"."bonuses_added_amount",
  "t"."promo_bonuses_added_amount",
  "t"."comment",
  "t"."odometer",
  "t"."vehicle_id",
  "t"."created_dt",
  "t"."finalized_dt",
  "t"."expires_dt",
  "t"."cancel_dt",
  "t"."cancel_reason",
  "t"."version",
  "t"."loyalty_id",
  "t"."pos_id",
  "t"."terminal_id",
  "t"."sc_terminal_id",
  "t"."sc_code",
  "t"."customer_id",
  "t"."corporate_customer_id",
  "customer"."first_name",
  "customer"."last_name",
  "customer"."phone",
  "k"."title" as "company_title",
  ( select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name), 'id', (select s.id from staff s where s.business_id = $1::uuid and s.person_id = n.id)) from person n where n.id = "t"."person_id") as "done_by",
  ( select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name), 'id', (select s.id from staff s where s.business_id = $1::uuid and s.person_id = n.id)) from person n where n.id = "t"."cancel_person_id") as "cancelled_by",
  "paid"."payment_types",
  "moved"."credited",
  coalesce(moved.account, paid.account) as "moved",
  "t"."trace"
from "transaction" as "t"
left join "customer" on "customer"."business_id" = "t"."business_id"
  and "customer"."id" = "t"."customer_id"
left join "corporate_customer" as "k" on "k"."business_id" = "t"."business_id"
  and "k"."id" = "t"."corporate_customer_id"
left join (select "p"."transaction_id", array_agg(distinct p.payment_type order by p.payment_type) as "payment_types", (array_agg(jsonb_build_object('id', c.id, 'special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type, 'unit', s.unit, 'amount', (-p.account_amount)::text, 'payment_type', null) order by c.id) filter (where s.id is not null))[1] as "account" from "transaction_payment" as "p" left join "customer_account" as "c" on "c"."business_id" = "p"."business_id" and "c"."id" = "p"."customer_account_id" left join "special_account" as "s" on "s"."business_id" = "c"."business_id" and "s"."id" = "c"."special_account_id" where "p"."business_id" = $1::uuid and "p"."transaction_id" = $2::uuid group by "p"."transaction_id") as "paid" on "paid"."transaction_id" = "t"."id"
left join (select "m"."transaction_id", (array_agg(jsonb_build_object('id', c.id, 'special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type, 'unit', s.unit, 'amount', (m.amount)::text, 'payment_type', m.payment_type) order by c.id) filter (where m.part = 'main' and c.id is not null and s.id is not null))[1] as "account", jsonb_agg(jsonb_build_object('id', c.id, 'special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type, 'unit', s.unit, 'amount', (m.amount)::text, 'payment_type', m.payment_type) order by s.sort_order, c.id) filter (where m.part = 'charge' and c.id is not null and s.id is not null) as "credited" from "transaction_account" as "m" left join "customer_account" as "c" on "c"."business_id" = "m"."business_id" and "c"."id" = "m"."customer_account_id" left join "special_account" as "s" on "s"."business_id" = "m"."business_id" and "s"."id" = "m"."special_account_id" where "m"."business_id" = $1::uuid and "m"."transaction_id" = $3::uuid group by "m"."transaction_id") as "moved" on "moved"."transaction_id" = "t"."id"
where "t"."business_id" = $1::uuid
  and "t"."id" = $4::uuid;

-- listTransactions
select "t"."id",
  "t"."number",
  "t"."transaction_type",
  "t"."status",
  "t"."currency",
  "t"."amount",
  "t"."discount_amount",
  "t"."bonuses_redeemed_amount",
  "t"."contained_taxes_amount",
  "t"."sales_taxes_amount",
  "t"."delivery_amount",
  "t"."tip_amount",
  "t"."rounding_amount",
  "t"."amount_to_pay",
  "t"."bonuses_added_amount",
  "t"."promo_bonuses_added_amount",
  "t"."comment",
  "t"."odometer",
  "t"."vehicle_id",
  "t"."created_dt",
  "t"."finalized_dt",
  "t"."expires_dt",
  "t"."cancel_dt",
  "t"."cancel_reason",
  "t"."version",
  "t"."loyalty_id",
  "t"."pos_id",
  "t"."terminal_id",
  "t"."sc_terminal_id",
  "t"."sc_code",
  "t"."customer_id",
  "t"."corporate_customer_id",
  "customer"."first_name",
  "customer"."last_name",
  "customer"."phone",
  "k"."title" as "company_title",
  ( select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name), 'id', (select s.id from staff s where s.business_id = $1::uuid and s.person_id = n.id)) from person n where n.id = "t"."person_id") as "done_by",
  ( select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name), 'id', (select s.id from staff s where s.business_id = $1::uuid and s.person_id = n.id)) from person n where n.id = "t"."cancel_person_id") as "cancelled_by"
from "transaction" as "t"
left join "customer" on "customer"."business_id" = "t"."business_id"
  and "customer"."id" = "t"."customer_id"
left join "corporate_customer" as "k" on "k"."business_id" = "t"."business_id"
  and "k"."id" = "t"."corporate_customer_id"
where "t"."business_id" = $1::uuid
  and "t"."id" = any($2::uuid[]);

-- listPaidAndMoved
select transaction_id, payment_types, account, null::jsonb as credited
from (select "p"."transaction_id", array_agg(distinct p.payment_type order by p.payment_type) as "payment_types", (array_agg(jsonb_build_object('id', c.id, 'special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type, 'unit', s.unit, 'amount', (-p.account_amount)::text, 'payment_type', null) order by c.id) filter (where s.id is not null))[1] as "account" from "transaction_payment" as "p" left join "customer_account" as "c" on "c"."business_id" = "p"."business_id" and "c"."id" = "p"."customer_account_id" left join "special_account" as "s" on "s"."business_id" = "c"."business_id" and "s"."id" = "c"."special_account_id" where "p"."business_id" = $1::uuid and "p"."transaction_id" = any($2::uuid[]) group by "p"."transaction_id") paid
union all
select transaction_id, null, account, credited
from (select "m"."transaction_id", (array_agg(jsonb_build_object('id', c.id, 'special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type, 'unit', s.unit, 'amount', (m.amount)::text, 'payment_type', m.payment_type) order by c.id) filter (where m.part = 'main' and c.id is not null and s.id is not null))[1] as "account", jsonb_agg(jsonb_build_object('id', c.id, 'special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type, 'unit', s.unit, 'amount', (m.amount)::text, 'payment_type', m.payment_type) order by s.sort_order, c.id) filter (where m.part = 'charge' and c.id is not null and s.id is not null) as "credited" from "transaction_account" as "m" left join "customer_account" as "c" on "c"."business_id" = "m"."business_id" and "c"."id" = "m"."customer_account_id" left join "special_account" as "s" on "s"."business_id" = "m"."business_id" and "s"."id" = "m"."special_account_id" where "m"."business_id" = $1::uuid and "m"."transaction_id" = any($3::uuid[]) group by "m"."transaction_id") moved;

-- listTitles
select id, title
from loyalty
where business_id = $1::uuid
union all
select id, title
from pos
where business_id = $1::uuid
union all
select id, title
from terminal
where business_id = $1::uuid;

-- listTerminalChecks
select "id"
from "transaction"
where "business_id" = $1::uuid
  and "terminal_id" = $2
order by "created_dt" desc, "id" desc
limit $3;

-- getTrace
select "trace"
from "transaction"
where "business_id" = $1::uuid
  and "id" = $2;

-- listItems
select "line_id",
  "code",
  "title",
  "unit",
  "service_type",
  "cost_price",
  "cost_amount",
  (amount_to_pay - sales_taxes_amount - contained_taxes_amount) as "net_amount"
from "transaction_item"
where "business_id" = $1::uuid
  and "transaction_id" = $2
order by "place";

-- listRefundsOf
select "id", "number", "created_dt", "currency", "amount_to_pay", "delivery_amount", "tip_amount"
from "transaction"
where "business_id" = $1::uuid
  and "refund_of_id" = $2
order by "created_dt", "id";

-- sumReturned
select i.line_id, -sum(i.quantity)::bigint as quantity
from transaction t
join transaction_item i on i.business_id = t.business_id
  and i.transaction_id = t.id
where t.business_id = $1::uuid
  and t.refund_of_id = $2
group by i.line_id
order by i.line_id;

-- listRelated
select true as refunds, id, number, created_dt, currency, amount_to_pay
from transaction
where business_id = $1::uuid
  and refund_of_id = $2
union all
select false, t.id, t.number, t.created_dt, t.currency, t.amount_to_pay
from transaction r
join transaction t on t.business_id = r.business_id
  and t.id = r.refund_of_id
where r.business_id = $1::uuid
  and r.id = $3
order by created_dt, id;

-- transactions/stored/queries.ts

-- listDictionaries
select "id", "content"
from "check_dictionary"
where "business_id" = $1::uuid
  and "id" in ($2);

-- getLatestDictionary
select "id", "content", "created_dt"
from "check_dictionary"
where "business_id" = $1::uuid
order by "created_dt" desc, "id" desc
limit $2;

-- addDictionary
insert into "check_dictionary" ("…", "business_id")
values ($1, $2::uuid);

-- listLatestStored
select "input", "trace"
from "transaction"
where "business_id" = $1::uuid
  and "input" is not null
  and "trace" is not null
order by "id" desc
limit $2;

-- transactions/totals/queries.ts

-- sumTransactions
select currency,
  sum(count)::bigint as found,
  coalesce(sum(count) filter (where status <> 'canceled'), 0)::bigint as count,
  coalesce(sum("amount") filter (where status <> 'canceled'), 0)::bigint as "amount",
  coalesce(sum("discount_amount") filter (where status <> 'canceled'), 0)::bigint as "discount_amount",
  coalesce(sum("bonuses_redeemed_amount") filter (where status <> 'canceled'), 0)::bigint as "bonuses_redeemed_amount",
  coalesce(sum("contained_taxes_amount") filter (where status <> 'canceled'), 0)::bigint as "contained_taxes_amount",
  coalesce(sum("sales_taxes_amount") filter (where status <> 'canceled'), 0)::bigint as "sales_taxes_amount",
  coalesce(sum("delivery_amount") filter (where status <> 'canceled'), 0)::bigint as "delivery_amount",
  coalesce(sum("tip_amount") filter (where status <> 'canceled'), 0)::bigint as "tip_amount",
  coalesce(sum("rounding_amount") filter (where status <> 'canceled'), 0)::bigint as "rounding_amount",
  coalesce(sum("amount_to_pay") filter (where status <> 'canceled'), 0)::bigint as "amount_to_pay",
  coalesce(sum("bonuses_added_amount") filter (where status <> 'canceled'), 0)::bigint as "bonuses_added_amount",
  coalesce(sum("promo_bonuses_added_amount") filter (where status <> 'canceled'), 0)::bigint as "promo_bonuses_added_amount"
from ( select currency, status, 1 * "transactions_count" as "count", 1 * "amount" as "amount", 1 * "discount_amount" as "discount_amount", 1 * "bonuses_redeemed_amount" as "bonuses_redeemed_amount", 1 * "contained_taxes_amount" as "contained_taxes_amount", 1 * "sales_taxes_amount" as "sales_taxes_amount", 1 * "delivery_amount" as "delivery_amount", 1 * "tip_amount" as "tip_amount", 1 * "rounding_amount" as "rounding_amount", 1 * "amount_to_pay" as "amount_to_pay", 1 * "bonuses_added_amount" as "bonuses_added_amount", 1 * "promo_bonuses_added_amount" as "promo_bonuses_added_amount" from transaction_totals where business_id = $1::uuid and grain = 'month' and starts >= $2 and starts < $3 and loyalty_id = $4 and pos_id = $5 and terminal_id = $6 and transaction_type = $7 and case when transaction_type = 'reserve' and status = 'success' then 'sale' else transaction_type end = $8 and status in ('fail', 'error') and status = $9 and status = 'canceled' union all select currency, status, 1 * "transactions_count" as "count", 1 * "amount" as "amount", 1 * "discount_amount" as "discount_amount", 1 * "bonuses_redeemed_amount" as "bonuses_redeemed_amount", 1 * "contained_taxes_amount" as "contained_taxes_amount", 1 * "sales_taxes_amount" as "sales_taxes_amount", 1 * "delivery_amount" as "delivery_amount", 1 * "tip_amount" as "tip_amount", 1 * "rounding_amount" as "rounding_amount", 1 * "amount_to_pay" as "amount_to_pay", 1 * "bonuses_added_amount" as "bonuses_added_amount", 1 * "promo_bonuses_added_amount" as "promo_bonuses_added_amount" from transaction_totals where business_id = $1::uuid and grain = 'day' and starts >= $10 and starts < $11 and loyalty_id = $12 and pos_id = $13 and terminal_id = $14 and transaction_type = $15 and case when transaction_type = 'reserve' and status = 'success' then 'sale' else transaction_type end = $16 and status in ('fail', 'error') and status = $17 and status = 'canceled' union all select currency, status, 1 * "transactions_count" as "count", 1 * "amount" as "amount", 1 * "discount_amount" as "discount_amount", 1 * "bonuses_redeemed_amount" as "bonuses_redeemed_amount", 1 * "contained_taxes_amount" as "contained_taxes_amount", 1 * "sales_taxes_amount" as "sales_taxes_amount", 1 * "delivery_amount" as "delivery_amount", 1 * "tip_amount" as "tip_amount", 1 * "rounding_amount" as "rounding_amount", 1 * "amount_to_pay" as "amount_to_pay", 1 * "bonuses_added_amount" as "bonuses_added_amount", 1 * "promo_bonuses_added_amount" as "promo_bonuses_added_amount" from transaction_totals where business_id = $1::uuid and grain = 'hour' and starts >= $18 and starts < $19 and loyalty_id = $20 and pos_id = $21 and terminal_id = $22 and transaction_type = $23 and case when transaction_type = 'reserve' and status = 'success' then 'sale' else transaction_type end = $24 and status in ('fail', 'error') and status = $25 and status = 'canceled' union all select currency, status, -1 * "transactions_count" as "count", -1 * "amount" as "amount", -1 * "discount_amount" as "discount_amount", -1 * "bonuses_redeemed_amount" as "bonuses_redeemed_amount", -1 * "contained_taxes_amount" as "contained_taxes_amount", -1 * "sales_taxes_amount" as "sales_taxes_amount", -1 * "delivery_amount" as "delivery_amount", -1 * "tip_amount" as "tip_amount", -1 * "rounding_amount" as "rounding_amount", -1 * "amount_to_pay" as "amount_to_pay", -1 * "bonuses_added_amount" as "bonuses_added_amount", -1 * "promo_bonuses_added_amount" as "promo_bonuses_added_amount" from transaction_totals where business_id = $1::uuid and grain = 'hour' and starts = any($26::timestamptz[]) and loyalty_id = $27 and pos_id = $28 and terminal_id = $29 and transaction_type = $30 and case when transaction_type = 'reserve' and status = 'success' then 'sale' else transaction_type end = $31 and status in ('fail', 'error') and status = $32 and status = 'canceled' union all select currency, status, case $33::text when 'sale' then 1 when 'reserve' then -1 else 0 end as count , 0 as "amount", 0 as "discount_amount", 0 as "bonuses_redeemed_amount", 0 as "contained_taxes_amount", 0 as "sales_taxes_amount", 0 as "delivery_amount", 0 as "tip_amount", 0 as "rounding_amount", 0 as "amount_to_pay", 0 as "bonuses_added_amount", 0 as "promo_bonuses_added_amount" from transaction t where business_id = $1::uuid and transaction_type = 'reserve' and status = 'canceled' and finalized_dt is not null and created_dt >= $34 and created_dt < $35 and date_trunc('hour', created_dt, 'UTC') <> all($36::timestamptz[]) union all (select "t"."currency", "t"."status", count(*) as "count", sum("t"."amount") as "amount", sum("t"."discount_amount") as "discount_amount", sum("t"."bonuses_redeemed_amount") as "bonuses_redeemed_amount", sum("t"."contained_taxes_amount") as "contained_taxes_amount", sum("t"."sales_taxes_amount") as "sales_taxes_amount", sum("t"."delivery_amount") as "delivery_amount", sum("t"."tip_amount") as "tip_amount", sum("t"."rounding_amount") as "rounding_amount", sum("t"."amount_to_pay") as "amount_to_pay", sum("t"."bonuses_added_amount") as "bonuses_added_amount", sum("t"."promo_bonuses_added_amount") as "promo_bonuses_added_amount" from "transaction" as "t" where "t"."business_id" = $1::uuid and true group by "t"."currency", "t"."status") union all (select "t"."currency", "t"."status", count(*) as "count", sum("t"."amount") as "amount", sum("t"."discount_amount") as "discount_amount", sum("t"."bonuses_redeemed_amount") as "bonuses_redeemed_amount", sum("t"."contained_taxes_amount") as "contained_taxes_amount", sum("t"."sales_taxes_amount") as "sales_taxes_amount", sum("t"."delivery_amount") as "delivery_amount", sum("t"."tip_amount") as "tip_amount", sum("t"."rounding_amount") as "rounding_amount", sum("t"."amount_to_pay") as "amount_to_pay", sum("t"."bonuses_added_amount") as "bonuses_added_amount", sum("t"."promo_bonuses_added_amount") as "promo_bonuses_added_amount" from "transaction" as "t" where "t"."business_id" = $1::uuid and true group by "t"."currency", "t"."status")) every_part
group by currency
having sum(count) <> 0
order by currency;

-- sumTransactions, required parameters only: as sumTransactions, but
from ((select "t"."currency", "t"."status", count(*) as "count", sum("t"."amount") as "amount", sum("t"."discount_amount") as "discount_amount", sum("t"."bonuses_redeemed_amount") as "bonuses_redeemed_amount", sum("t"."contained_taxes_amount") as "contained_taxes_amount", sum("t"."sales_taxes_amount") as "sales_taxes_amount", sum("t"."delivery_amount") as "delivery_amount", sum("t"."tip_amount") as "tip_amount", sum("t"."rounding_amount") as "rounding_amount", sum("t"."amount_to_pay") as "amount_to_pay", sum("t"."bonuses_added_amount") as "bonuses_added_amount", sum("t"."promo_bonuses_added_amount") as "promo_bonuses_added_amount" from "transaction" as "t" where "t"."business_id" = $1::uuid and true group by "t"."currency", "t"."status")) every_part;

-- sumLines
select currency,
  sum(count)::bigint as found,
  coalesce(sum(count) filter (where status <> 'canceled'), 0)::bigint as count,
  coalesce(sum("amount") filter (where status <> 'canceled'), 0)::bigint as "amount",
  coalesce(sum("discount_amount") filter (where status <> 'canceled'), 0)::bigint as "discount_amount",
  coalesce(sum("bonuses_redeemed") filter (where status <> 'canceled'), 0)::bigint as "bonuses_redeemed",
  coalesce(sum("contained_taxes_amount") filter (where status <> 'canceled'), 0)::bigint as "contained_taxes_amount",
  coalesce(sum("sales_taxes_amount") filter (where status <> 'canceled'), 0)::bigint as "sales_taxes_amount",
  coalesce(sum("amount_to_pay") filter (where status <> 'canceled'), 0)::bigint as "amount_to_pay",
  coalesce(sum("bonuses_added") filter (where status <> 'canceled'), 0)::bigint as "bonuses_added"
from ( select currency, status, 1 * "lines_count" as "count", 1 * "lines_amount" as "amount", 1 * "lines_discount_amount" as "discount_amount", 1 * "lines_bonuses_redeemed" as "bonuses_redeemed", 1 * "lines_contained_taxes_amount" as "contained_taxes_amount", 1 * "lines_sales_taxes_amount" as "sales_taxes_amount", 1 * "lines_amount_to_pay" as "amount_to_pay", 1 * "lines_bonuses_added" as "bonuses_added" from transaction_totals where business_id = $1::uuid and grain = 'month' and starts >= $2 and starts < $3 and loyalty_id = $4 and pos_id = $5 and terminal_id = $6 and transaction_type = $7 and case when transaction_type = 'reserve' and status = 'success' then 'sale' else transaction_type end = $8 and status in ('fail', 'error') and status = $9 and status = 'canceled' union all select currency, status, 1 * "lines_count" as "count", 1 * "lines_amount" as "amount", 1 * "lines_discount_amount" as "discount_amount", 1 * "lines_bonuses_redeemed" as "bonuses_redeemed", 1 * "lines_contained_taxes_amount" as "contained_taxes_amount", 1 * "lines_sales_taxes_amount" as "sales_taxes_amount", 1 * "lines_amount_to_pay" as "amount_to_pay", 1 * "lines_bonuses_added" as "bonuses_added" from transaction_totals where business_id = $1::uuid and grain = 'day' and starts >= $10 and starts < $11 and loyalty_id = $12 and pos_id = $13 and terminal_id = $14 and transaction_type = $15 and case when transaction_type = 'reserve' and status = 'success' then 'sale' else transaction_type end = $16 and status in ('fail', 'error') and status = $17 and status = 'canceled' union all select currency, status, 1 * "lines_count" as "count", 1 * "lines_amount" as "amount", 1 * "lines_discount_amount" as "discount_amount", 1 * "lines_bonuses_redeemed" as "bonuses_redeemed", 1 * "lines_contained_taxes_amount" as "contained_taxes_amount", 1 * "lines_sales_taxes_amount" as "sales_taxes_amount", 1 * "lines_amount_to_pay" as "amount_to_pay", 1 * "lines_bonuses_added" as "bonuses_added" from transaction_totals where business_id = $1::uuid and grain = 'hour' and starts >= $18 and starts < $19 and loyalty_id = $20 and pos_id = $21 and terminal_id = $22 and transaction_type = $23 and case when transaction_type = 'reserve' and status = 'success' then 'sale' else transaction_type end = $24 and status in ('fail', 'error') and status = $25 and status = 'canceled' union all select currency, status, -1 * "lines_count" as "count", -1 * "lines_amount" as "amount", -1 * "lines_discount_amount" as "discount_amount", -1 * "lines_bonuses_redeemed" as "bonuses_redeemed", -1 * "lines_contained_taxes_amount" as "contained_taxes_amount", -1 * "lines_sales_taxes_amount" as "sales_taxes_amount", -1 * "lines_amount_to_pay" as "amount_to_pay", -1 * "lines_bonuses_added" as "bonuses_added" from transaction_totals where business_id = $1::uuid and grain = 'hour' and starts = any($26::timestamptz[]) and loyalty_id = $27 and pos_id = $28 and terminal_id = $29 and transaction_type = $30 and case when transaction_type = 'reserve' and status = 'success' then 'sale' else transaction_type end = $31 and status in ('fail', 'error') and status = $32 and status = 'canceled' union all select currency, status, case $33::text when 'sale' then 1 when 'reserve' then -1 else 0 end as count , 0 as "amount", 0 as "discount_amount", 0 as "bonuses_redeemed", 0 as "contained_taxes_amount", 0 as "sales_taxes_amount", 0 as "amount_to_pay", 0 as "bonuses_added" from transaction t where business_id = $1::uuid and transaction_type = 'reserve' and status = 'canceled' and finalized_dt is not null and created_dt >= $34 and created_dt < $35 and date_trunc('hour', created_dt, 'UTC') <> all($36::timestamptz[]) union all (select "t"."currency", "t"."status", count(*) as "count", sum("i"."amount") as "amount", sum("i"."discount_amount") as "discount_amount", sum("i"."bonuses_redeemed") as "bonuses_redeemed", sum("i"."contained_taxes_amount") as "contained_taxes_amount", sum("i"."sales_taxes_amount") as "sales_taxes_amount", sum("i"."amount_to_pay") as "amount_to_pay", sum("i"."bonuses_added") as "bonuses_added" from "transaction" as "t" inner join "transaction_item" as "i" on "i"."business_id" = "t"."business_id" and "i"."transaction_id" = "t"."id" where "t"."business_id" = $1::uuid and true and true group by "t"."currency", "t"."status") union all (select "t"."currency", "t"."status", count(*) as "count", sum("l"."amount") as "amount", sum("l"."discount_amount") as "discount_amount", sum("l"."bonuses_redeemed") as "bonuses_redeemed", sum("l"."contained_taxes_amount") as "contained_taxes_amount", sum("l"."sales_taxes_amount") as "sales_taxes_amount", sum("l"."amount_to_pay") as "amount_to_pay", sum("l"."bonuses_added") as "bonuses_added" from "transaction" as "t" cross join lateral (select "i"."amount", "i"."discount_amount", "i"."bonuses_redeemed", "i"."contained_taxes_amount", "i"."sales_taxes_amount", "i"."amount_to_pay", "i"."bonuses_added" from "transaction_item" as "i" where "i"."business_id" = $1::uuid and "i"."transaction_id" = "t"."id" offset 0) as "l" where "t"."business_id" = $1::uuid and true group by "t"."currency", "t"."status")) every_part
group by currency
having sum(count) <> 0
order by currency;

-- sumLines, required parameters only: as sumLines, but
from ((select "t"."currency", "t"."status", count(*) as "count", sum("i"."amount") as "amount", sum("i"."discount_amount") as "discount_amount", sum("i"."bonuses_redeemed") as "bonuses_redeemed", sum("i"."contained_taxes_amount") as "contained_taxes_amount", sum("i"."sales_taxes_amount") as "sales_taxes_amount", sum("i"."amount_to_pay") as "amount_to_pay", sum("i"."bonuses_added") as "bonuses_added" from "transaction" as "t" inner join "transaction_item" as "i" on "i"."business_id" = "t"."business_id" and "i"."transaction_id" = "t"."id" where "t"."business_id" = $1::uuid and true and true group by "t"."currency", "t"."status")) every_part;

-- listStaleHours
select distinct hour
from transaction_totals_stale
where business_id = $1::uuid
  and hour >= $2
  and hour < $3
order by hour
limit $4;

-- listStaleHours, required parameters only
select distinct hour
from transaction_totals_stale
where business_id = $1::uuid
  and hour >= $2
order by hour
limit $3;

-- transactions/totals/rollup-queries.ts

-- listStaleTotals
select business_id
from list_stale_totals($1::uuid, $2::int);

-- takeStaleHours
with taken as ( delete from transaction_totals_stale where business_id = $1::uuid and hour = any(array( select distinct hour from transaction_totals_stale where business_id = $1::uuid order by hour limit $2)) returning hour)
select coalesce(array_agg(distinct hour order by hour), '{}') as hours
from taken;

-- clearHours
delete from transaction_totals
where business_id = $1::uuid
  and grain = 'hour'
  and starts = any($2::timestamptz[]);

-- countHours
with counted as materialized (select hour, loyalty_id, pos_id, terminal_id, transaction_type, status, currency, sum("transactions_count") as "transactions_count", sum("amount") as "amount", sum("discount_amount") as "discount_amount", sum("bonuses_redeemed_amount") as "bonuses_redeemed_amount", sum("contained_taxes_amount") as "contained_taxes_amount", sum("sales_taxes_amount") as "sales_taxes_amount", sum("delivery_amount") as "delivery_amount", sum("tip_amount") as "tip_amount", sum("rounding_amount") as "rounding_amount", sum("amount_to_pay") as "amount_to_pay", sum("bonuses_added_amount") as "bonuses_added_amount", sum("promo_bonuses_added_amount") as "promo_bonuses_added_amount", sum("lines_count") as "lines_count", sum("lines_amount") as "lines_amount", sum("lines_discount_amount") as "lines_discount_amount", sum("lines_bonuses_redeemed") as "lines_bonuses_redeemed", sum("lines_contained_taxes_amount") as "lines_contained_taxes_amount", sum("lines_sales_taxes_amount") as "lines_sales_taxes_amount", sum("lines_amount_to_pay") as "lines_amount_to_pay", sum("lines_bonuses_added") as "lines_bonuses_added" from unnest($1::timestamptz[]) as hours (hour) cross join lateral ( select loyalty_id, pos_id, terminal_id, transaction_type, status, currency, 1 as transactions_count, "t"."amount", "t"."discount_amount", "t"."bonuses_redeemed_amount", "t"."contained_taxes_amount", "t"."sales_taxes_amount", "t"."delivery_amount", "t"."tip_amount", "t"."rounding_amount", "t"."amount_to_pay", "t"."bonuses_added_amount", "t"."promo_bonuses_added_amount", l.* from transaction t cross join lateral ( select count(*) as lines_count, coalesce(sum(i."amount"), 0) as "lines_amount", coalesce(sum(i."discount_amount"), 0) as "lines_discount_amount", coalesce(sum(i."bonuses_redeemed"), 0) as "lines_bonuses_redeemed", coalesce(sum(i."contained_taxes_amount"), 0) as "lines_contained_taxes_amount", coalesce(sum(i."sales_taxes_amount"), 0) as "lines_sales_taxes_amount", coalesce(sum(i."amount_to_pay"), 0) as "lines_amount_to_pay", coalesce(sum(i."bonuses_added"), 0) as "lines_bonuses_added" from transaction_item i where i.business_id = $2::uuid and i.transaction_id = t.id) l where t.business_id = $2::uuid and t.created_dt >= hour and t.created_dt < hour + interval '1 hour' offset 0) t group by hour, loyalty_id, pos_id, terminal_id, transaction_type, status, currency),
  stored as (insert into transaction_totals (business_id, grain, starts, loyalty_id, pos_id, terminal_id, transaction_type, status, currency, "transactions_count", "amount", "discount_amount", "bonuses_redeemed_amount", "contained_taxes_amount", "sales_taxes_amount", "delivery_amount", "tip_amount", "rounding_amount", "amount_to_pay", "bonuses_added_amount", "promo_bonuses_added_amount", "lines_count", "lines_amount", "lines_discount_amount", "lines_bonuses_redeemed", "lines_contained_taxes_amount", "lines_sales_taxes_amount", "lines_amount_to_pay", "lines_bonuses_added") select $2::uuid, 'hour', hour, loyalty_id, pos_id, terminal_id, transaction_type, status, currency, "transactions_count", "amount", "discount_amount", "bonuses_redeemed_amount", "contained_taxes_amount", "sales_taxes_amount", "delivery_amount", "tip_amount", "rounding_amount", "amount_to_pay", "bonuses_added_amount", "promo_bonuses_added_amount", "lines_count", "lines_amount", "lines_discount_amount", "lines_bonuses_redeemed", "lines_contained_taxes_amount", "lines_sales_taxes_amount", "lines_amount_to_pay", "lines_bonuses_added" from counted returning 1)
select count(*) as stored
from stored;

-- clearCoarser
delete from transaction_totals
where business_id = $1::uuid
  and grain = 'day'
  and starts in (select distinct date_trunc('day', hour, 'UTC') from unnest($2::timestamptz[]) as hours (hour));

-- clearCoarser, required parameters only
delete from transaction_totals
where business_id = $1::uuid
  and grain = 'month'
  and starts in (select distinct date_trunc('month', hour, 'UTC') from unnest($2::timestamptz[]) as hours (hour));

-- countCoarser
with counted as materialized (select coarse.starts, loyalty_id, pos_id, terminal_id, transaction_type, status, currency, sum("transactions_count") as "transactions_count", sum("amount") as "amount", sum("discount_amount") as "discount_amount", sum("bonuses_redeemed_amount") as "bonuses_redeemed_amount", sum("contained_taxes_amount") as "contained_taxes_amount", sum("sales_taxes_amount") as "sales_taxes_amount", sum("delivery_amount") as "delivery_amount", sum("tip_amount") as "tip_amount", sum("rounding_amount") as "rounding_amount", sum("amount_to_pay") as "amount_to_pay", sum("bonuses_added_amount") as "bonuses_added_amount", sum("promo_bonuses_added_amount") as "promo_bonuses_added_amount", sum("lines_count") as "lines_count", sum("lines_amount") as "lines_amount", sum("lines_discount_amount") as "lines_discount_amount", sum("lines_bonuses_redeemed") as "lines_bonuses_redeemed", sum("lines_contained_taxes_amount") as "lines_contained_taxes_amount", sum("lines_sales_taxes_amount") as "lines_sales_taxes_amount", sum("lines_amount_to_pay") as "lines_amount_to_pay", sum("lines_bonuses_added") as "lines_bonuses_added" from (select distinct date_trunc('day', hour, 'UTC') as starts from unnest($1::timestamptz[]) as hours (hour)) coarse cross join lateral ( select loyalty_id, pos_id, terminal_id, transaction_type, status, currency, "transactions_count", "amount", "discount_amount", "bonuses_redeemed_amount", "contained_taxes_amount", "sales_taxes_amount", "delivery_amount", "tip_amount", "rounding_amount", "amount_to_pay", "bonuses_added_amount", "promo_bonuses_added_amount", "lines_count", "lines_amount", "lines_discount_amount", "lines_bonuses_redeemed", "lines_contained_taxes_amount", "lines_sales_taxes_amount", "lines_amount_to_pay", "lines_bonuses_added" from transaction_totals t where t.business_id = $2::uuid and t.grain = 'hour' and t.starts >= coarse.starts and t.starts < coarse.starts + '1 day'::interval offset 0) t group by coarse.starts, loyalty_id, pos_id, terminal_id, transaction_type, status, currency),
  stored as (insert into transaction_totals (business_id, grain, starts, loyalty_id, pos_id, terminal_id, transaction_type, status, currency, "transactions_count", "amount", "discount_amount", "bonuses_redeemed_amount", "contained_taxes_amount", "sales_taxes_amount", "delivery_amount", "tip_amount", "rounding_amount", "amount_to_pay", "bonuses_added_amount", "promo_bonuses_added_amount", "lines_count", "lines_amount", "lines_discount_amount", "lines_bonuses_redeemed", "lines_contained_taxes_amount", "lines_sales_taxes_amount", "lines_amount_to_pay", "lines_bonuses_added") select $2::uuid, 'day', starts, loyalty_id, pos_id, terminal_id, transaction_type, status, currency, "transactions_count", "amount", "discount_amount", "bonuses_redeemed_amount", "contained_taxes_amount", "sales_taxes_amount", "delivery_amount", "tip_amount", "rounding_amount", "amount_to_pay", "bonuses_added_amount", "promo_bonuses_added_amount", "lines_count", "lines_amount", "lines_discount_amount", "lines_bonuses_redeemed", "lines_contained_taxes_amount", "lines_sales_taxes_amount", "lines_amount_to_pay", "lines_bonuses_added" from counted returning 1)
select count(*) as stored
from stored;

-- countCoarser, required parameters only
with counted as materialized (select coarse.starts, loyalty_id, pos_id, terminal_id, transaction_type, status, currency, sum("transactions_count") as "transactions_count", sum("amount") as "amount", sum("discount_amount") as "discount_amount", sum("bonuses_redeemed_amount") as "bonuses_redeemed_amount", sum("contained_taxes_amount") as "contained_taxes_amount", sum("sales_taxes_amount") as "sales_taxes_amount", sum("delivery_amount") as "delivery_amount", sum("tip_amount") as "tip_amount", sum("rounding_amount") as "rounding_amount", sum("amount_to_pay") as "amount_to_pay", sum("bonuses_added_amount") as "bonuses_added_amount", sum("promo_bonuses_added_amount") as "promo_bonuses_added_amount", sum("lines_count") as "lines_count", sum("lines_amount") as "lines_amount", sum("lines_discount_amount") as "lines_discount_amount", sum("lines_bonuses_redeemed") as "lines_bonuses_redeemed", sum("lines_contained_taxes_amount") as "lines_contained_taxes_amount", sum("lines_sales_taxes_amount") as "lines_sales_taxes_amount", sum("lines_amount_to_pay") as "lines_amount_to_pay", sum("lines_bonuses_added") as "lines_bonuses_added" from (select distinct date_trunc('month', hour, 'UTC') as starts from unnest($1::timestamptz[]) as hours (hour)) coarse cross join lateral ( select loyalty_id, pos_id, terminal_id, transaction_type, status, currency, "transactions_count", "amount", "discount_amount", "bonuses_redeemed_amount", "contained_taxes_amount", "sales_taxes_amount", "delivery_amount", "tip_amount", "rounding_amount", "amount_to_pay", "bonuses_added_amount", "promo_bonuses_added_amount", "lines_count", "lines_amount", "lines_discount_amount", "lines_bonuses_redeemed", "lines_contained_taxes_amount", "lines_sales_taxes_amount", "lines_amount_to_pay", "lines_bonuses_added" from transaction_totals t where t.business_id = $2::uuid and t.grain = 'day' and t.starts >= coarse.starts and t.starts < coarse.starts + '1 month'::interval offset 0) t group by coarse.starts, loyalty_id, pos_id, terminal_id, transaction_type, status, currency),
  stored as (insert into transaction_totals (business_id, grain, starts, loyalty_id, pos_id, terminal_id, transaction_type, status, currency, "transactions_count", "amount", "discount_amount", "bonuses_redeemed_amount", "contained_taxes_amount", "sales_taxes_amount", "delivery_amount", "tip_amount", "rounding_amount", "amount_to_pay", "bonuses_added_amount", "promo_bonuses_added_amount", "lines_count", "lines_amount", "lines_discount_amount", "lines_bonuses_redeemed", "lines_contained_taxes_amount", "lines_sales_taxes_amount", "lines_amount_to_pay", "lines_bonuses_added") select $2::uuid, 'month', starts, loyalty_id, pos_id, terminal_id, transaction_type, status, currency, "transactions_count", "amount", "discount_amount", "bonuses_redeemed_amount", "contained_taxes_amount", "sales_taxes_amount", "delivery_amount", "tip_amount", "rounding_amount", "amount_to_pay", "bonuses_added_amount", "promo_bonuses_added_amount", "lines_count", "lines_amount", "lines_discount_amount", "lines_bonuses_redeemed", "lines_contained_taxes_amount", "lines_sales_taxes_amount", "lines_amount_to_pay", "lines_bonuses_added" from counted returning 1)
select count(*) as stored
from stored;

-- tryTotalsLock
select pg_try_advisory_xact_lock(hashtextextended('totals ' || $1::uuid::text, 0)) as locked;

-- totalsLocked
select pg_advisory_xact_lock(hashtextextended('totals ' || $1::uuid::text, 0));
