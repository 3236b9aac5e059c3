-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the
-- caller names. A query that says something else when it is told less, or another word, is generated once more.

-- terminals/queries.ts

-- listTerminals
select "terminal".*,
  "pos"."title" as "pos_title",
  "pos"."loyalty_id",
  "price_group"."title" as "price_group_title",
  "loyalty"."title" as "loyalty_title",
  "loyalty"."time_zone" as "loyalty_time_zone",
  (select max(k.created_dt) from terminal_token k where k.business_id = terminal.business_id and k.terminal_id = terminal.id and k.kind = 'key' and k.ended_dt is null) as "api_key_dt",
  exists (select from transaction t where t.business_id = terminal.business_id and t.terminal_id = terminal.id) as "has_sold"
from "terminal"
inner join "pos" on "pos"."business_id" = "terminal"."business_id"
  and "pos"."id" = "terminal"."pos_id"
inner join "loyalty" on "loyalty"."business_id" = "pos"."business_id"
  and "loyalty"."id" = "pos"."loyalty_id"
left join "price_group" on "price_group"."business_id" = "terminal"."business_id"
  and "price_group"."id" = "terminal"."price_group_id"
where "terminal"."business_id" = $1::uuid
order by lower("terminal"."title"), "terminal"."id";

-- getTerminal
select "terminal".*,
  "pos"."title" as "pos_title",
  "pos"."loyalty_id",
  "price_group"."title" as "price_group_title",
  "loyalty"."title" as "loyalty_title",
  "loyalty"."time_zone" as "loyalty_time_zone",
  (select max(k.created_dt) from terminal_token k where k.business_id = terminal.business_id and k.terminal_id = terminal.id and k.kind = 'key' and k.ended_dt is null) as "api_key_dt",
  exists (select from transaction t where t.business_id = terminal.business_id and t.terminal_id = terminal.id) as "has_sold"
from "terminal"
inner join "pos" on "pos"."business_id" = "terminal"."business_id"
  and "pos"."id" = "terminal"."pos_id"
inner join "loyalty" on "loyalty"."business_id" = "pos"."business_id"
  and "loyalty"."id" = "pos"."loyalty_id"
left join "price_group" on "price_group"."business_id" = "terminal"."business_id"
  and "price_group"."id" = "terminal"."price_group_id"
where "terminal"."business_id" = $1::uuid
  and "terminal"."id" = $2;

-- lockTerminal
select "terminal".*,
  "pos"."title" as "pos_title",
  "pos"."loyalty_id",
  "price_group"."title" as "price_group_title",
  "loyalty"."title" as "loyalty_title",
  "loyalty"."time_zone" as "loyalty_time_zone",
  (select max(k.created_dt) from terminal_token k where k.business_id = terminal.business_id and k.terminal_id = terminal.id and k.kind = 'key' and k.ended_dt is null) as "api_key_dt",
  exists (select from transaction t where t.business_id = terminal.business_id and t.terminal_id = terminal.id) as "has_sold"
from "terminal"
inner join "pos" on "pos"."business_id" = "terminal"."business_id"
  and "pos"."id" = "terminal"."pos_id"
inner join "loyalty" on "loyalty"."business_id" = "pos"."business_id"
  and "loyalty"."id" = "pos"."loyalty_id"
left join "price_group" on "price_group"."business_id" = "terminal"."business_id"
  and "price_group"."id" = "terminal"."price_group_id"
where "terminal"."business_id" = $1::uuid
  and "terminal"."id" = $2
for update of "terminal";

-- getStand
select "pos"."id", "pos"."country", "loyalty"."id" as "loyalty_id", "loyalty"."country" as "loyalty_country", "loyalty"."default_language"
from "pos"
inner join "loyalty" on "loyalty"."business_id" = "pos"."business_id"
  and "loyalty"."id" = "pos"."loyalty_id"
where "pos"."business_id" = $1::uuid
  and "pos"."id" = $2;

-- getPriceGroup
select "id", "loyalty_id", "currency"
from "price_group"
where "business_id" = $1::uuid
  and "id" = $2;

-- addTerminal
insert into "terminal" ("…", "business_id")
values ($1, $2::uuid);

-- saveTerminal
update "terminal"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "id" = $5;

-- endLogin
delete from "terminal_login"
where "business_id" = $1::uuid
  and "terminal_id" = $2;

-- addLogin
insert into "terminal_login" ("login", "business_id", "terminal_id")
values ($1, $2, $3)
on conflict ("login") do nothing;

-- endTokens
update "terminal_token"
set "ended_dt" = $1
where "business_id" = $2::uuid
  and "terminal_id" = $3
  and "kind" = $4
  and "ended_dt" is null;

-- addKey
insert into "terminal_token" ("token_hash", "business_id", "terminal_id", "created_dt", "kind")
values ($1, $2, $3, $4, $5);
