-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- goods/account-price-queries.ts

-- shareAccounts
select "id", "type", "unit"
from "special_account"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[])
order by "id" for share;

-- endAccountPrices
delete from "goods_account_price"
where "business_id" = $1::uuid
  and "goods_id" = $2;

-- addAccountPrices
insert into "goods_account_price" ("…", "business_id")
values ($1, $2::uuid);

-- listAccountPrices
select "goods_id", "price"
from "goods_account_price"
where "business_id" = $1::uuid
  and "special_account_id" = $2
  and "goods_id" = any($3::uuid[]);

-- goods/category-queries.ts

-- listCategories
select "goods_category".*,
  (select count(*) as "count" from "goods_in_category" where "goods_in_category"."business_id" = $1::uuid and "goods_in_category"."category_id" = "goods_category"."id") as "goods_count"
from "goods_category"
where "goods_category"."business_id" = $1::uuid
  and "loyalty_id" = $2
  and ("active")
order by "sort_order", lower("title"), "id";

-- listCategories, required parameters only: as listCategories, but
where "goods_category"."business_id" = $1::uuid
  and "loyalty_id" = $2
  and true;

-- listParents
select "id", "parent_id"
from "goods_category"
where "business_id" = $1::uuid
  and "loyalty_id" = $2;

-- getCategory
select "goods_category".*,
  (select count(*) as "count" from "goods_in_category" where "goods_in_category"."business_id" = $1::uuid and "goods_in_category"."category_id" = "goods_category"."id") as "goods_count"
from "goods_category"
where "goods_category"."business_id" = $1::uuid
  and "goods_category"."id" = $2;

-- lockCategory: begins as getCategory
for update of "goods_category";

-- lockTree
select "id", "parent_id", "sort_order"
from "goods_category"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
order by "id"
for update;

-- listEntries
select "id", "parent_id", "presets", case when "active" = $1 then "item_entry_mode" end as "item_entry_mode"
from "goods_category"
where "business_id" = $2::uuid
  and "loyalty_id" = $3
order by "sort_order", "id";

-- orderCategories
update goods_category c
set parent_id = p.parent_id, sort_order = p.position - 1, modified_dt = $1, version = c.version + 1
from unnest($2::uuid[], $3::uuid[]) with ordinality as p(id, parent_id, position)
where c.business_id = $4::uuid
  and c.id = p.id
  and (c.parent_id, c.sort_order) is distinct from (p.parent_id, (p.position - 1)::integer);

-- goods/queries.ts

-- listGoodsPrices
select "goods"."id", "goods"."code", "goods"."title", "goods"."unit", "goods"."service_type", "goods"."version", "goods_price"."price"
from "goods"
left join "goods_price" on "goods_price"."business_id" = "goods"."business_id"
  and "goods_price"."goods_id" = "goods"."id"
  and "goods_price"."currency" = $1
where "goods"."business_id" = $2::uuid;

-- listGoods
select "goods".*,
  coalesce(( select jsonb_agg(jsonb_build_object('currency', p.currency, 'price', p.price::text) order by p.currency) from goods_price p where p.business_id = $1::uuid and p.goods_id = goods.id), '[]') as "prices",
  coalesce(( select jsonb_agg(jsonb_build_object('special_account_id', s.id, 'price', p.price::text, 'type', s.type, 'unit', s.unit) order by s.sort_order, s.id) from goods_account_price p join special_account s on s.business_id = p.business_id and s.id = p.special_account_id where p.business_id = $1::uuid and p.goods_id = goods.id), '[]') as "account_prices",
  array(select l.loyalty_id from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id order by l.loyalty_id) as "loyalty_ids",
  array(select c.category_id from goods_in_category c where c.business_id = $1::uuid and c.goods_id = goods.id order by c.category_id) as "category_ids",
  coalesce(( select jsonb_agg(jsonb_build_object('id', i.id, 'image', i.image) order by i.sort_order, i.id) from goods_image i where i.business_id = $1::uuid and i.goods_id = goods.id), '[]') as "images"
from "goods"
where "goods"."business_id" = $1::uuid
  and ((position(lower($2) in lower(concat_ws(' ', "goods"."title", "goods"."code", array_to_string(goods.barcodes, ' ')))) > 0) and "goods"."active" and "goods"."service_type" = $3)
order by lower("goods"."title"), "goods"."id";

