-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- loyalty/queries.ts

-- addLoyalty
insert into "loyalty" ("…", "business_id")
values ($1, $2::uuid)
returning *;

-- listLoyalties
select "loyalty".*,
  (select count(*) as "count" from "pos" where "pos"."business_id" = $1::uuid and "pos"."loyalty_id" = "loyalty"."id") as "pos_count"
from "loyalty"
where "loyalty"."business_id" = $1::uuid
order by lower("loyalty"."title"), "loyalty"."id";

-- getLoyalty
select "loyalty".*,
  (select count(*) as "count" from "pos" where "pos"."business_id" = $1::uuid and "pos"."loyalty_id" = "loyalty"."id") as "pos_count"
from "loyalty"
where "loyalty"."business_id" = $1::uuid
  and "loyalty"."id" = $2;

-- getLoyaltyZone
select "time_zone"
from "loyalty"
where "business_id" = $1::uuid
  and "id" = $2;

-- lockLoyalty: begins as getLoyalty
for update of "loyalty";

-- listLoyaltyLookup
select "id", "title", "active", "time_zone", "country"
from "loyalty"
where "business_id" = $1::uuid
  and ("active")
order by lower("title"), "id";

-- listLoyaltyLookup, required parameters only
select "id", "title", "active", "time_zone", "country"
from "loyalty"
where "business_id" = $1::uuid
  and true
order by lower("title"), "id";

-- getSettings
select "body", "modified_dt", "version"
from "loyalty_settings"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "name" = $3;

-- saveSettings
insert into "loyalty_settings" ("loyalty_id", "name", "body", "modified_dt", "business_id")
values ($1, $2, $3, $4, $5::uuid)
on conflict ("business_id", "loyalty_id", "name") do update
set "body" = "excluded"."body", "modified_dt" = "excluded"."modified_dt", "version" = loyalty_settings.version + 1
returning "body", "modified_dt", "version";

-- listSold
select "goods_id"
from "goods_in_loyalty"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "goods_id" = any($3::uuid[]);
