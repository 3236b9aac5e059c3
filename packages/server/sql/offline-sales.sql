-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- offline-sales/queries.ts

-- extendCatalogue
update "offline_catalogue"
set "valid_until_dt" = $1
where "business_id" = $2::uuid
  and "terminal_id" = $3
  and "id" = $4
returning "taken_dt";

-- addCatalogue
insert into "offline_catalogue" ("…", "business_id")
values ($1, $2::uuid)
on conflict ("business_id", "terminal_id", "id") do update
set "valid_until_dt" = "excluded"."valid_until_dt"
returning "taken_dt";

-- getCatalogue
select "body", "taken_dt", "valid_until_dt"
from "offline_catalogue"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and "id" = $3;

-- removeCatalogues
delete from "offline_catalogue"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and "valid_until_dt" < $3;

-- takeOrdinal
insert into "offline_series_counter" ("last_ordinal", "business_id")
values ($1, $2::uuid)
on conflict ("business_id") do update
set "last_ordinal" = "offline_series_counter"."last_ordinal" + $3
returning "last_ordinal";

-- addSeries
insert into "offline_series" ("…", "business_id")
values ($1, $2::uuid);

-- lockSeries
select "id", "ordinal", "public_key", "last_number", "last_hash"
from "offline_series"
where "business_id" = $1::uuid
  and "id" = $2
  and "terminal_id" = $3
for update;

-- saveSeries
update "offline_series"
set "last_number" = $1, "last_hash" = $2
where "business_id" = $3::uuid
  and "id" = $4;

-- addSale
insert into "offline_sale" ("…", "business_id")
values ($1, $2::uuid);

-- getArrived
select "hash", "transaction_id", "conflicts"
from "offline_sale"
where "business_id" = $1::uuid
  and "series_id" = $2
  and "number" = $3;

-- getTransactionId
select "id"
from "transaction"
where "business_id" = $1::uuid
  and "id" = $2;

-- getSeller
select "staff"."id", "staff"."person_id", trim(person.first_name || ' ' || person.last_name) as "name"
from "staff"
inner join "person" on "person"."id" = "staff"."person_id"
where "staff"."business_id" = $1::uuid
  and "staff"."id" = $2;

-- getSale
select "o"."id",
  "o"."number",
  "o"."terminal_id",
  "o"."pos_id",
  "o"."transaction_id",
  "o"."currency",
  "o"."amount_to_pay",
  "o"."sold_dt",
  "o"."conflicts",
  "o"."settled_dt",
  "o"."comment",
  "o"."created_dt",
  "o"."modified_dt",
  "o"."version",
  "offline_series"."ordinal",
  "terminal"."title" as "terminal_title",
  "pos"."title" as "pos_title",
  "transaction"."number" as "transaction_number",
  ( select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name), 'id', (select s.id from staff s where s.business_id = $1::uuid and s.person_id = n.id)) from person n where n.id = "o"."person_id") as "sold_by",
  ( select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name), 'id', (select s.id from staff s where s.business_id = $1::uuid and s.person_id = n.id)) from person n where n.id = "o"."settled_person_id") as "settled_by",
  "o"."signed_text"
from "offline_sale" as "o"
inner join "offline_series" on "offline_series"."business_id" = "o"."business_id"
  and "offline_series"."id" = "o"."series_id"
inner join "terminal" on "terminal"."business_id" = "o"."business_id"
  and "terminal"."id" = "o"."terminal_id"
inner join "pos" on "pos"."business_id" = "o"."business_id"
  and "pos"."id" = "o"."pos_id"
left join "transaction" on "transaction"."business_id" = "o"."business_id"
  and "transaction"."id" = "o"."transaction_id"
where "o"."business_id" = $1::uuid
  and "o"."id" = $2;

-- lockSale: begins as getSale
for no key update of "o";

-- settleSale
update "offline_sale"
set "comment" = $1, "settled_person_id" = $2, "settled_dt" = $3, "modified_dt" = $4, "version" = "version" + $5
where "business_id" = $6::uuid
  and "id" = $7;

-- listSales
select "o"."id",
  "o"."number",
  "o"."terminal_id",
  "o"."pos_id",
  "o"."transaction_id",
  "o"."currency",
  "o"."amount_to_pay",
  "o"."sold_dt",
  "o"."conflicts",
  "o"."settled_dt",
  "o"."comment",
  "o"."created_dt",
  "o"."modified_dt",
  "o"."version",
  "offline_series"."ordinal",
  "terminal"."title" as "terminal_title",
  "pos"."title" as "pos_title",
  "transaction"."number" as "transaction_number",
  ( select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name), 'id', (select s.id from staff s where s.business_id = $1::uuid and s.person_id = n.id)) from person n where n.id = "o"."person_id") as "sold_by",
  ( select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name), 'id', (select s.id from staff s where s.business_id = $1::uuid and s.person_id = n.id)) from person n where n.id = "o"."settled_person_id") as "settled_by"
from "offline_sale" as "o"
inner join "offline_series" on "offline_series"."business_id" = "o"."business_id"
  and "offline_series"."id" = "o"."series_id"
inner join "terminal" on "terminal"."business_id" = "o"."business_id"
  and "terminal"."id" = "o"."terminal_id"
inner join "pos" on "pos"."business_id" = "o"."business_id"
  and "pos"."id" = "o"."pos_id"
left join "transaction" on "transaction"."business_id" = "o"."business_id"
  and "transaction"."id" = "o"."transaction_id"
where "o"."business_id" = $1::uuid
  and ("o"."pos_id" = $2 and "o"."terminal_id" = $3 and o.conflicts @> $4::jsonb and o.sold_dt >= $5 and o.sold_dt < $6)
order by o.sold_dt asc, o.id asc;

-- listSales, required parameters only: as listSales, but
where "o"."business_id" = $1::uuid
  and (o.sold_dt >= $2)
order by o.sold_dt desc, o.id desc;

-- listSales, other parameters: as listSales, but
order by o.created_dt desc, o.id desc;

-- listTitles
select "id", "code", "title"
from "goods"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[]);

-- findOtherConflict
select "o"."id"
from "offline_sale" as "o"
where "o"."business_id" = $1::uuid
  and "o"."terminal_id" = $2
  and "o"."created_dt" >= $3
  and "o"."id" != $4
  and o.settled_dt is null
  and o.conflicts <> '[]'
limit $5;

-- getTill
select "title"
from "terminal"
where "business_id" = $1::uuid
  and "id" = $2;