-- listGoods, required parameters only: as listGoods, but
where "goods"."business_id" = $1::uuid
  and true;

-- listPricedGoods
select "goods".*,
  coalesce(( select jsonb_agg(jsonb_build_object('currency', p.currency, 'price', p.price::text) order by p.currency) from goods_price p where p.business_id = $1::uuid and p.goods_id = goods.id), '[]') as "prices",
  coalesce(( select jsonb_agg(jsonb_build_object('special_account_id', s.id, 'price', p.price::text, 'type', s.type, 'unit', s.unit) order by s.sort_order, s.id) from goods_account_price p join special_account s on s.business_id = p.business_id and s.id = p.special_account_id where p.business_id = $1::uuid and p.goods_id = goods.id), '[]') as "account_prices",
  array(select l.loyalty_id from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id order by l.loyalty_id) as "loyalty_ids",
  array(select c.category_id from goods_in_category c where c.business_id = $1::uuid and c.goods_id = goods.id order by c.category_id) as "category_ids",
  coalesce(( select jsonb_agg(jsonb_build_object('id', i.id, 'image', i.image) order by i.sort_order, i.id) from goods_image i where i.business_id = $1::uuid and i.goods_id = goods.id), '[]') as "images",
  coalesce(( select jsonb_agg(jsonb_build_object('currency', r.currency, 'lowest', r.lowest::text, 'highest', r.highest::text) order by r.currency) from ( select p.currency, min(p.price) as lowest, max(p.price) as highest from ( select c.currency, c.price from goods_price c where c.business_id = $1::uuid and c.goods_id = goods.id union all select g.currency, m.price from price_group_item i join price_group g on g.business_id = i.business_id and g.id = i.price_group_id and g.active cross join lateral ( select n.price from master_price n where n.business_id = $1::uuid and n.price_group_id = i.price_group_id and n.goods_id = i.goods_id and n.valid_from <= $2 and (n.valid_until is null or n.valid_until > $3) order by n.valid_from desc limit 1) m where i.business_id = $1::uuid and i.goods_id = goods.id and i.active and m.price is not null) p group by p.currency) r), '[]') as "price_ranges"
from "goods"
where "goods"."business_id" = $1::uuid
  and ((position(lower($4) in lower(concat_ws(' ', "goods"."title", "goods"."code", array_to_string(goods.barcodes, ' ')))) > 0) and "goods"."active" and "goods"."service_type" = $5)
order by lower("goods"."title"), "goods"."id";

-- listPricedGoods, required parameters only: as listPricedGoods, but
where "goods"."business_id" = $1::uuid
  and true;

-- listMatchingIds
select "goods"."id"
from "goods"
where "goods"."business_id" = $1::uuid
  and ((position(lower($2) in lower(concat_ws(' ', "goods"."title", "goods"."code", array_to_string(goods.barcodes, ' ')))) > 0) and "goods"."service_type" = $3 and "goods"."active" = $4 and exists (select from goods_in_category c where c.business_id = $1::uuid and c.goods_id = goods.id and c.category_id = $5) and $6 = not exists ( select from goods_in_category i where i.business_id = $1::uuid and i.goods_id = goods.id))
order by lower(goods.title) asc, lower(goods.title) asc, "goods"."id";

-- listMatchingIds, other parameters: as listMatchingIds, but
order by goods.unit asc, lower(goods.title) asc, "goods"."id";

-- listMatchingIds, other parameters: as listMatchingIds, but
order by goods.service_type desc, lower(goods.title) desc, "goods"."id";

-- listMatchingIds, other parameters: as listMatchingIds, but
order by goods.active asc, lower(goods.title) asc, "goods"."id";

-- listMatchingIds, other parameters: as listMatchingIds, but
order by lower(goods.title) desc, lower(goods.title) desc, "goods"."id";

-- listMatchingIds, other parameters: as listMatchingIds, but
order by lower(goods.code) asc, lower(goods.title) asc, "goods"."id";

-- listMatchingIds, other parameters: as listMatchingIds, but
order by goods.unit desc, lower(goods.title) desc, "goods"."id";

-- listMatchingIds, other parameters: as listMatchingIds, but
order by goods.service_type asc, lower(goods.title) asc, "goods"."id";

-- listMatchingIds, other parameters: as listMatchingIds, but
order by goods.active desc, lower(goods.title) desc, "goods"."id";

