-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- platform/nightly-queries.ts

-- listProvedBusinesses
select business_id, time_zone, business_date
from list_proved_businesses($1::uuid, $2::int);

-- addProof
insert into "ledger_proof" ("id", "business_date", "proved_dt", "took_ms", "promises", "proved", "gaps_count", "gaps", "business_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9::uuid)
on conflict ("business_id", "business_date") do nothing
returning "id";

-- listProofs
select "id", "business_date", "proved_dt", "took_ms", "proved", "gaps_count"
from "ledger_proof"
where "business_id" = $1::uuid
order by "business_date" desc
limit $2;

-- getLatestProof: as listProofs, but
select *;

-- listBookkeepers
select "person"."id", "person"."email", "person"."first_name", "person"."language"
from "member"
inner join "person" on "person"."id" = "member"."person_id"
where "member"."business_id" = $1::uuid
  and "person"."email" is not null
  and "member"."suspended" = $2
  and ("member"."access" = $3 or 'accountant' = any("member"."roles"))
order by "person"."id";
