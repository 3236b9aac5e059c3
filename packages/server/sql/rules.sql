-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- rules/queries.ts

-- listRules
select *
from "rule"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and ("scope" = $3)
order by "sort_order" asc nulls last, "created_dt", "id";

-- listRules, required parameters only
select *
from "rule"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and true
order by "sort_order" asc nulls last, "created_dt", "id";

-- listRulesAsOf
select v.body
from rule r cross
join lateral ( select body from version where business_id = $1::uuid and entity_type = 'rule' and entity_id = r.id::text and valid_from < $2 order by version desc limit 1) v
where r.business_id = $1::uuid
  and r.loyalty_id = $3
order by r.created_dt, r.id;

-- getRuleSettingsAsOf
select "body"
from "version"
where "business_id" = $1::uuid
  and "entity_type" = $2
  and "entity_id" = $3
  and "valid_from" < $4
order by "version" desc
limit $5;

-- getRule
select *
from "rule"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "id" = $3;

-- lockRule: begins as getRule
for update;

-- listRuleLookup
select "id", "title", "active", "loyalty_id", "scope", "action_type"
from "rule"
where "business_id" = $1::uuid
  and ("loyalty_id" = $2 and "scope" = $3 and "active")
order by "sort_order" asc nulls last, "created_dt", "id";

-- listRuleLookup, required parameters only
select "id", "title", "active", "loyalty_id", "scope", "action_type"
from "rule"
where "business_id" = $1::uuid
  and true
order by "sort_order" asc nulls last, "created_dt", "id";

-- getSaleCategory
select "id", "title", "version"
from "card_category"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "id" = $3;

-- getSalePos
select "id", "title", "time_zone"
from "pos"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "id" = $3;

-- listKnownTerminals
select "terminal"."id"
from "terminal"
inner join "pos" on "pos"."business_id" = "terminal"."business_id"
  and "pos"."id" = "terminal"."pos_id"
where "terminal"."business_id" = $1::uuid
  and "pos"."loyalty_id" = $2
  and "terminal"."id" in ($3);
