-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- card-categories/measure-queries.ts

-- listCategoryMeasures
select c.id as card_id,
  c.customer_id,
  c.access,
  c.category_id,
  c.category_pinned,
  r.id as rule_id,
  coalesce(m.measure, 0)::bigint as measure
from card c cross
join unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::timestamptz[]) r (id, currency, depends_on, pos_ids, since)
left join lateral ( select sum(case r.depends_on when 'amount' then t.goods_amount_to_pay when 'visits' then 1 else (select sum(i.quantity) from transaction_item i where i.business_id = $6::uuid and i.transaction_id = t.id) end) as measure from transaction t where t.business_id = $6::uuid and t.card_id = c.id and t.currency = r.currency and t.status = 'success' and t.transaction_type in ('sale', 'reserve') and (r.since is null or t.created_dt >= r.since) and (r.pos_ids = '' or t.pos_id = any(string_to_array(r.pos_ids, ',')::uuid[]))) m on true
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

-- card-categories/notice-queries.ts

-- listToldCategories
select "card_category"."id", "title", "public_title", "notify_on_assign", "s"."body" as "settings"
from "card_category"
left join "loyalty_settings" as "s" on "s"."business_id" = "card_category"."business_id"
  and "s"."loyalty_id" = "card_category"."loyalty_id"
  and "s"."name" = $1
where "card_category"."business_id" = $2::uuid
  and "card_category"."loyalty_id" = $3
order by "sort_order", "card_category"."id";

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

-- listRanks
select "id", "title", "sort_order", "active", "version"
from "card_category"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
order by "sort_order", "id";
