-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- price-matrix/change-queries.ts

-- listGroups
select "id", "title", "currency"
from "price_group"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "id" = any($3::uuid[])
order by "id";

-- lockGroups: begins as listGroups
for update;

-- getLastChange
select max(modified_dt) as modified_dt
from price_group_item
where business_id = $1::uuid
  and price_group_id = any($2::uuid[])
  and goods_id = any($3::uuid[]);

-- addChange
insert into "price_change" ("…", "business_id")
values ($1, $2::uuid);

-- saveItems
insert into price_group_item (business_id, price_group_id, goods_id, created_dt, modified_dt)
select g.business_id, g.id, c.goods_id, $1::timestamptz, $2::timestamptz
from price_group g
join unnest($3::uuid[], $4::uuid[]) as c (group_id, goods_id) on c.group_id = g.id
where g.business_id = $5::uuid
on conflict (business_id, price_group_id, goods_id) do update
set active = true, modified_dt = excluded.modified_dt, version = price_group_item.version + 1;

-- addPrices
insert into master_price (business_id, id, price_group_id, goods_id, price, valid_from, valid_until, comment, person_id, created_dt, price_change_id)
select g.business_id, c.id, g.id, c.goods_id, c.price, $1::timestamptz, $2::timestamptz, $3::text, $4::uuid, $5::timestamptz, $6::uuid
from price_group g
join unnest($7::uuid[], $8::uuid[], $9::uuid[], $10::bigint[]) as c (id, group_id, goods_id, price) on c.group_id = g.id
where g.business_id = $11::uuid;

-- listChanges
select "change".*, trim(person.first_name || ' ' || person.last_name) as "person_name"
from "price_change" as "change"
left join "person" on "person"."id" = "change"."person_id"
where "change"."business_id" = $1::uuid
  and "change"."loyalty_id" = $2
  and ((change.valid_from >= $3 or change.valid_until > $4) and change.valid_from < $5)
order by "change"."valid_from" desc, "change"."id" desc;

-- listChanges, required parameters only: as listChanges, but
where "change"."business_id" = $1::uuid
  and "change"."loyalty_id" = $2
  and true;

-- getChange
select "change".*, trim(person.first_name || ' ' || person.last_name) as "person_name"
from "price_change" as "change"
left join "person" on "person"."id" = "change"."person_id"
where "change"."business_id" = $1::uuid
  and "change"."loyalty_id" = $2
  and "change"."id" = $3;

-- lockChange: begins as getChange
for update of "change";

-- listChangePrices
select "price"."id",
  "price"."price",
  "goods"."id" as "goods_id",
  "goods"."title",
  "goods"."code",
  "group"."id" as "group_id",
  "group"."title" as "group_title",
  "group"."currency"
from "master_price" as "price"
inner join "goods" on "goods"."business_id" = "price"."business_id"
  and "goods"."id" = "price"."goods_id"
inner join "price_group" as "group" on "group"."business_id" = "price"."business_id"
  and "group"."id" = "price"."price_group_id"
where "price"."business_id" = $1::uuid
  and "price"."price_change_id" = $2
order by lower("goods"."title"), "goods"."id", lower("group"."title"), "group"."id";

-- listChangeTerminals
select "terminal"."id",
  "terminal"."title",
  "pos"."id" as "pos_id",
  "pos"."title" as "pos_title",
  "group"."id" as "group_id",
  "group"."title" as "group_title"
from "terminal"
inner join "pos" on "pos"."business_id" = "terminal"."business_id"
  and "pos"."id" = "terminal"."pos_id"
inner join "price_group" as "group" on "group"."business_id" = "terminal"."business_id"
  and "group"."id" = "terminal"."price_group_id"
where "terminal"."business_id" = $1::uuid
  and "terminal"."active" = $2
  and exists (select from "master_price" as "price" where "price"."business_id" = $1::uuid and "price"."price_change_id" = $3 and "price"."price_group_id" = "terminal"."price_group_id")
order by lower("terminal"."title"), "terminal"."id";

-- listSeenTerminals
select "terminal_id", max(coalesce(terminal_use.seen_dt, case kind when 'session' then created_dt end)) as "seen_dt"
from "terminal_token"
left join "terminal_use" on "terminal_use"."token_hash" = "terminal_token"."token_hash"
  and "terminal_use"."business_id" = $1::uuid
where "terminal_token"."business_id" = $1::uuid
  and "terminal_id" = any($2::uuid[])
group by "terminal_id";

-- cancelChange
update "price_change"
set "cancelled_dt" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "id" = $5;

-- touchItems
update price_group_item i
set modified_dt = $1, version = i.version + 1
from master_price m
where i.business_id = $2::uuid
  and m.business_id = $2::uuid
  and m.price_change_id = $3
  and i.price_group_id = m.price_group_id
  and i.goods_id = m.goods_id;

-- endPrices
delete from "master_price"
where "business_id" = $1::uuid
  and "price_change_id" = $2;

-- price-matrix/queries.ts

-- listItems
select "goods"."id",
  "goods"."code",
  "goods"."title",
  "goods"."unit",
  "goods"."active",
  "goods"."cost_price",
  coalesce(( select jsonb_agg(jsonb_build_object('currency', p.currency, 'price', p.price::text) order by p.currency) from goods_price p where p.business_id = $1::uuid and p.goods_id = goods.id), '[]') as "prices"
from "goods"
inner join "goods_in_loyalty" as "sold" on "sold"."business_id" = "goods"."business_id"
  and "sold"."goods_id" = "goods"."id"
  and "sold"."loyalty_id" = $2
where "goods"."business_id" = $1::uuid
  and (exists (select from goods_in_category c where c.business_id = $1::uuid and c.goods_id = goods.id and c.category_id = $3) and (position(lower($4) in lower(concat_ws(' ', "goods"."title", "goods"."code", array_to_string(goods.barcodes, ' ')))) > 0) and "goods"."active")
order by lower("goods"."title"), "goods"."id";

-- listItems, required parameters only: as listItems, but
where "goods"."business_id" = $1::uuid
  and true;

-- listItemsById: begins as listItems
from "goods"
where "goods"."business_id" = $1::uuid
  and "goods"."id" = any($2::uuid[]);

-- listGroups
select "id", "loyalty_id", "title", "code", "currency", "prices_entered_as", "active"
from "price_group"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and ("currency" = $3 and "active")
order by lower("title"), "id";

-- listGroups, required parameters only
select "id", "loyalty_id", "title", "code", "currency", "prices_entered_as", "active"
from "price_group"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and true
order by lower("title"), "id";

-- listPrices
select m.id, m.price_group_id, m.goods_id, m.price, m.valid_from, m.valid_until
from ( select id, price_group_id, goods_id, price, valid_from, valid_until, max(valid_from) filter (where valid_from <= $1 and valid_until is null) over (partition by price_group_id, goods_id) as base from master_price where business_id = $2::uuid and price_group_id = any($3::uuid[]) and (goods_id in (select unnest($4::uuid[]))) is true ) m
where (m.valid_until is null or m.valid_until > $5)
  and m.valid_from >= coalesce(m.base, '-infinity'::timestamptz)
  and ((m.price_group_id, m.goods_id) in ( select i.price_group_id, i.goods_id from price_group_item i where i.business_id = $2::uuid and i.active and i.price_group_id = any($6::uuid[]))) is true
order by m.valid_from;

-- listTaxOverrides
select "price_group_id", "goods_id", "tax_id", "active", "rate"
from "price_group_item_tax"
where "business_id" = $1::uuid
  and "price_group_id" = any($2::uuid[])
  and "goods_id" = any($3::uuid[]);
