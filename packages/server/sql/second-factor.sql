-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- second-factor/queries.ts

-- lockFactors
select *
from "second_factor"
where "person_id" = $1
  and "confirmed_dt" is not null
order by "created_dt", "id"
for update;

-- listFactors: begins as lockFactors
order by "created_dt", "id";

-- lockUnconfirmed
select *
from "second_factor"
where "person_id" = $1
  and "id" = $2
  and "confirmed_dt" is null
for update;

-- addFactor
insert into "second_factor" ("id", "person_id", "kind", "title", "secret", "credential_id", "public_key", "counter", "transports", "created_dt", "confirmed_dt")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

-- addFactor, required parameters only
insert into "second_factor" ("id", "person_id", "kind", "title", "created_dt")
values ($1, $2, $3, $4, $5);

-- confirmApp
update "second_factor"
set "confirmed_dt" = $1, "last_step" = $2
where "id" = $3;

-- useApp
update "second_factor"
set "used_dt" = $1, "last_step" = $2
where "id" = $3;

-- usePasskey
update "second_factor"
set "used_dt" = $1, "counter" = $2
where "id" = $3;

-- removeFactor
delete from "second_factor"
where "person_id" = $1
  and "id" = $2;

-- removeUnconfirmed
delete from "second_factor"
where "person_id" = $1
  and "confirmed_dt" is null;

-- removeFactors
delete from "second_factor"
where "person_id" = $1;

-- addRecoveryCodes
insert into "recovery_code" ("person_id", "code_hash", "created_dt")
values ($1, $2, $3);

-- removeRecoveryCodes
delete from "recovery_code"
where "person_id" = $1;

-- useRecoveryCode
update "recovery_code"
set "used_dt" = $1
where "person_id" = $2
  and "code_hash" = $3
  and "used_dt" is null;

-- countRecoveryCodes
select count(*) as "count"
from "recovery_code"
where "person_id" = $1
  and "used_dt" is null;

-- addChallenge
insert into "second_factor_challenge" ("id", "token_hash", "person_id", "business_id", "purpose", "webauthn", "created_dt", "expires_dt")
values ($1, $2, $3, $4, $5, $6, $7, $8);

-- lockChallenge
select *
from "second_factor_challenge"
where "token_hash" = $1
  and "purpose" = $2
  and "used_dt" is null
  and "expires_dt" > $3
for update;

-- useChallenge
update "second_factor_challenge"
set "used_dt" = $1
where "id" = $2;

-- countTry
update "second_factor_challenge"
set "tries" = "tries" + $1
where "id" = $2;

-- countTries
select sum("tries") as "tries"
from "second_factor_challenge"
where "person_id" = $1
  and "created_dt" > $2;

-- removeOldChallenges
delete from "second_factor_challenge"
where "created_dt" < $1;

-- markPerson
update "person"
set "second_factor" = $1
where "id" = $2;

-- markSessions
update "session"
set "second_factor" = $1
where "person_id" = $2
  and "ended_dt" is null;

-- listEntrances
select "business_id"
from "entrance"
where "person_id" = $1
order by "business_id";
