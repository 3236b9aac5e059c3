-- Printed from the queries by tools/print-sql.ts; change a query, not this file. "…" stands for the columns that the
-- caller names. A query that says something else when it is told less, or another word, is printed again.

-- business/queries.ts

-- getBusiness
select *
from "business"
where "business_id" = (select current_business());
