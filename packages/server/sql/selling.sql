-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- selling/account-charge-queries.ts

-- listTargets
select "s"."id",
  "s"."title",
  "s"."public_title",
  "s"."scope",
  "s"."type",
  "s"."unit",
  "s"."active",
  "s"."loyalty_ids",
  "s"."pos_ids",
  "s"."expire_type",
  "s"."expire_value",
  "s"."credit_type",
  "s"."credit_limit",
  "b"."time_zone",
  "c"."id" as "own_id",
  "c"."active" as "own_active"
from "special_account" as "s"
inner join "business" as "b" on "b"."business_id" = "s"."business_id"
left join "customer_account" as "c" on "c"."business_id" = "s"."business_id"
  and "c"."special_account_id" = "s"."id"
  and "c"."customer_id" = $1
where "s"."business_id" = $2::uuid
  and "s"."id" = any($3::uuid[])
order by "s"."id";

-- getOwnAccount
select "id"
from "customer_account"
where "business_id" = $1::uuid
  and "customer_id" = $2
  and "special_account_id" = $3;

-- addTransactionAccounts
insert into "transaction_account" ("…", "business_id")
values ($1, $2::uuid);

-- selling/input-queries.ts

-- getSite
select "terminal"."id",
  "terminal"."title",
  "terminal"."currency",
  "terminal"."language",
  "terminal"."terminal_type",
  "terminal"."display_active",
  "terminal"."display_type",
  "terminal"."phone",
  "terminal"."line_tolerance",
  "terminal"."price_group_id",
  "terminal"."settings",
  "pos"."id" as "pos_id",
  "pos"."title" as "pos_title",
  "pos"."public_title" as "pos_public_title",
  "pos"."address" as "pos_address",
  "pos"."time_zone" as "pos_time_zone",
  "pos"."tank_capacity",
  "loyalty"."id" as "loyalty_id",
  "loyalty"."title" as "loyalty_title",
  "loyalty"."default_language" as "loyalty_language",
  "loyalty"."version" as "loyalty_version",
  "loyalty"."time_zone" as "loyalty_time_zone",
  "loyalty"."country" as "loyalty_country",
  "loyalty"."active" as "loyalty_active",
  fiscal.terminal_id is not null as "fiscal",
  reader.terminal_id is not null as "card_reader"
from "terminal"
inner join "pos" on "pos"."business_id" = "terminal"."business_id"
  and "pos"."id" = "terminal"."pos_id"
inner join "loyalty" on "loyalty"."business_id" = "pos"."business_id"
  and "loyalty"."id" = "pos"."loyalty_id"
left join "terminal_device" as "fiscal" on "fiscal"."business_id" = "terminal"."business_id"
  and "fiscal"."terminal_id" = "terminal"."id"
  and "fiscal"."device" = $1
  and "fiscal"."active" = $2
left join "terminal_device" as "reader" on "reader"."business_id" = "terminal"."business_id"
  and "reader"."terminal_id" = "terminal"."id"
  and "reader"."device" = $3
  and "reader"."active" = $4
where "terminal"."business_id" = $5::uuid
  and "terminal"."id" = $6;

-- listSettings
select "name", "body", "version"
from "loyalty_settings"
where "business_id" = $1::uuid
  and "loyalty_id" = $2;

-- listSaleRules
select "id", "title", "scope", "action_type", "sort_order", "active", "body", "version"
from "rule"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "scope" in ($3, $4, $5)
  and "active" = $6
order by "created_dt", "id";

-- listCosts
select "id", ( select goods.cost_price from business b where b.business_id = $1::uuid and b.currency = $2) as "cost_price"
from "goods"
where "business_id" = $1::uuid
  and "id" = any($3::uuid[]);

-- getSaleCustomer
select "customer"."id",
  "customer"."first_name",
  "customer"."last_name",
  "customer"."phone",
  "customer"."email",
  "customer"."chat_id",
  "customer"."push_devices",
  "customer"."language",
  "customer"."blocked",
  "customer"."birth_date",
  "customer"."gender",
  "card"."id" as "card_id",
  "card"."access",
  "card"."registered_dt",
  "card"."visits_count",
  "card"."referrer_card_id",
  "card_category"."id" as "category_id",
  "card_category"."title" as "category_title",
  "card_category"."version" as "category_version"
from "customer"
left join "card" on "card"."business_id" = "customer"."business_id"
  and "card"."customer_id" = "customer"."id"
  and "card"."loyalty_id" = $1
left join "card_category" on "card_category"."business_id" = "card"."business_id"
  and "card_category"."id" = "card"."category_id"
  and "card_category"."active" = $2
where "customer"."business_id" = $3::uuid
  and "customer"."id" = $4;

-- lockRuleUses
select "rule_id", "subject", "uses"
from "rule_use"
where "business_id" = $1::uuid
  and "rule_id" = any($2::uuid[])
  and "subject" = any($3::text[])
order by "rule_id", "subject"
for update;

-- listRuleUses
select "rule_id", "subject", "uses"
from "rule_use"
where "business_id" = $1::uuid
  and "rule_id" = any($2::uuid[])
  and "subject" = any($3::text[]);

-- listWaitingRuleUses
select r as rule_id, s as subject, sum(d.checks_count)::int as uses
from turnover_delta d cross
join lateral unnest(d.rule_ids) r cross
join lateral unnest(d.rule_subjects) s
where d.business_id = $1::uuid
  and d.rule_ids && $2::uuid[]
  and r = any($3::uuid[])
  and s = any($4::text[])
