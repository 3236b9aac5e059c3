-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- pos/queries.ts

-- listPos
select "pos".*,
  "loyalty"."title" as "loyalty_title",
  (select count(*) as "count" from "terminal" where "terminal"."business_id" = $1::uuid and "terminal"."pos_id" = "pos"."id" and "terminal"."active" = $2) as "terminals_count"
from "pos"
inner join "loyalty" on "loyalty"."business_id" = "pos"."business_id"
  and "loyalty"."id" = "pos"."loyalty_id"
where "pos"."business_id" = $1::uuid
  and ("pos"."pos_type" = $3)
order by lower("pos"."title"), "pos"."id";

-- listPos, required parameters only: as listPos, but
where "pos"."business_id" = $1::uuid
  and true;

-- listPosOfLoyalty: as listPos, but
where "pos"."business_id" = $1::uuid
  and ("pos"."pos_type" = $3)
  and "pos"."loyalty_id" = $4;

-- listPosOfLoyalty, required parameters only: as listPos, but
where "pos"."business_id" = $1::uuid
  and true
  and "pos"."loyalty_id" = $3;

-- getPos: begins as listPos
where "pos"."business_id" = $1::uuid
  and "pos"."id" = $3;

-- lockPos: begins as listPos
where "pos"."business_id" = $1::uuid
  and "pos"."id" = $3
for update of "pos";

-- hasTerminals
select "id"
from "terminal"
where "business_id" = $1::uuid
  and "pos_id" = $2
limit $3;

-- hasSold: as hasTerminals, but
from "transaction";

-- isNamed
select exists (select from rule r where r.business_id = $1::uuid and r.body -> 'pos_ids' ? $2::text) or exists (select from delivery_type d where d.business_id = $1::uuid and $3::uuid = any (d.pos_ids)) or exists (select from card_category_rule c where c.business_id = $1::uuid and $4::uuid = any (c.pos_ids)) or exists (select from news n where n.business_id = $1::uuid and $5::uuid = any (n.pos_ids)) as named;

-- listPosTerminals
select "id", "title", "currency", "active"
from "terminal"
where "business_id" = $1::uuid
  and "pos_id" = $2
order by lower("title"), "id";
