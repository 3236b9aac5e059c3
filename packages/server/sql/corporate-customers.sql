-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the
-- caller names. A query that says something else when it is told less, or another word, is generated again.

-- corporate-customers/queries.ts

-- companiesInOrder
select "k".*
from "corporate_customer" as "k"
where "k"."business_id" = (select current_business())
  and "k"."suspended" = $1
  and lower(k.email) = lower($2)
  and (position(lower($3) in lower(concat_ws(' ', k.title, k.legal_name, k.contact_name, k.code, k.tax_id, k.vat_id, k.contract_number, k.email, k.phone, k.external_id))) > 0)
order by lower(k.title) asc nulls last, "k"."id" asc;

-- companiesInOrder, told the least
select "k".*
from "corporate_customer" as "k"
where "k"."business_id" = (select current_business())
  and (true)
order by k.created_dt desc nulls last, "k"."id" desc;

-- companiesInOrder, another way
select "k".*
from "corporate_customer" as "k"
where "k"."business_id" = (select current_business())
  and "k"."suspended" = $1
  and lower(k.email) = lower($2)
  and (position(lower($3) in lower(concat_ws(' ', k.title, k.legal_name, k.contact_name, k.code, k.tax_id, k.vat_id, k.contract_number, k.email, k.phone, k.external_id))) > 0)
order by lower(k.email) asc nulls last, "k"."id" asc;

-- companiesInOrder, another way
select "k".*
from "corporate_customer" as "k"
where "k"."business_id" = (select current_business())
  and "k"."suspended" = $1
  and lower(k.email) = lower($2)
  and (position(lower($3) in lower(concat_ws(' ', k.title, k.legal_name, k.contact_name, k.code, k.tax_id, k.vat_id, k.contract_number, k.email, k.phone, k.external_id))) > 0)
order by k.created_dt desc nulls last, "k"."id" desc;

-- companiesInOrder, another way
select "k".*
from "corporate_customer" as "k"
where "k"."business_id" = (select current_business())
  and "k"."suspended" = $1
  and lower(k.email) = lower($2)
  and (position(lower($3) in lower(concat_ws(' ', k.title, k.legal_name, k.contact_name, k.code, k.tax_id, k.vat_id, k.contract_number, k.email, k.phone, k.external_id))) > 0)
order by lower(k.code) desc nulls last, "k"."id" desc;

-- listCompanies
select "k".*
from "corporate_customer" as "k"
where "k"."business_id" = (select current_business())
  and "k"."suspended" = $1
  and lower(k.email) = lower($2)
  and (position(lower($3) in lower(concat_ws(' ', k.title, k.legal_name, k.contact_name, k.code, k.tax_id, k.vat_id, k.contract_number, k.email, k.phone, k.external_id))) > 0)
order by lower(k.title) asc nulls last, "k"."id" asc
limit $4
offset $5;

-- listCompanies, told the least
select "k".*
from "corporate_customer" as "k"
where "k"."business_id" = (select current_business())
  and (true)
order by k.created_dt desc nulls last, "k"."id" desc
limit $1
offset $2;

-- listCompanies, another way
select "k".*
from "corporate_customer" as "k"
where "k"."business_id" = (select current_business())
  and "k"."suspended" = $1
  and lower(k.email) = lower($2)
  and (position(lower($3) in lower(concat_ws(' ', k.title, k.legal_name, k.contact_name, k.code, k.tax_id, k.vat_id, k.contract_number, k.email, k.phone, k.external_id))) > 0)
order by lower(k.email) asc nulls last, "k"."id" asc
limit $4
offset $5;

-- listCompanies, another way
select "k".*
from "corporate_customer" as "k"
where "k"."business_id" = (select current_business())
  and "k"."suspended" = $1
  and lower(k.email) = lower($2)
  and (position(lower($3) in lower(concat_ws(' ', k.title, k.legal_name, k.contact_name, k.code, k.tax_id, k.vat_id, k.contract_number, k.email, k.phone, k.external_id))) > 0)
order by k.created_dt desc nulls last, "k"."id" desc
limit $4
offset $5;

-- listCompanies, another way
select "k".*
from "corporate_customer" as "k"
where "k"."business_id" = (select current_business())
  and "k"."suspended" = $1
  and lower(k.email) = lower($2)
  and (position(lower($3) in lower(concat_ws(' ', k.title, k.legal_name, k.contact_name, k.code, k.tax_id, k.vat_id, k.contract_number, k.email, k.phone, k.external_id))) > 0)
order by lower(k.code) desc nulls last, "k"."id" desc
limit $4
offset $5;

-- countCompanies
select count(*) as "count"
from (select "k"."id" from "corporate_customer" as "k" where "k"."business_id" = (select current_business()) and "k"."suspended" = $1 and lower(k.email) = lower($2) and (position(lower($3) in lower(concat_ws(' ', k.title, k.legal_name, k.contact_name, k.code, k.tax_id, k.vat_id, k.contract_number, k.email, k.phone, k.external_id))) > 0) limit $4) as "found";

-- countCompanies, told the least
select count(*) as "count"
from (select "k"."id" from "corporate_customer" as "k" where "k"."business_id" = (select current_business()) and (true) limit $1) as "found";

-- listCompanyIds
select "k"."id"
from "corporate_customer" as "k"
where "k"."business_id" = (select current_business())
  and "k"."suspended" = $1
  and lower(k.email) = lower($2)
  and (position(lower($3) in lower(concat_ws(' ', k.title, k.legal_name, k.contact_name, k.code, k.tax_id, k.vat_id, k.contract_number, k.email, k.phone, k.external_id))) > 0)
order by lower(k.title), "k"."id"
limit $4;

-- listCompanyIds, told the least
select "k"."id"
from "corporate_customer" as "k"
where "k"."business_id" = (select current_business())
  and (true)
order by lower(k.title), "k"."id"
limit $1;

-- findTaken
select bool_or(lower(email) = lower($1)) as "email", bool_or(code = $2) as "code", bool_or(external_id = $3) as "external_id"
from "corporate_customer"
where "business_id" = (select current_business())
  and "id" != $4
  and (lower(email) = lower($5) or code = $6 or external_id = $7);

-- getCompany
select *
from "corporate_customer"
where "business_id" = (select current_business())
  and "id" = $1;

-- lockCompany
select *
from "corporate_customer"
where "business_id" = (select current_business())
  and "id" = $1
for no key update;

-- addCompany
insert into "corporate_customer" ("…")
values ($1);

-- saveCompany
update "corporate_customer"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = (select current_business())
  and "id" = $4;