-- listMatchingIds, other parameters: as listMatchingIds, but
order by lower(goods.code) desc, lower(goods.title) desc, "goods"."id";

-- listGoodsByIds: as listPricedGoods, but
where "goods"."business_id" = $1::uuid
  and "goods"."id" = any($4::uuid[])
order by array_position($5::uuid[], goods.id);

-- listGoodsForFile
select "goods".*,
  coalesce(( select jsonb_agg(jsonb_build_object('currency', p.currency, 'price', p.price::text) order by p.currency) from goods_price p where p.business_id = $1::uuid and p.goods_id = goods.id), '[]') as "prices",
  coalesce(( select jsonb_agg(jsonb_build_object('special_account_id', s.id, 'price', p.price::text, 'type', s.type, 'unit', s.unit) order by s.sort_order, s.id) from goods_account_price p join special_account s on s.business_id = p.business_id and s.id = p.special_account_id where p.business_id = $1::uuid and p.goods_id = goods.id), '[]') as "account_prices",
  array(select l.loyalty_id from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id order by l.loyalty_id) as "loyalty_ids",
  array(select c.category_id from goods_in_category c where c.business_id = $1::uuid and c.goods_id = goods.id order by c.category_id) as "category_ids",
  coalesce(( select jsonb_agg(jsonb_build_object('id', i.id, 'image', i.image) order by i.sort_order, i.id) from goods_image i where i.business_id = $1::uuid and i.goods_id = goods.id), '[]') as "images",
  coalesce(( select jsonb_agg(jsonb_build_object('currency', r.currency, 'lowest', r.lowest::text, 'highest', r.highest::text) order by r.currency) from ( select p.currency, min(p.price) as lowest, max(p.price) as highest from ( select c.currency, c.price from goods_price c where c.business_id = $1::uuid and c.goods_id = goods.id union all select g.currency, m.price from price_group_item i join price_group g on g.business_id = i.business_id and g.id = i.price_group_id and g.active cross join lateral ( select n.price from master_price n where n.business_id = $1::uuid and n.price_group_id = i.price_group_id and n.goods_id = i.goods_id and n.valid_from <= $2 and (n.valid_until is null or n.valid_until > $3) order by n.valid_from desc limit 1) m where i.business_id = $1::uuid and i.goods_id = goods.id and i.active and m.price is not null) p group by p.currency) r), '[]') as "price_ranges",
  array(select c.title from goods_in_category i join goods_category c on c.business_id = i.business_id and c.id = i.category_id where i.business_id = $1::uuid and i.goods_id = goods.id order by lower(c.title), c.id) as "categories"
from "goods"
where "goods"."business_id" = $1::uuid
  and ((position(lower($4) in lower(concat_ws(' ', "goods"."title", "goods"."code", array_to_string(goods.barcodes, ' ')))) > 0) and "goods"."service_type" = $5 and "goods"."active" = $6 and exists (select from goods_in_category c where c.business_id = $1::uuid and c.goods_id = goods.id and c.category_id = $7) and $8 = not exists ( select from goods_in_category i where i.business_id = $1::uuid and i.goods_id = goods.id))
order by lower(goods.title) asc, lower(goods.title) asc, "goods"."id";

-- listGoodsForFile, other parameters: as listGoodsForFile, but
order by goods.unit asc, lower(goods.title) asc, "goods"."id";

-- listGoodsForFile, other parameters: as listGoodsForFile, but
order by goods.service_type desc, lower(goods.title) desc, "goods"."id";

-- listGoodsForFile, other parameters: as listGoodsForFile, but
order by goods.active asc, lower(goods.title) asc, "goods"."id";

-- listGoodsForFile, other parameters: as listGoodsForFile, but
order by lower(goods.title) desc, lower(goods.title) desc, "goods"."id";

-- listGoodsForFile, other parameters: as listGoodsForFile, but
order by lower(goods.code) asc, lower(goods.title) asc, "goods"."id";

-- listGoodsForFile, other parameters: as listGoodsForFile, but
order by goods.unit desc, lower(goods.title) desc, "goods"."id";

-- listGoodsForFile, other parameters: as listGoodsForFile, but
order by goods.service_type asc, lower(goods.title) asc, "goods"."id";

-- listGoodsForFile, other parameters: as listGoodsForFile, but
order by goods.active desc, lower(goods.title) desc, "goods"."id";

