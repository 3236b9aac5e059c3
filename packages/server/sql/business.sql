-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- business/currency-queries.ts

-- listWorkingCurrencies
select t.currency
from terminal t
join pos p on p.business_id = t.business_id
  and p.id = t.pos_id
where t.business_id = $1::uuid
  and ($2::uuid is null or p.loyalty_id = $3)
union
select g.currency
from price_group g
where g.business_id = $1::uuid
  and ($4::uuid is null or g.loyalty_id = $5);

-- listPriceCurrencies
select distinct p.currency
from goods_price p
where p.business_id = $1::uuid
  and ($2::uuid is null or exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = p.goods_id and l.loyalty_id = $3));

-- business/queries.ts

-- getBusiness
select *
from "business"
where "business_id" = $1::uuid;

-- lockBusiness
select *
from "business"
where "business_id" = $1::uuid
for update;

-- addBusiness
insert into "business" ("…", "business_id")
values ($1, $2::uuid)
returning *;

-- saveBusiness
update "business"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
returning *;

-- addOwner
insert into "member" ("person_id", "access", "scopes", "roles", "created_dt", "modified_dt", "business_id")
values ($1, $2, $3, $4, $5, $6, $7::uuid);

-- saveEntrance
insert into "entrance" ("person_id", "business_id", "used_dt")
values ($1, $2, $3)
on conflict ("person_id", "business_id") do update
set "used_dt" = $4;

-- hasTransactions
select "id"
from "transaction"
where "business_id" = $1::uuid
limit $2;

-- countThings
select (select count(*) from (select from "loyalty" where business_id = $1::uuid limit 10000) as rows) as "loyalties",
  (select count(*) from (select from "rule" where business_id = $1::uuid limit 10000) as rows) as "rules",
  (select count(*) from (select from "pos" where business_id = $1::uuid limit 10000) as rows) as "pos",
  (select count(*) from (select from "terminal" where business_id = $1::uuid limit 10000) as rows) as "terminals",
  (select count(*) from (select from "price_group" where business_id = $1::uuid limit 10000) as rows) as "price_groups",
  (select count(*) from (select from "master_price" where business_id = $1::uuid limit 10000) as rows) as "prices",
  (select count(*) from (select from "tax" where business_id = $1::uuid limit 10000) as rows) as "taxes",
  (select count(*) from (select from "goods" where business_id = $1::uuid limit 10000) as rows) as "goods",
  (select count(*) from (select from "customer" where business_id = $1::uuid limit 10000) as rows) as "customers",
  (select count(*) from (select from "transaction" where business_id = $1::uuid limit 10000) as rows) as "transactions";

-- getSettings
select "body", "modified_dt", "version"
from "business_settings"
where "business_id" = $1::uuid
  and "name" = $2;

-- saveSettings
insert into "business_settings" ("name", "body", "modified_dt", "business_id")
values ($1, $2, $3, $4::uuid)
on conflict ("business_id", "name") do update
set "body" = "excluded"."body", "modified_dt" = "excluded"."modified_dt", "version" = business_settings.version + 1
returning "body", "modified_dt", "version";

-- listPreferences
select "name", "value", "modified_dt", "version"
from "preference"
where "business_id" = $1::uuid
  and "person_id" = $2
  and ("name" = $3)
order by "name";

-- listPreferences, required parameters only
select "name", "value", "modified_dt", "version"
from "preference"
where "business_id" = $1::uuid
  and "person_id" = $2
  and true
order by "name";

-- lockPreference: begins as listPreferences
for update;

-- addPreference
insert into "preference" ("person_id", "name", "value", "modified_dt", "business_id")
values ($1, $2, $3, $4, $5::uuid)
returning "name", "value", "modified_dt", "version";

-- savePreference
update "preference"
set "value" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "person_id" = $5
  and "name" = $6
returning "name", "value", "modified_dt", "version";

-- getApiKey
select "api_key"."hint", "api_key"."created_dt", "api_key"."seen_dt", "api_key"."remote_addr", "person"."first_name", "person"."last_name"
from "api_key"
inner join "person" on "person"."id" = "api_key"."person_id"
where "api_key"."business_id" = $1::uuid;

-- replaceApiKey
insert into "api_key" ("id", "business_id", "token_hash", "hint", "person_id", "created_dt")
values ($1, $2, $3, $4, $5, $6)
on conflict ("business_id") do update
set "id" = $7,
  "business_id" = $8,
  "token_hash" = $9,
  "hint" = $10,
  "person_id" = $11,
  "created_dt" = $12,
  "seen_dt" = $13,
  "remote_addr" = $14;

-- removeApiKey
delete from "api_key"
where "business_id" = $1::uuid;
