-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- price-groups/input-queries.ts

-- listPricedGoods
select "goods"."id",
  "goods"."code",
  "goods"."title",
  "goods"."unit",
  "goods"."service_type",
  "goods"."version",
  "goods_price"."price",
  ( select coalesce(json_agg(json_build_object('id', m.id, 'price', m.price::text, 'valid_from', m.valid_from, 'valid_until', m.valid_until) order by m.valid_from), '[]') from master_price m join price_group_item i on i.business_id = m.business_id and i.price_group_id = m.price_group_id and i.goods_id = m.goods_id and i.active where m.business_id = $1::uuid and m.price_group_id = $2 and m.goods_id = goods.id and (m.valid_until is null or m.valid_until > $3) and m.valid_from >= coalesce(( select max(n.valid_from) from master_price n where n.business_id = $1::uuid and n.price_group_id = m.price_group_id and n.goods_id = m.goods_id and n.valid_from <= $4 and n.valid_until is null), '-infinity'::timestamptz)) as "prices",
  ( select coalesce(json_agg(json_build_object('tax_id', o.tax_id, 'active', o.active, 'rate', o.rate::text) order by o.tax_id), '[]') from price_group_item_tax o where o.business_id = $1::uuid and o.price_group_id = $5 and o.goods_id = goods.id) as "tax_overrides"
from "goods"
left join "goods_price" on "goods_price"."business_id" = "goods"."business_id"
  and "goods_price"."goods_id" = "goods"."id"
  and "goods_price"."currency" = $6
where "goods"."business_id" = $1::uuid;

-- listPricedGoods, required parameters only
select "goods"."id",
  "goods"."code",
  "goods"."title",
  "goods"."unit",
  "goods"."service_type",
  "goods"."version",
  "goods_price"."price",
  '[]'::json as "prices",
  '[]'::json as "tax_overrides"
from "goods"
left join "goods_price" on "goods_price"."business_id" = "goods"."business_id"
  and "goods_price"."goods_id" = "goods"."id"
  and "goods_price"."currency" = $1
where "goods"."business_id" = $2::uuid;

-- listAllSaleGoods: as listPricedGoods, but
select "goods"."id",
  "goods"."code",
  "goods"."title",
  "goods"."unit",
  "goods"."service_type",
  "goods"."version",
  "goods_price"."price",
  ( select coalesce(json_agg(json_build_object('id', m.id, 'price', m.price::text, 'valid_from', m.valid_from, 'valid_until', m.valid_until) order by m.valid_from), '[]') from master_price m join price_group_item i on i.business_id = m.business_id and i.price_group_id = m.price_group_id and i.goods_id = m.goods_id and i.active where m.business_id = $1::uuid and m.price_group_id = $2 and m.goods_id = goods.id and (m.valid_until is null or m.valid_until > $3) and m.valid_from >= coalesce(( select max(n.valid_from) from master_price n where n.business_id = $1::uuid and n.price_group_id = m.price_group_id and n.goods_id = m.goods_id and n.valid_from <= $4 and n.valid_until is null), '-infinity'::timestamptz)) as "prices",
  ( select coalesce(json_agg(json_build_object('tax_id', o.tax_id, 'active', o.active, 'rate', o.rate::text) order by o.tax_id), '[]') from price_group_item_tax o where o.business_id = $1::uuid and o.price_group_id = $5 and o.goods_id = goods.id) as "tax_overrides",
  array( select i.category_id from goods_in_category i where i.business_id = $1::uuid and i.goods_id = goods.id) as "category_ids",
  "goods"."cost_price"
where "goods"."business_id" = $1::uuid
  and (goods.active and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $7));

-- listAllSaleGoods, required parameters only
select "goods"."id",
  "goods"."code",
  "goods"."title",
  "goods"."unit",
  "goods"."service_type",
  "goods"."version",
  "goods_price"."price",
  '[]'::json as "prices",
  '[]'::json as "tax_overrides",
  array( select i.category_id from goods_in_category i where i.business_id = $1::uuid and i.goods_id = goods.id) as "category_ids",
  "goods"."cost_price"
from "goods"
left join "goods_price" on "goods_price"."business_id" = "goods"."business_id"
  and "goods_price"."goods_id" = "goods"."id"
  and "goods_price"."currency" = $2
where "goods"."business_id" = $1::uuid
  and (goods.active and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $3));

