-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- embedded/queries.ts

-- listGoodsLookup
select "id", "title", "active", "code", "unit", "service_type", "photo"
from "goods"
where "business_id" = $1::uuid
  and ((position(lower($2) in lower(concat_ws(' ', "title", "code"))) > 0) and "active" and "service_type" = $3 and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $4) and exists (select from goods_in_category c where c.business_id = $1::uuid and c.goods_id = goods.id and c.category_id = $5) and exists (select from terminal t join pos p on p.business_id = t.business_id and p.id = t.pos_id join goods_in_loyalty l on l.business_id = p.business_id and l.loyalty_id = p.loyalty_id where t.business_id = $1::uuid and t.id = $6 and l.goods_id = goods.id) and goods.id = any($7::uuid[]) and goods.code = any($8::text[]))
order by lower("title"), "id"
limit $9;

-- listGoodsLookup, required parameters only
select "id", "title", "active", "code", "unit", "service_type", "photo"
from "goods"
where "business_id" = $1::uuid
  and true
order by lower("title"), "id";

-- listTaxesLookup
select "id", "title", "active", "code", "classification", "type", "rate"
from "tax"
where "business_id" = $1::uuid
  and ("loyalty_id" = $2 and "classification" = $3)
order by lower("title"), "id";

-- listTaxesLookup, required parameters only
select "id", "title", "active", "code", "classification", "type", "rate"
from "tax"
where "business_id" = $1::uuid
  and true
order by lower("title"), "id";

-- listCostsLookup
select "id", "title", "active", "code", "kind", "type"
from "additional_cost"
where "business_id" = $1::uuid
  and ("loyalty_id" = $2)
order by lower("title"), "id";

-- listCostsLookup, required parameters only
select "id", "title", "active", "code", "kind", "type"
from "additional_cost"
where "business_id" = $1::uuid
  and true
order by lower("title"), "id";

-- listPosLookup
select "id", "title", "active", "loyalty_id", "pos_type", "address"
from "pos"
where "business_id" = $1::uuid
  and ("loyalty_id" = $2 and "pos_type" = $3 and "active")
order by lower("title"), "id";

-- listPosLookup, required parameters only
select "id", "title", "active", "loyalty_id", "pos_type", "address"
from "pos"
where "business_id" = $1::uuid
  and true
order by lower("title"), "id";

-- listTerminalsLookup
select "id", "title", "active", "pos_id", "currency", "terminal_type"
from "terminal"
where "business_id" = $1::uuid
  and ("pos_id" = $2 and "terminal_type" = $3 and "active" and exists (select from pos p where p.business_id = $1::uuid and p.id = terminal.pos_id and p.loyalty_id = $4))
order by lower("title"), "id";

-- listTerminalsLookup, required parameters only
select "id", "title", "active", "pos_id", "currency", "terminal_type"
from "terminal"
where "business_id" = $1::uuid
  and true
order by lower("title"), "id";