group by r, s;

-- getThisBusiness
select "business_id" as "id"
from "business"
where "business_id" = $1::uuid;

-- openRuleUses
insert into "rule_use" ("rule_id", "subject", "uses", "business_id")
values ($1, $2, $3, $4::uuid)
on conflict ("business_id", "rule_id", "subject") do nothing;

-- listMeasures
select r.id as rule_id,
  coalesce(case r.depends_on when 'amount' then (select sum(t.goods_amount_to_pay) from transaction t where t.business_id = $1::uuid and t.card_id = c.id and t.created_dt >= r.since and t.currency = c.currency and t.status = 'success' and t.transaction_type in ('sale', 'reserve', 'refund') ) when 'visits' then (select sum(case when t.transaction_type <> 'refund' then 1 when t.refunds_rest then -1 else 0 end) from transaction t where t.business_id = $1::uuid and t.card_id = c.id and t.created_dt >= r.since and t.currency = c.currency and t.status = 'success' and t.transaction_type in ('sale', 'reserve', 'refund') ) else (select sum(i.quantity) from transaction t join transaction_item i on i.business_id = $1::uuid and i.transaction_id = t.id where t.business_id = $1::uuid and t.card_id = c.id and t.created_dt >= r.since and t.currency = c.currency and t.status = 'success' and t.transaction_type in ('sale', 'reserve', 'refund') ) end, 0)::bigint as measure
from unnest($2::uuid[], $3::text[], $4::timestamptz[]) r (id, depends_on, since) cross
join (values ($5::uuid, $6::text)) c (id, currency);

-- getGoodsMeasure
with recursive down as ( select c.id, c.id as root from goods_category c where c.business_id = $1::uuid and c.id = any($2::uuid[]) union select c.id, down.root from down join goods_category c on c.business_id = $1::uuid and c.parent_id = down.id),
  listed as ( select i.goods_id, down.root from down join goods_in_category i on i.business_id = $1::uuid and i.category_id = down.id)
select coalesce(sum(i.quantity), 0)::bigint as quantity
from transaction t
join transaction_item i on i.business_id = t.business_id
  and i.transaction_id = t.id
where t.business_id = $1::uuid
  and t.card_id = $3
  and t.currency = $4
  and t.status = 'success'
  and t.transaction_type in ('sale', 'reserve', 'refund')
  and t.created_dt >= $5
  and i.goods_id <> all($6::uuid[])
  and i.goods_id not in (select goods_id from listed where root = any($7::uuid[]))
  and ($8::boolean or i.goods_id = any($9::uuid[]) or i.goods_id in (select goods_id from listed where root = any($10::uuid[])));

-- selling/queries.ts

-- takeNumber
select next_check_number($1::uuid, $2::uuid, $3::boolean);

-- addTransaction
insert into "transaction" ("…", "number", "business_id")
values ($1, current_setting('app.check_number', true)::bigint, $2::uuid)
returning "number";

-- addItems
insert into "transaction_item" ("…", "business_id")
values ($1, $2::uuid);

-- addTaxes
insert into "transaction_tax" ("…", "business_id")
values ($1, $2::uuid);

-- addCosts
insert into "transaction_cost" ("…", "business_id")
values ($1, $2::uuid);

-- addPayments
insert into "transaction_payment" ("…", "business_id")
values ($1, $2::uuid);

-- getAccountPayment
select "customer_account_id", "account_amount"
from "transaction_payment"
where "business_id" = $1::uuid
  and "transaction_id" = $2
  and "customer_account_id" is not null;

-- removeTaxes
delete from "transaction_tax"
where "business_id" = $1::uuid
  and "transaction_id" = $2;

-- removeItems
delete from "transaction_item"
where "business_id" = $1::uuid
  and "transaction_id" = $2;

-- removeCosts
delete from "transaction_cost"
where "business_id" = $1::uuid
  and "transaction_id" = $2;

-- removePayments
delete from "transaction_payment"
where "business_id" = $1::uuid
  and "transaction_id" = $2;

-- countInShift
select count_in_shift($1::uuid, $2::uuid, $3::uuid, $4::text, $5::boolean);

-- lockTransaction
select *
from "transaction"
where "business_id" = $1::uuid
  and "id" = $2
for no key update;

-- saveTransaction
update "transaction"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "id" = $5;

-- moveCardTotal
insert into "card_total" ("card_id", "currency", "sales_count", "amount", "business_id")
values ($1, $2, $3, $4, $5::uuid)
on conflict ("business_id", "card_id", "currency") do update
set "sales_count" = "card_total"."sales_count" + $6, "amount" = "card_total"."amount" + $7;

-- addVisit
update "card"
set "visits_count" = "visits_count" + 1, "last_visit_dt" = $1, "first_visit_dt" = coalesce("first_visit_dt", $2)
where "business_id" = $3::uuid
  and "id" = $4;

-- removeVisit
update "card"
set "visits_count" = "visits_count" - 1
where "business_id" = $1::uuid
  and "id" = $2
  and "visits_count" > $3;

-- moveRuleUses
select move_rule_uses($1::uuid, $2::uuid[], $3::text[], $4::int);

-- addTurnover
insert into "turnover_delta" ("…", "business_id")
values ($1, $2::uuid);

-- findRefundOf
select "id"
from "transaction"
where "business_id" = $1::uuid
  and "refund_of_id" = $2
limit $3;
