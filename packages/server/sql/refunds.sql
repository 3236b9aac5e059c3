-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- refunds/queries.ts

-- getSale
select *
from "transaction"
where "business_id" = $1::uuid
  and "id" = $2;

-- sumPaidBack
select p.place, -sum(p.amount)::bigint as amount
from transaction t
join transaction_payment p on p.business_id = t.business_id
  and p.transaction_id = t.id
where t.business_id = $1::uuid
  and t.refund_of_id = $2
group by p.place;

-- listSoldLines
select "place", "line_id", "code", "title", "unit", "service_type", "cost_price", "cost_amount"
from "transaction_item"
where "business_id" = $1::uuid
  and "transaction_id" = $2
order by "place";

-- listSoldCosts
select "place", "additional_cost_id", "code", "title", "kind", "quantity", "base", "amount"
from "transaction_cost"
where "business_id" = $1::uuid
  and "transaction_id" = $2;

-- listSoldAccounts
select "customer_account_id", "special_account_id", "part"
from "transaction_account"
where "business_id" = $1::uuid
  and "transaction_id" = $2;
