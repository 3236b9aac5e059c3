-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- identification/queries.ts

-- listIdentifiers
select "i"."id", "i"."type", "i"."value", "i"."created_dt", "loyalty"."id" as "loyalty_id", "loyalty"."title" as "loyalty_title"
from "customer_identifier" as "i"
inner join "loyalty" on "loyalty"."business_id" = "i"."business_id"
  and "loyalty"."id" = "i"."loyalty_id"
where "i"."business_id" = $1::uuid
  and "i"."customer_id" = $2
order by "i"."created_dt" desc, "i"."id" desc;

-- getIdentifier: begins as listIdentifiers
where "i"."business_id" = $1::uuid
  and "i"."id" = $2;

-- addIdentifier
insert into "customer_identifier" ("…", "business_id")
values ($1, $2::uuid)
on conflict ("business_id", "code") do nothing;

-- removeIdentifier
delete from "customer_identifier"
where "business_id" = $1::uuid
  and "id" = $2
  and "customer_id" = $3
returning "value", "type";

-- listCards
select "card"."id", "card"."business_id", "loyalty"."id" as "loyalty_id", "loyalty"."title" as "loyalty_title"
from "card"
inner join "loyalty" on "loyalty"."business_id" = "card"."business_id"
  and "loyalty"."id" = "card"."loyalty_id"
where "card"."business_id" = $1::uuid
  and "card"."customer_id" = $2
order by lower("loyalty"."title"), "card"."id";

-- getCard
select "card"."id",
  "card"."access",
  "card"."customer_id",
  "card"."loyalty_id",
  "customer"."blocked",
  "customer"."language",
  "loyalty"."active",
  "loyalty"."title",
  "loyalty"."public_title",
  "loyalty"."default_language"
from "card"
inner join "customer" on "customer"."business_id" = "card"."business_id"
  and "customer"."id" = "card"."customer_id"
inner join "loyalty" on "loyalty"."business_id" = "card"."business_id"
  and "loyalty"."id" = "card"."loyalty_id"
where "card"."business_id" = $1::uuid
  and "card"."id" = $2;

-- removeCodes
delete from "customer_code"
where "business_id" = $1::uuid
  and "card_id" = $2
  and "expires_dt" <= $3;

-- addCode
insert into "customer_code" ("code_hash", "card_id", "expires_dt", "business_id")
values ($1, $2, $3, $4::uuid)
on conflict ("business_id", "code_hash") do update
set "card_id" = $5, "expires_dt" = $6
where "customer_code"."expires_dt" <= $7;

-- findByOnceCode
select "card"."customer_id" as "id"
from "customer_code" as "c"
inner join "card" on "card"."business_id" = "c"."business_id"
  and "card"."id" = "c"."card_id"
where "c"."business_id" = $1::uuid
  and "c"."code_hash" = $2
  and "c"."expires_dt" > $3
  and "card"."loyalty_id" = $4;

-- spendCode
delete from "customer_code"
where "business_id" = $1::uuid
  and "code_hash" = $2
  and "expires_dt" > $3
returning "card_id";

-- getCardHolder
select "customer_id" as "id"
from "card"
where "business_id" = $1::uuid
  and "id" = $2
  and "loyalty_id" = $3;

-- countTry
insert into code_try as t (business_id, terminal_id, began_dt, tries)
values ($1::uuid, $2, $3, 1)
on conflict (business_id, terminal_id) do update
set began_dt = case when t.began_dt <= $4 then $5::timestamptz else t.began_dt end,
  tries = case when t.began_dt <= $6 then 1 else t.tries + 1 end
returning tries, began_dt;

-- saveStewardCode
insert into "steward_code" ("terminal_id", "code_hash", "expires_dt", "business_id")
values ($1, $2, $3, $4::uuid)
on conflict do nothing;

-- removeStewardCodes
delete from "steward_code"
where "business_id" = $1::uuid
  and ("terminal_id" = $2 or ("code_hash" = $3 and "expires_dt" <= $4));

-- findByStewardCode
select "terminal"."id", "terminal"."title"
from "steward_code" as "c"
inner join "terminal" on "terminal"."business_id" = "c"."business_id"
  and "terminal"."id" = "c"."terminal_id"
where "c"."business_id" = $1::uuid
  and "c"."code_hash" = $2
  and "c"."expires_dt" > $3
  and "terminal"."pos_id" = $4
  and "terminal"."terminal_type" = $5
  and "terminal"."active" = $6;

-- spendStewardCode
delete from "steward_code"
where "business_id" = $1::uuid
  and "code_hash" = $2
  and "expires_dt" > $3
returning "terminal_id";

-- hasStewards
select "id"
from "terminal"
where "business_id" = $1::uuid
  and "pos_id" = $2
  and "terminal_type" = $3
  and "active" = $4
limit $5;
