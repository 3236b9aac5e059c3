-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

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
