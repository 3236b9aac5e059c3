-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- card-categories/measure-queries.ts

-- listCategoryMeasures
with rules as materialized ( select id, currency, depends_on, string_to_array(nullif(pos_ids, ''), ',')::uuid[] as pos_ids, since from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::timestamptz[]) r (id, currency, depends_on, pos_ids, since))
select c.id as card_id,
  c.customer_id,
  c.access,
  c.category_id,
  c.category_pinned,
  r.id as rule_id,
  coalesce(case r.depends_on when 'amount' then (select sum(t.goods_amount_to_pay) from transaction t where t.business_id = $6::uuid and t.card_id = c.id and t.created_dt >= r.since and t.currency = r.currency and t.status = 'success' and t.transaction_type in ('sale', 'reserve', 'refund') and (r.pos_ids is null or t.pos_id = any(r.pos_ids))) when 'visits' then (select sum(case when t.transaction_type <> 'refund' then 1 when t.refunds_rest then -1 else 0 end) from transaction t where t.business_id = $6::uuid and t.card_id = c.id and t.created_dt >= r.since and t.currency = r.currency and t.status = 'success' and t.transaction_type in ('sale', 'reserve', 'refund') and (r.pos_ids is null or t.pos_id = any(r.pos_ids))) else (select sum(i.quantity) from transaction t join transaction_item i on i.business_id = $6::uuid and i.transaction_id = t.id where t.business_id = $6::uuid and t.card_id = c.id and t.created_dt >= r.since and t.currency = r.currency and t.status = 'success' and t.transaction_type in ('sale', 'reserve', 'refund') and (r.pos_ids is null or t.pos_id = any(r.pos_ids))) end, 0)::bigint as measure
from card c cross
join rules r
where c.business_id = $6::uuid
  and c.id = any($7::uuid[])
order by c.id;

-- getHeld
select "id" as "card_id", "customer_id", "access", "category_id", "category_pinned"
from "card"
where "business_id" = $1::uuid
  and "id" = $2;

-- moveCard
update "card"
set "category_id" = $1,
  "category_cause" = $2,
  "category_rule_id" = $3,
  "category_transaction_id" = $4,
  "category_dt" = $5,
  "category_before_id" = $6,
  "modified_dt" = $7,
  "version" = "version" + $8
where "business_id" = $9::uuid
  and "id" = $10
  and category_id is not distinct from $11::uuid
  and "category_pinned" = $12
returning "id";

-- restoreCard
update "card"
set "category_id" = "category_before_id",
  "category_cause" = $1,
  "category_dt" = $2,
  "category_rule_id" = $3,
  "category_transaction_id" = $4,
  "category_before_id" = $5,
  "modified_dt" = $6,
  "version" = "version" + $7
where "business_id" = $8::uuid
  and "id" = $9
  and "category_transaction_id" = $10
returning "customer_id", "loyalty_id", "category_id";

-- getGivenCategory
select "g"."id" as "given_id", "g"."title" as "given_title", "b"."id" as "before_id", "b"."title" as "before_title"
from "card" as "c"
left join "card_category" as "g" on "g"."business_id" = "c"."business_id"
  and "g"."id" = "c"."category_id"
left join "card_category" as "b" on "b"."business_id" = "c"."business_id"
  and "b"."id" = "c"."category_before_id"
where "c"."business_id" = $1::uuid
  and "c"."id" = $2
  and "c"."category_transaction_id" = $3;

-- card-categories/nightly-queries.ts

-- listCategoryBusinesses
select business_id
from list_category_businesses($1::uuid, $2::int);

-- listCheckedProgrammes
select l.id,
  l.time_zone,
  s.body ->> 'recalc_time' as recalc_time,
  greatest(l.modified_dt, s.modified_dt, (select max(r.modified_dt) from card_category_rule r where r.business_id = $1::uuid and r.loyalty_id = l.id), (select max(k.modified_dt) from card_category k where k.business_id = $1::uuid and k.loyalty_id = l.id)) as changed_dt,
  c.day::text as day,
  c.begun_dt,
  c.since_day::text as since_day,
  c.since_dt,
  c.everybody,
  c.last_card_id,
  c.done
from loyalty_settings s
join loyalty l on l.business_id = s.business_id
  and l.id = s.loyalty_id
left join category_check c on c.business_id = s.business_id
  and c.loyalty_id = s.loyalty_id
where s.business_id = $1::uuid
  and s.name = 'card-categories'
  and (s.body ->> 'auto_assign_active')::boolean
  and l.active
