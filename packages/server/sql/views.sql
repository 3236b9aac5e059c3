-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- views/queries.ts

-- listViews
select "saved_view".*, "person"."first_name", "person"."last_name"
from "saved_view"
inner join "person" on "person"."id" = "saved_view"."person_id"
where "saved_view"."business_id" = $1::uuid
  and ("saved_view"."person_id" = $2 or "saved_view"."shared" = $3)
  and ("saved_view"."list" = $4)
order by lower("saved_view"."title"), "saved_view"."id";

-- listViews, required parameters only: as listViews, but
where "saved_view"."business_id" = $1::uuid
  and ("saved_view"."person_id" = $2 or "saved_view"."shared" = $3)
  and true;

-- getView
select "saved_view".*, "person"."first_name", "person"."last_name"
from "saved_view"
inner join "person" on "person"."id" = "saved_view"."person_id"
where "saved_view"."business_id" = $1::uuid
  and "saved_view"."id" = $2;

-- lockView: begins as getView
for update of "saved_view";

-- lockMaker
select "person_id"
from "member"
where "business_id" = $1::uuid
  and "person_id" = $2
for no key update;

-- countViews
select count(*) as "count"
from "saved_view"
where "business_id" = $1::uuid
  and "person_id" = $2
  and "list" = $3;