-- listSaleGoods: as listPricedGoods, but
select "goods"."id",
  "goods"."code",
  "goods"."title",
  "goods"."unit",
  "goods"."service_type",
  "goods"."version",
  "goods_price"."price",
  ( select coalesce(json_agg(json_build_object('id', m.id, 'price', m.price::text, 'valid_from', m.valid_from, 'valid_until', m.valid_until) order by m.valid_from), '[]') from master_price m join price_group_item i on i.business_id = m.business_id and i.price_group_id = m.price_group_id and i.goods_id = m.goods_id and i.active where m.business_id = $1::uuid and m.price_group_id = $2 and m.goods_id = goods.id and (m.valid_until is null or m.valid_until > $3) and m.valid_from >= coalesce(( select max(n.valid_from) from master_price n where n.business_id = $1::uuid and n.price_group_id = m.price_group_id and n.goods_id = m.goods_id and n.valid_from <= $4 and n.valid_until is null), '-infinity'::timestamptz)) as "prices",
  ( select coalesce(json_agg(json_build_object('tax_id', o.tax_id, 'active', o.active, 'rate', o.rate::text) order by o.tax_id), '[]') from price_group_item_tax o where o.business_id = $1::uuid and o.price_group_id = $5 and o.goods_id = goods.id) as "tax_overrides",
  array( select i.category_id from goods_in_category i where i.business_id = $1::uuid and i.goods_id = goods.id) as "category_ids",
  "goods"."cost_price"
where "goods"."business_id" = $1::uuid
  and (goods.active and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $7))
  and (goods.id = any($8::uuid[]) or goods.code = any($9::text[]));

-- listSaleGoods, required parameters only: as listAllSaleGoods, required parameters only, but
where "goods"."business_id" = $1::uuid
  and (goods.active and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $3))
  and (goods.id = any($4::uuid[]) or goods.code = any($5::text[]));

-- listTaxes
select "id", "title", "code", "classification", "type", "rate", "precision", "compound_on", "active", "version"
from "tax"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
order by "created_dt", "id";

-- getPricedGroup
select "id", "title", "version", "prices_entered_as"
from "price_group"
where "business_id" = $1::uuid
  and "id" = $2
  and "active" = $3;

-- price-groups/item-queries.ts

-- listItems
select "item"."goods_id",
  "item"."active",
  "item"."created_dt",
  "item"."modified_dt",
  "item"."version",
  "goods"."code",
  "goods"."title",
  "goods"."unit",
  "goods"."service_type",
  "goods"."photo",
  coalesce(( select jsonb_agg(jsonb_build_object('tax_id', t.tax_id, 'rate', t.rate::text, 'active', t.active) order by t.tax_id) from price_group_item_tax t where t.business_id = $1::uuid and t.price_group_id = item.price_group_id and t.goods_id = item.goods_id), '[]') as "tax_overrides"
from "price_group_item" as "item"
inner join "goods" on "goods"."business_id" = "item"."business_id"
  and "goods"."id" = "item"."goods_id"
where "item"."business_id" = $1::uuid
  and "item"."price_group_id" = $2
  and (item.goods_id = any($3::uuid[]) and exists (select from goods_in_category c where c.business_id = $1::uuid and c.goods_id = item.goods_id and c.category_id = $4) and exists (select from ( select m.price from master_price m where m.business_id = $1::uuid and m.price_group_id = item.price_group_id and m.goods_id = item.goods_id and m.valid_from <= $5 and (m.valid_until is null or m.valid_until > $6) order by m.valid_from desc limit 1) p where p.price is not null))
order by lower("goods"."title"), "goods"."id";

-- listItems, required parameters only: as listItems, but
where "item"."business_id" = $1::uuid
  and "item"."price_group_id" = $2
  and true;

-- lockItems
select "goods_id", "version"
from "price_group_item"
where "business_id" = $1::uuid
  and "price_group_id" = $2
  and "goods_id" = any($3::uuid[])
order by "goods_id"
for update;

-- addItems
insert into "price_group_item" ("price_group_id", "goods_id", "created_dt", "modified_dt", "business_id")
values ($1, $2, $3, $4, $5::uuid)
on conflict do nothing;

-- saveItem
update "price_group_item"
set "active" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "price_group_id" = $5
  and "goods_id" = $6;

-- saveItem, required parameters only
update "price_group_item"
set "modified_dt" = $1, "version" = "version" + $2
where "business_id" = $3::uuid
  and "price_group_id" = $4
  and "goods_id" = $5;

-- endItems
delete from "price_group_item"
where "business_id" = $1::uuid
  and "price_group_id" = $2
  and "goods_id" = any($3::uuid[]);

-- endItemTaxes
delete from "price_group_item_tax"
where "business_id" = $1::uuid
  and "price_group_id" = $2
  and "goods_id" = $3;

-- addItemTaxes
insert into "price_group_item_tax" ("price_group_id", "goods_id", "tax_id", "rate", "active", "business_id")
values ($1, $2, $3, $4, $5, $6::uuid);

-- addMasterPrice
insert into "master_price" ("…", "business_id")
values ($1, $2::uuid);

-- listPrices
select "id", "goods_id", "price", "valid_from", "valid_until", "comment", "person_id", "created_dt"
from "master_price"
where "business_id" = $1::uuid
  and "price_group_id" = $2
  and "goods_id" = any($3::uuid[])
