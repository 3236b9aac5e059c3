-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- auth/queries.ts

-- listEntrances
select "business_id"
from "entrance"
where "person_id" = $1
order by "used_dt" desc, "business_id";

-- getMembership
select "member"."access", "member"."scopes", "member"."roles", "business"."business_id", "business"."title", "business"."business_code"
from "member"
inner join "business" on "business"."business_id" = "member"."business_id"
where "member"."business_id" = $1::uuid
  and "member"."person_id" = $2;

-- addSession
insert into "session" ("id", "token_hash", "person_id", "business_id", "created_dt", "seen_dt", "expires_dt")
values ($1, $2, $3, $4, $5, $6, $7);

-- renewSession
update "session"
set "token_hash" = $1, "seen_dt" = $2
where "id" = $3
  and "token_hash" = $4
  and "ended_dt" is null;

-- endSession
update "session"
set "ended_dt" = $1
where "id" = $2
  and "ended_dt" is null;
