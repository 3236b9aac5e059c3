-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- auth/one-time-code-queries.ts

-- addOneTimeCode
insert into "one_time_code" ("id", "token_hash", "purpose", "login", "identifier", "person_id", "code_hash", "created_dt", "expires_dt")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- addOneTimeCode, required parameters only
insert into "one_time_code" ("id", "token_hash", "purpose", "login", "created_dt", "expires_dt")
values ($1, $2, $3, $4, $5, $6);

-- lockUnsent
select *
from "one_time_code"
where "id" = $1
  and "code_hash" is null
  and "expires_dt" > $2
for update;

-- saveCode
update "one_time_code"
set "person_id" = $1, "code_hash" = $2
where "id" = $3;

-- lockOneTimeCode
select *
from "one_time_code"
where "token_hash" = $1
  and "purpose" = $2
  and "used_dt" is null
  and "expires_dt" > $3
for update;

-- countTry
update "one_time_code"
set "tries" = "tries" + $1
where "id" = $2;

-- useOneTimeCodes
update "one_time_code"
set "used_dt" = $1
where "person_id" = $2
  and "used_dt" is null;

-- removeOldOneTimeCodes
delete from "one_time_code"
where "created_dt" < $1;

-- auth/queries.ts

-- listEntrances
select "business_id"
from "entrance"
where "person_id" = $1
order by "used_dt" desc, "business_id";

-- getMembership
select "member"."access",
  "member"."scopes",
  "member"."roles",
  "business"."business_id",
  "business"."title",
  "business"."business_code",
  "staff"."id" as "staff_id"
from "member"
inner join "business" on "business"."business_id" = "member"."business_id"
left join "staff" on "staff"."business_id" = "member"."business_id"
  and "staff"."person_id" = "member"."person_id"
where "member"."business_id" = $1::uuid
  and "member"."suspended" = $2
  and "member"."person_id" = $3;

-- addSession
insert into "session" ("id", "token_hash", "person_id", "business_id", "created_dt", "seen_dt", "expires_dt", "user_agent", "remote_addr", "second_factor", "support_access_id", "support_email")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);

-- listSessions
select "id", "business_id", "user_agent", "remote_addr", "created_dt", "seen_dt", "expires_dt"
from "session"
where "person_id" = $1
  and "ended_dt" is null
  and "expires_dt" > $2
  and "seen_dt" > $3
order by "seen_dt" desc, "id";

-- endOwnSession
update "session"
set "ended_dt" = $1
where "id" = $2
  and "person_id" = $3
  and "ended_dt" is null;

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

-- saveView
update "session"
set "viewed_role" = $1, "viewed_scopes" = $2, "viewed_until" = $3
where "id" = $4;

-- getView
select "viewed_role", "viewed_until"
from "session"
where "id" = $1
  and "viewed_until" > $2;

-- listDevices
select "user_agent"
from "session"
where "person_id" = $1
order by "created_dt" desc
limit $2;

-- listPosTitles
select "id", "title"
from "pos"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[])
order by lower(title), "id";
