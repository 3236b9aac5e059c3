-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- additional-costs/input-queries.ts

-- listCostsInForce
select "additional_cost"."id",
  "additional_cost"."code",
  "additional_cost"."title",
  "additional_cost"."kind",
  "additional_cost"."type",
  "additional_cost"."precision",
  "additional_cost"."version",
  "additional_cost"."value" as "default_value",
  "terminal_cost"."value"
from "terminal_cost"
inner join "additional_cost" on "additional_cost"."business_id" = "terminal_cost"."business_id"
  and "additional_cost"."id" = "terminal_cost"."additional_cost_id"
where "terminal_cost"."business_id" = $1::uuid
  and "terminal_cost"."terminal_id" = $2
  and "terminal_cost"."active" = $3
  and "additional_cost"."loyalty_id" = $4
  and "additional_cost"."active" = $5
order by "terminal_cost"."place", "additional_cost"."id";

-- listItemValues
select "goods_id", "additional_cost_id", "value"
from "terminal_item_cost"
where "business_id" = $1::uuid
  and "terminal_id" = $2;

-- additional-costs/queries.ts

-- listCosts
select "additional_cost".*,
  exists (select from terminal_cost t where t.business_id = $1::uuid and t.additional_cost_id = additional_cost.id) as "is_used"
from "additional_cost"
where "additional_cost"."business_id" = $1::uuid
  and "loyalty_id" = $2
order by "created_dt", "id";

-- getCost
select "additional_cost".*,
  exists (select from terminal_cost t where t.business_id = $1::uuid and t.additional_cost_id = additional_cost.id) as "is_used"
from "additional_cost"
where "additional_cost"."business_id" = $1::uuid
  and "additional_cost"."loyalty_id" = $2
  and "additional_cost"."id" = $3;

-- lockCost: begins as getCost
for update of "additional_cost";
