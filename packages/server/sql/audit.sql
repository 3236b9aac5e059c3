-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- audit/queries.ts

-- linesInOrder
select "a".*, "person"."first_name", "person"."last_name", "terminal"."title" as "terminal_title"
from "audit" as "a"
left join "person" on "person"."id" = "a"."actor_id"
  and "a"."actor_kind" in ($1, $2)
left join "terminal" on "terminal"."business_id" = "a"."business_id"
  and "terminal"."id" = "a"."actor_id"
  and "a"."actor_kind" = $3
where "a"."business_id" = $4::uuid
  and ("a"."id" = $5 and "a"."entity_type" = $6 and (a.entity_id collate "C" = $7 or (a.entity_id collate "C" > $8 and a.entity_id collate "C" < $9)) and "a"."actor_id" = $10 and "a"."actor_kind" = $11 and "a"."call" = $12 and a.created_dt >= $13 and a.created_dt < $14)
order by "a"."id" desc;

-- linesInOrder, required parameters only: as linesInOrder, but
where "a"."business_id" = $4::uuid
  and (a.created_dt >= $5);

-- accountUnits
select "id", "unit"
from "special_account"
where "business_id" = $1::uuid
  and "id" in ($2);

-- listPeople
select "person"."id", "person"."first_name", "person"."last_name"
from "member"
inner join "person" on "person"."id" = "member"."person_id"
where "member"."business_id" = $1::uuid
order by "person"."first_name", "person"."last_name", "person"."id";

-- listTerminals
select "id", "title"
from "terminal"
where "business_id" = $1::uuid
order by "title", "id";

-- namesOf
select id, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as title
from customer
where business_id = $1::uuid
  and id = any($2::uuid[])
union all
select id, title
from "loyalty"
where business_id = $1::uuid
  and id = any($3::uuid[])
union all
select id, title
from "card_category"
where business_id = $1::uuid
  and id = any($4::uuid[])
union all
select id, title
from "rule"
where business_id = $1::uuid
  and id = any($5::uuid[])
union all
select id, title
from "tax"
where business_id = $1::uuid
  and id = any($6::uuid[])
union all
select id, title
from "additional_cost"
where business_id = $1::uuid
  and id = any($7::uuid[])
union all
select id, title
from "pos"
where business_id = $1::uuid
  and id = any($8::uuid[])
union all
select id, title
from "terminal"
where business_id = $1::uuid
  and id = any($9::uuid[])
union all
select id, title
from "price_group"
where business_id = $1::uuid
  and id = any($10::uuid[])
union all
select id, title
from "goods"
where business_id = $1::uuid
  and id = any($11::uuid[])
union all
select id, title
from "goods_category"
where business_id = $1::uuid
  and id = any($12::uuid[])
union all
select id, title
from "special_account"
where business_id = $1::uuid
  and id = any($13::uuid[])
union all
select id, title
from "corporate_customer"
where business_id = $1::uuid
  and id = any($14::uuid[])
union all
select id, title
from "news"
where business_id = $1::uuid
  and id = any($15::uuid[])
union all
select s.id, trim(p.first_name || ' ' || p.last_name)
from staff s
join person p on p.id = s.person_id
where s.business_id = $1::uuid
  and s.id = any($16::uuid[])
union all
select id, number::text
from transaction
where business_id = $1::uuid
  and id = any($17::uuid[])
order by id;
