-- Printed from the queries by tools/print-sql.ts; change a query, not this file. "…" stands for the columns that the
-- caller names. A query that says something else when it is told less, or another word, is printed again.

-- taxes/queries.ts

-- listTaxes
select "tax".*, exists (select from price_group_tax p where p.business_id = tax.business_id and p.tax_id = tax.id) as "is_used"
from "tax"
where "tax"."business_id" = (select current_business())
  and "loyalty_id" = $1
  and "classification" = $2
order by "created_dt", "id";

-- listTaxes, told the least
select "tax".*, exists (select from price_group_tax p where p.business_id = tax.business_id and p.tax_id = tax.id) as "is_used"
from "tax"
where "tax"."business_id" = (select current_business())
  and "loyalty_id" = $1
order by "created_dt", "id";

-- getTax
select "tax".*, exists (select from price_group_tax p where p.business_id = tax.business_id and p.tax_id = tax.id) as "is_used"
from "tax"
where "tax"."business_id" = (select current_business())
  and "tax"."loyalty_id" = $1
  and "tax"."id" = $2;

-- lockTax
select "tax".*, exists (select from price_group_tax p where p.business_id = tax.business_id and p.tax_id = tax.id) as "is_used"
from "tax"
where "tax"."business_id" = (select current_business())
  and "tax"."loyalty_id" = $1
  and "tax"."id" = $2
for update of "tax";

-- listCompoundable
select "id"
from "tax"
where "business_id" = (select current_business())
  and "loyalty_id" = $1
  and "classification" = $2
  and "type" = $3
  and "id" = any($4::uuid[]);

-- listTakenOf
select "id"
from "tax"
where "business_id" = (select current_business())
  and "loyalty_id" = $1
  and $2 = any(compound_on);

-- addTax
insert into "tax" ("…")
values ($1);

-- saveTax
update "tax"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = (select current_business())
  and "id" = $4;

-- endTax
delete from "tax"
where "business_id" = (select current_business())
  and "id" = $1;
