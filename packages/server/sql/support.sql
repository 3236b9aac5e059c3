-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- support/queries.ts

-- getStanding
select "support_access"."id", "support_access"."until_dt", trim(person.first_name || ' ' || person.last_name) as "granted_by"
from "support_access"
inner join "person" on "person"."id" = "support_access"."granted_by"
where "support_access"."business_id" = $1::uuid
  and "support_access"."ended_dt" is null
  and "support_access"."until_dt" > $2;

-- endRunOut
update "support_access"
set "ended_dt" = "until_dt"
where "business_id" = $1::uuid
  and "ended_dt" is null
  and "until_dt" <= $2;

-- saveAccess
insert into "support_access" ("id", "granted_by", "granted_dt", "until_dt", "business_id")
values ($1, $2, $3, $4, $5::uuid)
on conflict ("business_id")
where "ended_dt" is null do update
set "granted_by" = $6, "granted_dt" = $7, "until_dt" = $8
returning "id", "until_dt";

-- endAccess
update "support_access"
set "ended_dt" = $1
where "business_id" = $2::uuid
  and "ended_dt" is null;

-- endSessionsHere
update "session"
set "ended_dt" = $1
where "business_id" = $2::uuid
  and "support_access_id" is not null
  and "ended_dt" is null;

-- listStanding
select "id", "business_id", "until_dt"
from "support_access"
where "ended_dt" is null
  and "until_dt" > $1
order by "business_id";

-- addEntrance
insert into "support_entrance" ("id", "support_access_id", "person_id", "entered_dt", "remote_addr", "business_id")
values ($1, $2, $3, $4, $5, $6::uuid);

-- getLastEntrance
select "support_entrance"."entered_dt", trim(person.first_name || ' ' || person.last_name) as "name"
from "support_entrance"
inner join "person" on "person"."id" = "support_entrance"."person_id"
where "support_entrance"."business_id" = $1::uuid
order by "support_entrance"."entered_dt" desc, "support_entrance"."id" desc
limit $2;

-- listEntered
select distinct "person"."id", "person"."first_name", "person"."last_name"
from "support_entrance"
inner join "person" on "person"."id" = "support_entrance"."person_id"
where "support_entrance"."business_id" = $1::uuid
order by "person"."first_name", "person"."last_name", "person"."id";

-- getBusinessEntered
select "business_id", "title", "business_code"
from "business"
where "business"."business_id" = $1::uuid;

-- getOwnMember
select "person_id"
from "member"
where "member"."business_id" = $1::uuid
  and "person_id" = $2;
