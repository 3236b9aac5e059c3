-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- special-accounts/low-queries.ts

-- getLowMark
select "s"."low_balance_notify" as "mark",
  "s"."type",
  "s"."unit",
  "s"."title",
  "s"."public_title",
  "c"."title" as "own_title",
  "c"."customer_id",
  "s"."loyalty_ids",
  "b"."language" as "business_language",
  "b"."time_zone",
  coalesce("u"."email", "k"."email") as "email",
  coalesce("u"."language", "k"."language") as "language",
  coalesce("u"."first_name", "k"."contact_name") as "name",
  coalesce(k.title, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.phone, u.email, '') as "owner"
from "customer_account" as "c"
inner join "special_account" as "s" on "s"."business_id" = "c"."business_id"
  and "s"."id" = "c"."special_account_id"
left join "customer" as "u" on "u"."business_id" = "c"."business_id"
  and "u"."id" = "c"."customer_id"
left join "corporate_customer" as "k" on "k"."business_id" = "c"."business_id"
  and "k"."id" = "c"."corporate_customer_id"
inner join "business" as "b" on "b"."business_id" = "c"."business_id"
where "c"."business_id" = $1::uuid
  and "c"."id" = $2;

-- listCardsIn
select "card"."id", "card"."loyalty_id", "card"."category_id", "loyalty"."time_zone"
from "card"
inner join "loyalty" on "loyalty"."business_id" = "card"."business_id"
  and "loyalty"."id" = "card"."loyalty_id"
where "card"."business_id" = $1::uuid
  and "card"."customer_id" = $2
  and "card"."loyalty_id" in ($3)
order by "card"."registered_dt", "card"."id";

-- special-accounts/open-queries.ts

-- addCustomerAccount
insert into "customer_account" ("…", "business_id")
values ($1, $2::uuid);

-- addUnlessThere
insert into "customer_account" ("…", "business_id")
values ($1, $2::uuid)
on conflict ("business_id", "customer_id", "special_account_id") do nothing;

-- special-accounts/queries.ts

-- listSpecialAccounts
select "special_account".*,
  (select count(*) as "count" from "customer_account" where "customer_account"."business_id" = $1::uuid and "customer_account"."special_account_id" = "special_account"."id") as "accounts_count"
from "special_account"
where "special_account"."business_id" = $1::uuid
  and ("special_account"."scope" = $2)
order by "special_account"."sort_order", lower("special_account"."title"), "special_account"."id";

-- listSpecialAccounts, required parameters only: as listSpecialAccounts, but
where "special_account"."business_id" = $1::uuid
  and true;

-- getSpecialAccount
select "special_account".*,
  (select count(*) as "count" from "customer_account" where "customer_account"."business_id" = $1::uuid and "customer_account"."special_account_id" = "special_account"."id") as "accounts_count"
from "special_account"
where "special_account"."business_id" = $1::uuid
  and "special_account"."id" = $2;

-- lockSpecialAccount: begins as getSpecialAccount
for update of "special_account";

-- shareSpecialAccount
select "special_account".*,
  (select count(*) as "count" from "customer_account" where "customer_account"."business_id" = $1::uuid and "customer_account"."special_account_id" = "special_account"."id") as "accounts_count"
from "special_account"
where "special_account"."business_id" = $1::uuid
  and "special_account"."id" = $2 for share of "special_account";

-- getUse
select exists (select from goods_account_price where business_id = $1::uuid and special_account_id = $2) as priced,
  exists (select from rule where business_id = $1::uuid and body ->> 'special_account_id' = $3::text) as credited;

-- listGoodsOfCodes
select c.code, g.id as goods_id, g.title, g.unit, coalesce(g.active, false) as active
from unnest($1::text[]) as c (code)
left join goods g on g.business_id = $2::uuid
  and g.code = c.code
order by c.code, g.id;

-- listGoodsSoldIn
select g.code, g.id as goods_id, g.title, g.unit, g.active
from goods g
where g.business_id = $1::uuid
  and (cardinality($2::uuid[]) = 0 or exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = g.id and l.loyalty_id = any($3::uuid[])))
order by g.code, g.id;

-- listSpecialAccountLookup
select "id", "title", "active", "scope", "type", "unit"
from "special_account"
where "business_id" = $1::uuid
  and ("scope" = $2 and "active")
order by "sort_order", lower("title"), "id";

-- listSpecialAccountLookup, required parameters only
select "id", "title", "active", "scope", "type", "unit"
from "special_account"
where "business_id" = $1::uuid
  and true
order by "sort_order", lower("title"), "id";
