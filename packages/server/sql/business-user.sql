-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- business-user/queries.ts

-- getPersonByLogin
select *
from "person"
where lower("email") = $1;

-- getPersonByPhone
select *
from "person"
where "phone" = $1
  and "phone_confirmed_dt" is not null;

-- getPerson
select *
from "person"
where "id" = $1;

-- anyPerson
select "id"
from "person"
limit $1;

-- addPerson
insert into "person" ("id", "email", "password_hash", "first_name", "last_name", "phone", "language", "created_dt", "modified_dt")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning *;

-- addPerson, required parameters only
insert into "person" ("id", "first_name", "last_name", "language", "created_dt", "modified_dt")
values ($1, $2, $3, $4, $5, $6)
returning *;

-- lockPerson
select *
from "person"
where "id" = $1
for update;

-- savePerson
update "person"
set "first_name" = $1,
  "last_name" = $2,
  "phone" = $3,
  "phone_confirmed_dt" = $4,
  "language" = $5,
  "password_hash" = $6,
  "email" = $7,
  "email_confirmed_dt" = $8,
  "external_id" = $9,
  "photo" = $10,
  "modified_dt" = $11,
  "version" = "version" + $12
where "id" = $13
returning *;

-- savePerson, required parameters only
update "person"
set "modified_dt" = $1, "version" = "version" + $2
where "id" = $3
returning *;

-- endSessions
update "session"
set "ended_dt" = $1
where "person_id" = $2
  and "id" <> $3
  and "ended_dt" is null;

-- endSessions, required parameters only
update "session"
set "ended_dt" = $1
where "person_id" = $2
  and "ended_dt" is null;

-- addMailToken
insert into "mail_token" ("token_hash", "person_id", "email", "created_dt", "expires_dt")
values ($1, $2, $3, $4, $5);

-- lockMailToken
select *
from "mail_token"
where "token_hash" = $1
  and "expires_dt" > $2
for update;

-- useMailToken
update "mail_token"
set "used_dt" = $1
where "token_hash" = $2;

-- confirmEmail
update "person"
set "email_confirmed_dt" = $1, "modified_dt" = $2, "version" = "version" + $3
where "id" = $4
  and "email" = $5;

-- confirmPhone
update "person"
set "phone_confirmed_dt" = $1, "modified_dt" = $2, "version" = "version" + $3
where "id" = $4
  and "phone" = $5;