order by "valid_from" desc, "goods_id";

-- listPresentPrices
select m.id, m.goods_id, m.price, m.valid_from, m.valid_until, m.comment, m.person_id, m.created_dt
from master_price m
where m.business_id = $1::uuid
  and m.price_group_id = $2
  and (m.valid_until is null or m.valid_until > $3)
  and m.valid_from >= coalesce(( select max(n.valid_from) from master_price n where n.business_id = $1::uuid and n.price_group_id = m.price_group_id and n.goods_id = m.goods_id and n.valid_from <= $4 and (n.valid_until is null or n.valid_until > $5)), '-infinity'::timestamptz)
order by m.goods_id, m.valid_from;

-- lockMasterPrice
select "id", "goods_id", "price", "valid_from", "valid_until", "comment", "person_id", "created_dt"
from "master_price"
where "business_id" = $1::uuid
  and "price_group_id" = $2
  and "goods_id" = $3
  and "id" = $4;

-- endMasterPrice
delete from "master_price"
where "business_id" = $1::uuid
  and "id" = $2;

-- price-groups/queries.ts

-- listGroups
select "price_group".*,
  (select count(*) from price_group_item i where i.business_id = $1::uuid and i.price_group_id = price_group.id) as "items_count",
  (select count(*) from terminal t where t.business_id = $1::uuid and t.price_group_id = price_group.id) as "terminals_count"
from "price_group"
where "price_group"."business_id" = $1::uuid
  and "loyalty_id" = $2
  and ("currency" = $3)
order by lower("title"), "id";

-- listGroups, required parameters only: as listGroups, but
where "price_group"."business_id" = $1::uuid
  and "loyalty_id" = $2
  and true;

-- getGroup: begins as listGroups
where "price_group"."business_id" = $1::uuid
  and "price_group"."loyalty_id" = $2
  and "price_group"."id" = $3;

-- lockGroup: begins as listGroups
where "price_group"."business_id" = $1::uuid
  and "price_group"."loyalty_id" = $2
  and "price_group"."id" = $3
for update of "price_group";

-- listGroupTerminals
select "terminal"."id", "terminal"."title", "terminal"."active", "pos"."id" as "pos_id", "pos"."title" as "pos_title"
from "terminal"
inner join "pos" on "pos"."business_id" = "terminal"."business_id"
  and "pos"."id" = "terminal"."pos_id"
where "terminal"."business_id" = $1::uuid
  and "terminal"."price_group_id" = $2
  and ("terminal"."active")
order by lower("terminal"."title"), "terminal"."id";

-- listGroupTerminals, required parameters only: as listGroupTerminals, but
where "terminal"."business_id" = $1::uuid
  and "terminal"."price_group_id" = $2
  and true;

-- listGroupGoods
select "goods"."id",
  "goods"."code",
  "goods"."title",
  "goods"."unit",
  "goods"."service_type",
  "goods"."photo",
  "goods"."active",
  "goods_price"."price" as "card_price",
  exists (select from price_group_item i where i.business_id = $1::uuid and i.price_group_id = $2 and i.goods_id = goods.id) as "in_group"
from "goods"
inner join "goods_in_loyalty" on "goods_in_loyalty"."business_id" = "goods"."business_id"
  and "goods_in_loyalty"."goods_id" = "goods"."id"
  and "goods_in_loyalty"."loyalty_id" = $3
left join "goods_price" on "goods_price"."business_id" = "goods"."business_id"
  and "goods_price"."goods_id" = "goods"."id"
  and "goods_price"."currency" = $4
where "goods"."business_id" = $1::uuid
  and ((position(lower($5) in lower(concat_ws(' ', "goods"."title", "goods"."code"))) > 0) and "goods"."active")
order by lower("goods"."title"), "goods"."id";

-- listGroupGoods, required parameters only: as listGroupGoods, but
where "goods"."business_id" = $1::uuid
  and true;

-- listGroupTaxes
select "pick"."tax_id",
  "pick"."rate",
  "pick"."precision",
  "pick"."active",
  "tax"."code",
  "tax"."title",
  "tax"."classification",
  "tax"."type",
  "tax"."rate" as "default_rate"
from "price_group_tax" as "pick"
inner join "tax" on "tax"."business_id" = "pick"."business_id"
  and "tax"."id" = "pick"."tax_id"
where "pick"."business_id" = $1::uuid
  and "pick"."price_group_id" = $2
order by "pick"."place", "pick"."tax_id";

-- endGroupTaxes
delete from "price_group_tax"
where "business_id" = $1::uuid
  and "price_group_id" = $2;

-- addGroupTaxes
insert into "price_group_tax" ("price_group_id", "tax_id", "rate", "precision", "active", "place", "business_id")
values ($1, $2, $3, $4, $5, $6, $7::uuid);
