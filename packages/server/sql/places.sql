-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- places/queries.ts

-- savePlace
insert into "place" ("…", "state", "reason")
values ($1, $2, $3)
on conflict ("pos_id") do update
set "…" = $4, "state" = $5, "reason" = $6
where "place"."business_id" = "excluded"."business_id";

-- updatePlace
update "place"
set "…" = $1
where "business_id" = $2::uuid
  and "pos_id" = $3;

-- updateProgrammeOfPlaces
update "place"
set "loyalty_id" = $1, "programme_active" = $2, "programme_words" = $3, "programme" = $4
where "business_id" = $5::uuid
  and "loyalty_id" = $6;

-- decidePlace
update "place"
set "…" = $1
where "business_id" = $2::uuid
  and "pos_id" = $3;

-- endPlace
delete from "place"
where "business_id" = $1::uuid
  and "pos_id" = $2;

-- getPlace
select "place".*, null::double precision as "distance_m"
from "place"
where "place"."pos_id" = $1;

-- listPlaces
select "place".*, case when "place"."latitude" is not null
  and "place"."longitude" is not null then round(12742000 * asin(least(1, sqrt(power(sin((radians(("place"."latitude")::double precision / 1000000) - radians(($1)::double precision / 1000000)) / 2), 2) + cos(radians(("place"."latitude")::double precision / 1000000)) * cos(radians(($2)::double precision / 1000000)) * power(sin((radians(("place"."longitude")::double precision / 1000000) - radians(($3)::double precision / 1000000)) / 2), 2))))) end as "distance_m"
from "place"
where place.state = 'allowed'
  and place.active
  and place.programme_active
  and (place.search_starts like lower($4))
order by place.point <-> place_point($5::bigint, $6::bigint), lower("place"."title"), "place"."pos_id";

-- listPlaces, required parameters only
select "place".*, null::double precision as "distance_m"
from "place"
where place.state = 'allowed'
  and place.active
  and place.programme_active
  and true
order by lower("place"."title"), "place"."pos_id";

-- listRequests
select "place".*, null::double precision as "distance_m"
from "place"
where "place"."state" = ($1)
order by "place"."requested_dt", "place"."pos_id";

-- listRequests, required parameters only
select "place".*, null::double precision as "distance_m"
from "place"
order by "place"."requested_dt", "place"."pos_id";

-- listNone
select "place".*, null::double precision as "distance_m"
from "place"
where false;
