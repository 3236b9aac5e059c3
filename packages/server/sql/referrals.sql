-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- referrals/queries.ts

-- getAddress
select *
from "referral_address"
where "prefix" = $1;

-- getPrefix
select "prefix"
from "referral_address"
where "loyalty_id" = $1;

-- addPrefix
insert into "referral_address" ("prefix", "loyalty_id", "business_id")
values ($1, $2, $3)
on conflict do nothing;

-- getCardByCode
select "card"."id", "card"."customer_id", "customer"."first_name", "customer"."blocked"
from "card"
inner join "customer" on "customer"."business_id" = "card"."business_id"
  and "customer"."id" = "card"."customer_id"
where "card"."business_id" = $1::uuid
  and "card"."loyalty_id" = $2
  and left(md5(card.id::text), 15) = $3
order by "card"."registered_dt", "card"."id"
limit $4;

-- listCodes
select "card"."id",
  "card"."loyalty_id",
  left(md5(card.id::text), 15) as "own",
  "inviter"."id" as "inviter_id",
  "inviter"."first_name",
  "inviter"."middle_name",
  "inviter"."last_name"
from "card"
left join "card" as "up" on "up"."business_id" = "card"."business_id"
  and "up"."id" = "card"."referrer_card_id"
left join "customer" as "inviter" on "inviter"."business_id" = "up"."business_id"
  and "inviter"."id" = "up"."customer_id"
where "card"."business_id" = $1::uuid
  and "card"."customer_id" = $2
order by "card"."loyalty_id";

-- listInvited
select "card"."customer_id",
  "card"."registered_dt",
  "card"."visits_count",
  "customer"."first_name",
  "customer"."middle_name",
  "customer"."last_name",
  "customer"."phone",
  count(*) over () as "of_all"
from "card"
inner join "customer" on "customer"."business_id" = "card"."business_id"
  and "customer"."id" = "card"."customer_id"
where "card"."business_id" = $1::uuid
  and "card"."referrer_card_id" = $2
order by "card"."registered_dt" desc, "card"."id"
limit $3;

-- listInviters
with recursive up as ( select c.id, c.referrer_card_id, c.customer_id, c.access, 1 as level from card c where c.business_id = $1::uuid and c.id = $2 union all select c.id, c.referrer_card_id, c.customer_id, c.access, up.level + 1 from up join card c on c.business_id = $1::uuid and c.id = up.referrer_card_id where up.level < $3::int)
select id as card_id, customer_id, access
from up
order by level;

-- listCardsOf
select "id" as "card_id", "customer_id", "access"
from "card"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "customer_id" = any($3::uuid[]);

-- getPurchases
select "visits_count"
from "card"
where "business_id" = $1::uuid
  and "id" = $2;
