-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- corporate-customers/queries.ts

-- listCompanies
select "k".*
from "corporate_customer" as "k"
where "k"."business_id" = $1::uuid
  and ("k"."suspended" = $2 and lower(k.email) = lower($3) and (position(lower($4) in lower(concat_ws(' ', "k"."title", "k"."legal_name", "k"."contact_name", "k"."code", "k"."tax_id", "k"."vat_id", "k"."contract_number", "k"."email", "k"."phone", "k"."external_id"))) > 0))
order by lower(k.title) asc, k.id asc;

-- listCompanies, required parameters only
select "k".*
from "corporate_customer" as "k"
where "k"."business_id" = $1::uuid
  and true
order by lower(k.title) asc, k.id asc;

-- listCompanies, other parameters: as listCompanies, but
order by lower(k.email) asc nulls last, k.id asc;

-- listCompanies, other parameters: as listCompanies, but
order by k.created_dt desc, k.id desc;

-- listCompanies, other parameters: as listCompanies, but
order by lower(k.code) desc nulls last, k.id desc;

-- listCompanyIds
select "k"."id"
from "corporate_customer" as "k"
where "k"."business_id" = $1::uuid
  and ("k"."suspended" = $2 and lower(k.email) = lower($3) and (position(lower($4) in lower(concat_ws(' ', "k"."title", "k"."legal_name", "k"."contact_name", "k"."code", "k"."tax_id", "k"."vat_id", "k"."contract_number", "k"."email", "k"."phone", "k"."external_id"))) > 0))
order by lower("k"."title"), "k"."id"
limit $5;

-- listCompanyIds, required parameters only
select "k"."id"
from "corporate_customer" as "k"
where "k"."business_id" = $1::uuid
  and true
order by lower("k"."title"), "k"."id"
limit $2;

-- findTaken
select bool_or(lower(email) = lower($1)) as "email", bool_or(code = $2) as "code", bool_or(external_id = $3) as "external_id"
from "corporate_customer"
where "business_id" = $4::uuid
  and "id" != $5
  and (lower(email) = lower($6) or code = $7 or external_id = $8);

-- findTaken, required parameters only
select bool_or(lower(email) = lower($1)) as "email", bool_or(code = $2) as "code", bool_or(external_id = $3) as "external_id"
from "corporate_customer"
where "business_id" = $4::uuid
  and (lower(email) = lower($5) or code = $6 or external_id = $7);

-- getCompany
select *
from "corporate_customer"
where "business_id" = $1::uuid
  and "id" = $2;

-- lockCompany: begins as getCompany
for no key update;
