-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- search/queries.ts

-- findTransactions
select "t"."id", "t"."number", "t"."created_dt", "t"."amount_to_pay", "t"."currency", "pos"."title" as "pos_title"
from "transaction" as "t"
left join "pos" on "pos"."business_id" = "t"."business_id"
  and "pos"."id" = "t"."pos_id"
where "t"."business_id" = $1::uuid
  and "t"."number" = $2
order by "t"."created_dt" desc, "t"."id"
limit $3;

-- findTransaction: as findTransactions, but
where "t"."business_id" = $1::uuid
  and "t"."id" = $2;

-- findGoods
select "id", "title", "code"
from "goods"
where "business_id" = $1::uuid
  and (position(lower($2) in lower(concat_ws(' ', title, code, array_to_string(barcodes, ' ')))) > 0)
order by "title", "id"
limit $3;

-- findTerminals
select "terminal"."id", "terminal"."title", "pos"."title" as "pos_title"
from "terminal"
inner join "pos" on "pos"."business_id" = "terminal"."business_id"
  and "pos"."id" = "terminal"."pos_id"
where "terminal"."business_id" = $1::uuid
  and (position(lower($2) in lower(concat_ws(' ', terminal.title, pos.title))) > 0)
order by "terminal"."title", "terminal"."id"
limit $3;

-- findTitled
select id, title
from "pos"
where business_id = $1::uuid
  and (position(lower($2) in lower(concat_ws(' ', title))) > 0)
order by title, id
limit $3;

-- findTitled, required parameters only: as findTitled, but
from "loyalty";

-- findOfLoyalty
select t.id, t.title, t.loyalty_id, l.title as loyalty_title
from "price_group" t
join loyalty l on l.business_id = t.business_id
  and l.id = t.loyalty_id
where t.business_id = $1::uuid
  and (position(lower($2) in lower(concat_ws(' ', t.title))) > 0)
order by t.title, t.id
limit $3;

-- findOfLoyalty, required parameters only: as findOfLoyalty, but
from "tax" t;

-- findOfLoyalty, other parameters: as findOfLoyalty, but
from "rule" t;

-- findOfLoyalty, other parameters: as findOfLoyalty, but
from "card_category" t;