order by l.id;

-- beginCheck
insert into "category_check" ("loyalty_id", "day", "begun_dt", "since_day", "since_dt", "everybody", "last_card_id", "done", "business_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9::uuid)
on conflict ("business_id", "loyalty_id") do update
set "loyalty_id" = $10,
  "day" = $11,
  "begun_dt" = $12,
  "since_day" = $13,
  "since_dt" = $14,
  "everybody" = $15,
  "last_card_id" = $16,
  "done" = $17
where "category_check"."day" < $18;

-- lockCheck
select "day", "last_card_id", "done"
from "category_check"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
for update;

-- saveCheck
update "category_check"
set "last_card_id" = $1
where "business_id" = $2::uuid
  and "loyalty_id" = $3
  and "day" = $4;

-- saveCheck, required parameters only
update "category_check"
set "done" = $1
where "business_id" = $2::uuid
  and "loyalty_id" = $3
  and "day" = $4;

-- listCheckedCards
select c.id
from card c
where c.business_id = $1::uuid
  and c.loyalty_id = $2
  and c.access <> 'none'
  and ($3::uuid is null or c.id > $4::uuid)
  and ($5::boolean or c.last_visit_dt >= $6 or c.registered_dt >= $7 or c.category_dt >= $8 or c.id in (select t.card_id from transaction t where t.business_id = $1::uuid and t.cancel_dt >= $9 and t.card_id is not null) or c.id in (select t.card_id from transaction t where t.business_id = $1::uuid and t.transaction_type = 'refund' and t.created_dt >= $10 and t.card_id is not null) or c.id in (select t.card_id from transaction t join unnest($11::timestamptz[], $12::timestamptz[]) p (since, until) on t.created_dt >= p.since and t.created_dt < p.until where t.business_id = $1::uuid and t.card_id is not null and t.status = 'success'))
order by c.id
limit $13;

-- lockSomeCards
select "id"
from "card"
where "business_id" = $1::uuid
  and "id" in ($2)
order by "id"
for no key update;

-- card-categories/notice-queries.ts

-- listToldCategories
select "card_category"."id", "title", "public_title", "public_description", "notify_on_assign", "s"."body" as "settings"
from "card_category"
left join "loyalty_settings" as "s" on "s"."business_id" = "card_category"."business_id"
  and "s"."loyalty_id" = "card_category"."loyalty_id"
  and "s"."name" = $1
where "card_category"."business_id" = $2::uuid
  and "card_category"."loyalty_id" = $3
order by "sort_order", "card_category"."id";

-- card-categories/price-option-queries.ts

-- listOptions
select "price_option".*, "goods"."title" as "item_title", "goods"."code" as "item_code", "goods_category"."title" as "item_category_title"
from "price_option"
left join "goods" on "goods"."business_id" = "price_option"."business_id"
  and "goods"."id" = "price_option"."item_id"
left join "goods_category" on "goods_category"."business_id" = "price_option"."business_id"
  and "goods_category"."id" = "price_option"."item_category_id"
where "price_option"."business_id" = $1::uuid
  and "price_option"."loyalty_id" = $2
  and "price_option"."category_id" = $3
  and "price_option"."currency" = $4
  and "price_option"."special_account_id" = $5
order by "price_option"."item_id" is null,
  "price_option"."item_category_id" is null,
  lower(coalesce("goods"."title", "goods_category"."title")),
  "price_option"."created_dt",
  "price_option"."id";

-- listOptions, required parameters only: as listOptions, but
where "price_option"."business_id" = $1::uuid
  and "price_option"."loyalty_id" = $2
  and "price_option"."category_id" = $3
  and "price_option"."currency" is null
  and "price_option"."special_account_id" is null;

-- getOption: begins as listOptions
where "price_option"."business_id" = $1::uuid
  and "price_option"."loyalty_id" = $2
  and "price_option"."category_id" = $3
  and "price_option"."currency" = $4
  and "price_option"."special_account_id" = $5
  and "price_option"."id" = $6;

-- getOption, required parameters only: begins as listOptions
where "price_option"."business_id" = $1::uuid
  and "price_option"."loyalty_id" = $2
  and "price_option"."category_id" = $3
  and "price_option"."currency" is null
  and "price_option"."special_account_id" is null
  and "price_option"."id" = $4;

-- lockOption: begins as listOptions
where "price_option"."business_id" = $1::uuid
  and "price_option"."loyalty_id" = $2
  and "price_option"."category_id" = $3
  and "price_option"."currency" = $4
  and "price_option"."special_account_id" = $5
  and "price_option"."id" = $6
for update of "price_option";

-- lockOption, required parameters only: begins as listOptions
where "price_option"."business_id" = $1::uuid
  and "price_option"."loyalty_id" = $2
  and "price_option"."category_id" = $3
  and "price_option"."currency" is null
  and "price_option"."special_account_id" is null
  and "price_option"."id" = $4
for update of "price_option";

-- listPricedCategories
select distinct "category_id"
from "price_option"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "active" = $3;

-- listSaleOptions
select "id", "version", "item_id", "item_category_id", "option_type", "value", "level", "date_from", "date_to"
from "price_option"
where "business_id" = $1::uuid
  and "category_id" = $2
  and "active" = $3
  and ("currency" = $4 or special_account_id = any($5::uuid[]))
  and (item_id = any($6::uuid[]) or item_category_id = any($7::uuid[]) or ("item_id" is null and "item_category_id" is null))
order by "special_account_id" is null, "created_dt", "id";

-- card-categories/queries.ts

-- listCategories
select "card_category".*,
  (select count(*) as "count" from "card" where "card"."business_id" = $1::uuid and "card"."category_id" = "card_category"."id") as "cards_count"
from "card_category"
where "card_category"."business_id" = $1::uuid
  and "card_category"."loyalty_id" = $2
order by "card_category"."sort_order", lower("card_category"."title"), "card_category"."id";

-- getCategory
select "card_category".*,
  (select count(*) as "count" from "card" where "card"."business_id" = $1::uuid and "card"."category_id" = "card_category"."id") as "cards_count"
from "card_category"
where "card_category"."business_id" = $1::uuid
  and "card_category"."loyalty_id" = $2
  and "card_category"."id" = $3;

-- lockCategory: begins as getCategory
for update of "card_category";

-- lockDefault
select "card_category".*,
  (select count(*) as "count" from "card" where "card"."business_id" = $1::uuid and "card"."category_id" = "card_category"."id") as "cards_count"
from "card_category"
where "card_category"."business_id" = $1::uuid
  and "card_category"."loyalty_id" = $2
  and "card_category"."is_default" = $3
for update of "card_category";

-- listCategoryLookup
select "id", "title", "active", "loyalty_id", "color", "is_default"
from "card_category"
where "business_id" = $1::uuid
  and ("loyalty_id" = $2 and "active")
order by "sort_order", lower("title"), "id";

-- listCategoryLookup, required parameters only
select "id", "title", "active", "loyalty_id", "color", "is_default"
from "card_category"
where "business_id" = $1::uuid
  and true
order by "sort_order", lower("title"), "id";

-- lockCards
select "id", "customer_id", "access", "category_id", "category_pinned"
from "card"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "customer_id" in ($3)
order by "id"
for no key update;

-- saveCards
update "card"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "id" in ($5);

-- card-categories/rule-queries.ts

-- listCategoryRules
select "card_category_rule".*
from "card_category_rule"
where "card_category_rule"."business_id" = $1::uuid
  and "card_category_rule"."loyalty_id" = $2
order by "card_category_rule"."sort_order" asc nulls last, "card_category_rule"."created_dt", "card_category_rule"."id";

-- getCategoryRule
select "card_category_rule".*
from "card_category_rule"
where "card_category_rule"."business_id" = $1::uuid
  and "card_category_rule"."loyalty_id" = $2
  and "card_category_rule"."id" = $3;

-- lockCategoryRule: begins as getCategoryRule
for update of "card_category_rule";

-- listActiveCategoryRules
select "card_category_rule".*
from "card_category_rule"
inner join "card_category" on "card_category"."business_id" = "card_category_rule"."business_id"
  and "card_category"."id" = "card_category_rule"."category_to"
where "card_category_rule"."business_id" = $1::uuid
  and "card_category_rule"."loyalty_id" = $2
  and "card_category"."active" = $3
  and "card_category_rule"."active" = $4
order by "card_category_rule"."sort_order" asc nulls last, "card_category_rule"."created_dt", "card_category_rule"."id";

-- listRuleTitles
select "id", "title"
from "card_category_rule"
where "business_id" = $1::uuid
  and "id" in ($2);

-- listRanks
select "id", "title", "sort_order", "active", "version"
from "card_category"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
order by "sort_order", "id";
