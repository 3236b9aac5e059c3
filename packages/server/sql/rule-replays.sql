-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- rule-replays/queries.ts

-- listReplays
select "replay"."id",
  "replay"."loyalty_id",
  "replay"."person_id",
  "replay"."rule_id",
  "replay"."off_rule_ids",
  "replay"."date_from",
  "replay"."date_to",
  "replay"."state",
  "replay"."sales_count",
  "replay"."done_count",
  "replay"."kind",
  "replay"."rules_count",
  "replay"."prices_count",
  "replay"."percent",
  "replay"."price_change_id",
  "replay"."ended_dt",
  "replay"."created_dt",
  "replay"."modified_dt",
  "replay"."version",
  trim(person.first_name || ' ' || person.last_name) as "person_name",
  coalesce(replay.rule->>'title', '') as "title"
from "rule_replay" as "replay"
left join "person" on "person"."id" = "replay"."person_id"
where "replay"."business_id" = $1::uuid
  and "replay"."loyalty_id" = $2
order by "replay"."created_dt" desc, "replay"."id" desc;

-- getReplay: begins as listReplays
where "replay"."business_id" = $1::uuid
  and "replay"."loyalty_id" = $2
  and "replay"."id" = $3;

-- lockReplay: begins as listReplays
where "replay"."business_id" = $1::uuid
  and "replay"."loyalty_id" = $2
  and "replay"."id" = $3
for update of "replay";

-- getFindings
select "change", "estimate", "result"
from "rule_replay"
where "business_id" = $1::uuid
  and "id" = $2;

-- addReplay
insert into "rule_replay" ("…", "business_id")
values ($1, $2::uuid)
on conflict ("business_id")
where state = 'running' do nothing;

-- getRunning
select *
from "rule_replay"
where "business_id" = $1::uuid
  and "id" = $2
  and "state" = $3;

-- saveRunning
update "rule_replay"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "id" = $5
  and "version" = $6
  and "state" = $7;

-- cancelReplay
update "rule_replay"
set "state" = $1, "found" = $2, "ended_dt" = $3, "modified_dt" = $4, "version" = "version" + $5
where "business_id" = $6::uuid
  and "id" = $7;

-- removeReplay
delete from "rule_replay"
where "business_id" = $1::uuid
  and "id" = $2;

-- countSales
select width_bucket(extract(epoch from created_dt), extract(epoch from $1::timestamptz), extract(epoch from $2::timestamptz), $3::int) as "part",
  count(*)::int as "count"
from "transaction"
where "business_id" = $4::uuid
  and "loyalty_id" = $5
  and "status" = $6
  and "transaction_type" in ($7, $8)
  and "created_dt" >= $9
  and "created_dt" < $10
group by "part";

-- listPastSales
select "id",
  "number",
  "transaction_type",
  "engine_version",
  "input",
  "finals",
  "trace",
  "created_dt",
  "currency",
  "customer_id",
  "card_id",
  (select case when count(*) = count(item.cost_amount) then sum(item.cost_amount)::bigint end as "cost" from "transaction_item" as "item" where "item"."business_id" = $1::uuid and "item"."transaction_id" = "transaction"."id") as "cost",
  exists ( select from card c where c.business_id = $1::uuid and c.id = transaction.card_id and c.referrer_card_id is not null) as "invited"
from "transaction"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "status" = $3
  and "transaction_type" in ($4, $5)
  and "created_dt" >= $6
  and "created_dt" < $7
  and (created_dt, id) > ($8::timestamptz, $9::uuid)
order by "created_dt", "id"
limit $10;

-- listPastSales, required parameters only
select "id",
  "number",
  "transaction_type",
  "engine_version",
  "input",
  "finals",
  "trace",
  "created_dt",
  "currency",
  "customer_id",
  "card_id",
  (select case when count(*) = count(item.cost_amount) then sum(item.cost_amount)::bigint end as "cost" from "transaction_item" as "item" where "item"."business_id" = $1::uuid and "item"."transaction_id" = "transaction"."id") as "cost"
from "transaction"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "status" = $3
  and "transaction_type" in ($4, $5)
  and "created_dt" >= $6
  and "created_dt" < $7
order by "created_dt", "id"
limit $8;

-- listNames
select "id", trim(first_name || ' ' || last_name) as "title"
from "customer"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[]);

-- listTitles
select "id", "title"
from "goods"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[]);

-- listTitles, required parameters only
select "id", "title"
from "price_group"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[]);

-- listTitles, other parameters
select "id", "title"
from "goods_category"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[]);

-- listAccounts
select "id", "title", "type", "unit"
from "special_account"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[]);

-- listGroups
select "id"
from "price_group"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "id" = any($3::uuid[]);

-- listRuleTitles
select "id", "title"
from "rule"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[]);
