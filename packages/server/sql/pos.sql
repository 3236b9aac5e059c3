-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the
-- caller names. A query that says something else when it is told less, or another word, is generated again.

-- pos/queries.ts

-- listPos
select "pos".*,
  "loyalty"."title" as "loyalty_title",
  (select count(*) as "count" from "terminal" where "terminal"."business_id" = "pos"."business_id" and "terminal"."pos_id" = "pos"."id" and "terminal"."active" = $1) as "terminals_count"
from "pos"
inner join "loyalty" on "loyalty"."business_id" = "pos"."business_id"
  and "loyalty"."id" = "pos"."loyalty_id"
where "pos"."business_id" = (select current_business())
  and "pos"."loyalty_id" = $2
  and "pos"."pos_type" = $3
order by "pos"."priority" desc, lower("pos"."title"), "pos"."id";

-- listPos, told the least
select "pos".*,
  "loyalty"."title" as "loyalty_title",
  (select count(*) as "count" from "terminal" where "terminal"."business_id" = "pos"."business_id" and "terminal"."pos_id" = "pos"."id" and "terminal"."active" = $1) as "terminals_count"
from "pos"
inner join "loyalty" on "loyalty"."business_id" = "pos"."business_id"
  and "loyalty"."id" = "pos"."loyalty_id"
where "pos"."business_id" = (select current_business())
order by lower("pos"."title"), "pos"."id";

-- getPos
select "pos".*,
  "loyalty"."title" as "loyalty_title",
  (select count(*) as "count" from "terminal" where "terminal"."business_id" = "pos"."business_id" and "terminal"."pos_id" = "pos"."id" and "terminal"."active" = $1) as "terminals_count"
from "pos"
inner join "loyalty" on "loyalty"."business_id" = "pos"."business_id"
  and "loyalty"."id" = "pos"."loyalty_id"
where "pos"."business_id" = (select current_business())
  and "pos"."id" = $2;

-- lockPos
select "pos".*,
  "loyalty"."title" as "loyalty_title",
  (select count(*) as "count" from "terminal" where "terminal"."business_id" = "pos"."business_id" and "terminal"."pos_id" = "pos"."id" and "terminal"."active" = $1) as "terminals_count"
from "pos"
inner join "loyalty" on "loyalty"."business_id" = "pos"."business_id"
  and "loyalty"."id" = "pos"."loyalty_id"
where "pos"."business_id" = (select current_business())
  and "pos"."id" = $2
for update of "pos";

-- addPos
insert into "pos" ("…")
values ($1);

-- savePos
update "pos"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = (select current_business())
  and "id" = $4;

-- listPosTerminals
select "id", "title", "currency", "active"
from "terminal"
where "business_id" = (select current_business())
  and "pos_id" = $1
order by lower("title"), "id";
