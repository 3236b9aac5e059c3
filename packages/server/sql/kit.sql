-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- kit/idempotency-queries.ts

-- lockKey
select pg_try_advisory_xact_lock(hashtextextended( concat_ws(E'\x1f', coalesce(current_business()::text, ''), $1::text, $2::text, $3::text), 0)) as locked;

-- getOpenAnswer
select "request_hash", "status", "reply"
from "idempotency_open"
where "caller" = $1
  and "call" = $2
  and "key" = $3;

-- addAnswer
insert into "idempotency" ("…", "business_id")
values ($1, $2::uuid);

-- kit/records/known-queries.ts

-- listKnown
select id
from "customer"
where business_id = $1::uuid
  and id = any($2::uuid[]);

-- listKnown, required parameters only
select id
from "pos"
where business_id = $1::uuid
  and id = any($2::uuid[]);

-- listKnown, other parameters
select id
from "loyalty"
where business_id = $1::uuid
  and id = any($2::uuid[]);

-- listKnown, other parameters
select id
from "goods"
where business_id = $1::uuid
  and id = any($2::uuid[]);

-- listKnownIn
select id
from "card_category"
where business_id = $1::uuid
  and loyalty_id = $2
  and id = any($3::uuid[]);

-- listKnownIn, required parameters only: as listKnownIn, but
from "tax";

-- listKnownIn, other parameters: as listKnownIn, but
from "pos";

-- listKnownIn, other parameters: as listKnownIn, but
from "goods_category";

-- holdTerminalsIn
select t.id
from terminal t
join pos p on p.business_id = t.business_id
  and p.id = t.pos_id
where t.business_id = $1::uuid
  and p.loyalty_id = $2
  and t.id = any($3::uuid[])
order by t.id for key share of t;

-- holdPosIn
select id
from pos
where business_id = $1::uuid
  and loyalty_id = $2
  and id = any($3::uuid[])
order by id for key share;

-- kit/records/record-queries.ts

-- insertRow
insert into "pos" ("…", "business_id")
values ($1, $2::uuid);

-- updateRow
update "pos"
set "…" = $1, "modified_dt" = $2, "version" = version + 1
where "business_id" = $3::uuid
  and "id" = $4;

-- deleteRow
delete from "pos"
where "business_id" = $1::uuid
  and "id" = $2;
