-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- wallet-passes/queries.ts

-- getCertificate
select *
from "wallet_certificate"
where "business_id" = $1::uuid
  and "loyalty_id" = $2;

-- saveCertificate
insert into "wallet_certificate" ("…", "business_id")
values ($1, $2::uuid)
on conflict ("business_id", "loyalty_id") do update
set "pass_type_identifier" = "excluded"."pass_type_identifier",
  "team_identifier" = "excluded"."team_identifier",
  "expires_dt" = "excluded"."expires_dt",
  "secret" = "excluded"."secret";

-- getCard
select "card"."id",
  "card"."business_id",
  "card"."loyalty_id",
  "card"."access",
  "customer"."first_name",
  "customer"."middle_name",
  "customer"."last_name",
  "customer"."language",
  "customer"."phone",
  "customer"."email",
  "customer"."external_id",
  "customer"."blocked",
  "c"."title" as "category_title",
  "c"."public_title" as "category_public_title",
  "loyalty"."title",
  "loyalty"."public_title",
  "loyalty"."default_language",
  "loyalty"."active"
from "card"
inner join "customer" on "customer"."business_id" = "card"."business_id"
  and "customer"."id" = "card"."customer_id"
inner join "loyalty" on "loyalty"."business_id" = "card"."business_id"
  and "loyalty"."id" = "card"."loyalty_id"
left join "card_category" as "c" on "c"."business_id" = "card"."business_id"
  and "c"."id" = "card"."category_id"
where "card"."business_id" = $1::uuid
  and "card"."id" = $2;

-- listCards: begins as getCard
where "card"."business_id" = $1::uuid
  and "card"."customer_id" = $2
order by lower("loyalty"."title"), "card"."id";

-- listBonuses
select "unit", "balance"
from "account"
where "business_id" = $1::uuid
  and "kind" = $2
  and "owner_id" = $3
order by "unit";

-- listLocations
select latitude::float8 / 1000000 as "latitude", longitude::float8 / 1000000 as "longitude"
from "pos"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "active" = $3
  and "latitude" is not null
  and "longitude" is not null
order by "priority", "id"
limit $4;
