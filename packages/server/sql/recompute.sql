-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- recompute/queries.ts

-- listSalesFrom
select "id",
  "transaction_type",
  "finalized_dt",
  "engine_version",
  "input",
  "finals",
  "trace",
  "amount",
  "discount_amount",
  "bonuses_redeemed_amount",
  "contained_taxes_amount",
  "sales_taxes_amount",
  "goods_amount_to_pay",
  "delivery_amount",
  "tip_amount",
  "rounding_amount",
  "amount_to_pay",
  "bonuses_added_amount",
  "promo_bonuses_added_amount"
from "transaction"
where "business_id" = $1::uuid
  and "transaction_type" in ($2, $3)
  and "input" is not null
  and "trace" is not null
  and "id" >= $4
order by "id"
limit $5;

-- listLatestSales: as listSalesFrom, but
where "business_id" = $1::uuid
  and "transaction_type" in ($2, $3)
  and "input" is not null
  and "trace" is not null
order by "id" desc
limit $4;

-- getFirstSale
select "created_dt"
from "transaction"
where "business_id" = $1::uuid
  and "transaction_type" in ($2, $3)
order by "id"
limit $4;