-- listGoodsForFile, other parameters: as listGoodsForFile, but
order by lower(goods.code) desc, lower(goods.title) desc, "goods"."id";

-- listGoodsOfLoyalty: as listGoods, but
where "goods"."business_id" = $1::uuid
  and ((position(lower($2) in lower(concat_ws(' ', "goods"."title", "goods"."code", array_to_string(goods.barcodes, ' ')))) > 0) and "goods"."active" and "goods"."service_type" = $3)
  and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $4);

-- listGoodsOfLoyalty, required parameters only: as listGoods, but
where "goods"."business_id" = $1::uuid
  and true
  and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $2);

-- listGoodsOfCategory: begins as listGoods
inner join "goods_in_category" as "listing" on "listing"."business_id" = "goods"."business_id"
  and "listing"."goods_id" = "goods"."id"
where "goods"."business_id" = $1::uuid
  and "listing"."category_id" = $2
order by "listing"."sort_order", lower("goods"."title"), "goods"."id";

-- listUncategorised: as listGoods, but
where "goods"."business_id" = $1::uuid
  and true
  and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $2)
  and not exists (select from goods_in_category i join goods_category c on c.business_id = i.business_id and c.id = i.category_id where i.business_id = $1::uuid and i.goods_id = goods.id and c.loyalty_id = $3);

-- getGoods: begins as listGoods
where "goods"."business_id" = $1::uuid
  and "goods"."id" = $2;

-- lockGoods: begins as listGoods
where "goods"."business_id" = $1::uuid
  and "goods"."id" = $2
for update of "goods";

-- endPrices
delete from "goods_price"
where "business_id" = $1::uuid
  and "goods_id" = $2;

-- addPrices
insert into "goods_price" ("goods_id", "currency", "price", "business_id")
values ($1, $2, $3, $4::uuid);

-- listProgrammes
select "id"
from "loyalty"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[])
order by "created_dt", "id";

-- endOtherProgrammes
with gone as (delete from goods_in_category i using goods_category c where i.business_id = $1::uuid and i.goods_id = $2 and c.business_id = i.business_id and c.id = i.category_id and not c.loyalty_id = any($3::uuid[])) delete from goods_in_loyalty
where business_id = $1::uuid
  and goods_id = $4
  and not loyalty_id = any($5::uuid[]);

-- addToProgrammes
insert into "goods_in_loyalty" ("loyalty_id", "goods_id", "business_id")
values ($1, $2, $3::uuid)
on conflict do nothing;

-- listOwnCategories
select "c"."id"
from "goods_category" as "c"
inner join "goods_in_loyalty" as "l" on "l"."business_id" = "c"."business_id"
  and "l"."loyalty_id" = "c"."loyalty_id"
where "c"."business_id" = $1::uuid
  and "l"."goods_id" = $2
  and "c"."id" = any($3::uuid[]);

-- endOtherCategories
delete from "goods_in_category"
where "business_id" = $1::uuid
  and "goods_id" = $2
  and not category_id = any($3::uuid[]);

-- addToCategories
insert into goods_in_category (business_id, category_id, goods_id, sort_order)
select c.business_id,
  c.id,
  $1,
  coalesce((select max(i.sort_order) + 1 from goods_in_category i where i.business_id = $2::uuid and i.category_id = c.id), 0)
from goods_category c
where c.business_id = $2::uuid
  and c.id = any($3::uuid[])
on conflict do nothing;

-- endCategoryGoods
delete from "goods_in_category"
where "business_id" = $1::uuid
  and "category_id" = $2;

-- addCategoryGoods
insert into "goods_in_category" ("category_id", "goods_id", "sort_order", "business_id")
values ($1, $2, $3, $4::uuid);

-- addImage
insert into goods_image (business_id, id, goods_id, image, sort_order)
select g.business_id,
  $1::uuid,
  g.id,
  $2::text,
  coalesce((select max(i.sort_order) + 1 from goods_image i where i.business_id = $3::uuid and i.goods_id = g.id), 0)
from goods g
where g.business_id = $3::uuid
  and g.id = $4;

-- endImage
delete from "goods_image"
where "business_id" = $1::uuid
  and "goods_id" = $2
  and "id" = $3;

-- orderImages
update goods_image i
set sort_order = p.position
from unnest($1::uuid[]) with ordinality as p(id, position)
where i.business_id = $2::uuid
  and i.goods_id = $3
  and i.id = p.id;
