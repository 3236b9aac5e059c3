-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- poster/queries.ts

-- getTill
select *
from "poster_till"
where "business_id" = $1::uuid
  and "terminal_id" = $2;

-- saveTill
insert into "poster_till" ("terminal_id", "since_dt", "…", "business_id")
values ($1, $2, $3, $4::uuid)
on conflict ("business_id", "terminal_id") do update
set "…" = $5;

-- claimTill
update "poster_till"
set "claimed_dt" = $1
where "business_id" = $2::uuid
  and "terminal_id" = $3
  and "due_dt" <= $4
  and ("claimed_dt" is null or "claimed_dt" < $5)
returning "since_dt", "read_dt", "swept_dt", "failures", "claimed_dt";

-- finishReading
update "poster_till"
set "…" = $1, "claimed_dt" = $2
where "business_id" = $3::uuid
  and "terminal_id" = $4
  and "claimed_dt" = $5
  and "due_dt" is not null;

-- listDueTills
select business_id, terminal_id
from list_due_poster($1, $2::int);

-- listKnown
select "id", "number", "removed_dt"
from "poster_sale"
where "business_id" = $1::uuid
  and "account" = $2
  and "number" in ($3);

-- addSale
insert into "poster_sale" ("…", "business_id")
values ($1, $2::uuid)
on conflict ("business_id", "account", "number") do nothing;

-- lockSale
select *
from "poster_sale"
where "business_id" = $1::uuid
  and "id" = $2
for update;

-- saveSale
update "poster_sale"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "id" = $5;

-- listUnbooked
select "id"
from "poster_sale"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and "transaction_id" is null
  and "removed_dt" is null
order by "closed_dt" desc, "id"
limit $3;

-- getSale
select "poster_sale".*,
  "terminal"."title" as "terminal_title",
  "pos"."title" as "pos_title",
  "transaction"."number" as "transaction_number",
  case when poster_sale.transaction_id is null then case when poster_sale.removed_dt is null then 'unmatched' else 'canceled' end when transaction.status = 'canceled' then 'canceled' when poster_sale.removed_dt is not null then 'removed' else 'booked' end as "state"
from "poster_sale"
inner join "terminal" on "terminal"."business_id" = "poster_sale"."business_id"
  and "terminal"."id" = "poster_sale"."terminal_id"
inner join "pos" on "pos"."business_id" = "poster_sale"."business_id"
  and "pos"."id" = "poster_sale"."pos_id"
left join "transaction" on "transaction"."business_id" = "poster_sale"."business_id"
  and "transaction"."id" = "poster_sale"."transaction_id"
where "poster_sale"."business_id" = $1::uuid
  and "poster_sale"."id" = $2;

-- listSales: begins as getSale
where "poster_sale"."business_id" = $1::uuid
  and ("poster_sale"."pos_id" = $2 and "poster_sale"."terminal_id" = $3 and case when poster_sale.transaction_id is null then case when poster_sale.removed_dt is null then 'unmatched' else 'canceled' end when transaction.status = 'canceled' then 'canceled' when poster_sale.removed_dt is not null then 'removed' else 'booked' end = $4 and "poster_sale"."problem" = $5 and poster_sale.closed_dt >= $6 and poster_sale.closed_dt < $7)
order by poster_sale.closed_dt asc, poster_sale.id asc;

-- listSales, required parameters only: begins as getSale
where "poster_sale"."business_id" = $1::uuid
  and (poster_sale.closed_dt >= $2)
order by poster_sale.closed_dt desc, poster_sale.id desc;

-- listSales, other parameters: begins as getSale
where "poster_sale"."business_id" = $1::uuid
  and ("poster_sale"."pos_id" = $2 and "poster_sale"."terminal_id" = $3 and case when poster_sale.transaction_id is null then case when poster_sale.removed_dt is null then 'unmatched' else 'canceled' end when transaction.status = 'canceled' then 'canceled' when poster_sale.removed_dt is not null then 'removed' else 'booked' end = $4 and "poster_sale"."problem" = $5 and poster_sale.closed_dt >= $6 and poster_sale.closed_dt < $7)
order by poster_sale.closed_dt desc, poster_sale.id desc;
