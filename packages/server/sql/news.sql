-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- news/queries.ts

-- listNews
select "news".*,
  (coalesce(news.date_from <= (now() at time zone loyalty.time_zone)::date, true) and coalesce(news.date_to >= (now() at time zone loyalty.time_zone)::date, true)) as "actual"
from "news"
inner join "loyalty" on "loyalty"."business_id" = "news"."business_id"
  and "loyalty"."id" = "news"."loyalty_id"
where "news"."business_id" = $1::uuid
  and ("news"."loyalty_id" = $2 and (news.pos_ids = '{}' or $3 = any(news.pos_ids)) and exists (select from pos where pos.business_id = $1::uuid and pos.id = $4 and pos.loyalty_id = news.loyalty_id) and "news"."loyalty_id" = $5 and (news.pos_ids = '{}' or $6 = any(news.pos_ids)) and exists (select from pos where pos.business_id = $1::uuid and pos.id = $7 and pos.loyalty_id = news.loyalty_id) and "news"."active" and coalesce(news.date_from <= $8, true) and coalesce(news.date_to >= $9, true))
order by "news"."created_dt" desc, "news"."id";

-- listNews, required parameters only: as listNews, but
where "news"."business_id" = $1::uuid
  and true;

-- getNews: begins as listNews
where "news"."business_id" = $1::uuid
  and "news"."id" = $2;

-- lockNews: begins as listNews
where "news"."business_id" = $1::uuid
  and "news"."id" = $2
for update of "news";

-- listNewsLookup
select "news"."id", "news"."title", "news"."active", "news"."loyalty_id", "news"."date_from", "news"."date_to"
from "news"
inner join "loyalty" on "loyalty"."business_id" = "news"."business_id"
  and "loyalty"."id" = "news"."loyalty_id"
where "news"."business_id" = $1::uuid
  and ("news"."loyalty_id" = $2 and (news.pos_ids = '{}' or $3 = any(news.pos_ids)) and exists (select from pos where pos.business_id = $1::uuid and pos.id = $4 and pos.loyalty_id = news.loyalty_id) and "news"."active" and (coalesce(news.date_from <= (now() at time zone loyalty.time_zone)::date, true) and coalesce(news.date_to >= (now() at time zone loyalty.time_zone)::date, true)))
order by lower("news"."title"), "news"."id";

-- listNewsLookup, required parameters only: as listNewsLookup, but
where "news"."business_id" = $1::uuid
  and true;

-- listCurrentNews
select "news"."id", "news"."public_title", "news"."public_text", "news"."url", "loyalty"."default_language"
from "news"
inner join "loyalty" on "loyalty"."business_id" = "news"."business_id"
  and "loyalty"."id" = "news"."loyalty_id"
where "news"."business_id" = $1::uuid
  and (news.pos_ids = '{}' or $2 = any(news.pos_ids))
  and exists (select from pos where pos.business_id = $1::uuid and pos.id = $3 and pos.loyalty_id = news.loyalty_id)
  and "news"."active" = $4
  and (coalesce(news.date_from <= (now() at time zone loyalty.time_zone)::date, true) and coalesce(news.date_to >= (now() at time zone loyalty.time_zone)::date, true))
order by "news"."priority" desc, "news"."created_dt" desc, "news"."id"
limit $5;
