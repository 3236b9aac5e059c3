-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- goods-imports/queries.ts

-- lockImports
select "id"
from "loyalty"
where "business_id" = $1::uuid
  and "id" = $2
for no key update;

-- listItemsByCode
select "goods".*,
  coalesce(( select jsonb_agg(jsonb_build_object('currency', p.currency, 'price', p.price::text) order by p.currency) from goods_price p where p.business_id = $1::uuid and p.goods_id = goods.id), '[]') as "prices",
  coalesce(( select jsonb_agg(jsonb_build_object('special_account_id', s.id, 'price', p.price::text, 'type', s.type, 'unit', s.unit) order by s.sort_order, s.id) from goods_account_price p join special_account s on s.business_id = p.business_id and s.id = p.special_account_id where p.business_id = $1::uuid and p.goods_id = goods.id), '[]') as "account_prices",
  array(select l.loyalty_id from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id order by l.loyalty_id) as "loyalty_ids",
  array(select c.category_id from goods_in_category c where c.business_id = $1::uuid and c.goods_id = goods.id order by c.category_id) as "category_ids",
  coalesce(( select jsonb_agg(jsonb_build_object('id', i.id, 'image', i.image) order by i.sort_order, i.id) from goods_image i where i.business_id = $1::uuid and i.goods_id = goods.id), '[]') as "images"
from "goods"
where "goods"."business_id" = $1::uuid
  and true
  and "goods"."code" = any($2::text[]);

-- listItems: as listItemsByCode, but
where "goods"."business_id" = $1::uuid
  and true
  and "goods"."id" = any($2::uuid[]);

-- lockItems
select "id"
from "goods"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[])
order by "id"
for update;

-- lockItemsByCode: as lockItems, but
where "business_id" = $1::uuid
  and "code" = any($2::text[]);

-- listCurrencies
select distinct "currency"
from "goods_price"
where "business_id" = $1::uuid
order by "currency";

-- addImport
insert into "goods_import" ("…", "business_id")
values ($1, $2::uuid);

-- addImportRows
insert into "goods_import_row" ("…", "business_id")
values ($1, $2::uuid);

-- listImports
select "import".*, trim(person.first_name || ' ' || person.last_name) as "person_name"
from "goods_import" as "import"
left join "person" on "person"."id" = "import"."person_id"
where "import"."business_id" = $1::uuid
  and "import"."loyalty_id" = $2
order by "import"."created_dt" desc, "import"."id" desc;

-- getImport
select "import".*, trim(person.first_name || ' ' || person.last_name) as "person_name"
from "goods_import" as "import"
left join "person" on "person"."id" = "import"."person_id"
where "import"."business_id" = $1::uuid
  and "import"."loyalty_id" = $2
  and "import"."id" = $3;

-- lockImport: begins as getImport
for update of "import";

-- listImportRows
select "goods_id", "is_new", "goods_version", "before", "after"
from "goods_import_row"
where "business_id" = $1::uuid
  and "goods_import_id" = $2
order by "goods_id";

-- endImport
update "goods_import"
set "undone_dt" = $1, "modified_dt" = $2, "kept_count" = $3, "version" = version + 1
where "business_id" = $4::uuid
  and "id" = $5;

-- goods-imports/write-queries.ts

-- learnGoods
select learn_goods();

-- addGoods
insert into "goods" ("…", "business_id")
values ($1, $2::uuid);

-- changeGoods
update goods g
set title = p.title,
  public_title = p.public_title,
  public_description = p.public_description,
  barcodes = p.barcodes,
  service_type = p.service_type,
  unit = p.unit,
  quantity_min = p.quantity_min,
  quantity_step = p.quantity_step,
  quantity_precision = p.quantity_precision,
  weightable = p.weightable,
  age_limit = p.age_limit,
  cost_price = p.cost_price,
  active = p.active,
  modified_dt = $1,
  version = g.version + 1
from jsonb_to_recordset($2::jsonb) as p(id uuid, title text, public_title jsonb, public_description jsonb, barcodes text[], service_type text, unit text, quantity_min bigint, quantity_step bigint, quantity_precision integer, weightable boolean, age_limit integer, cost_price bigint, active boolean)
where g.business_id = $3::uuid
  and g.id = p.id;

-- savePrices
insert into "goods_price" ("…", "business_id")
values ($1, $2::uuid)
on conflict ("business_id", "goods_id", "currency") do update
set "price" = "excluded"."price";

-- endPrices
delete from goods_price g using unnest($1::uuid[], $2::text[]) as p(goods_id, currency)
where g.business_id = $3::uuid
  and g.goods_id = p.goods_id
  and g.currency = p.currency;

-- addToProgramme
insert into "goods_in_loyalty" ("loyalty_id", "goods_id", "business_id")
values ($1, $2, $3::uuid)
on conflict do nothing;

-- endInProgramme
delete from "goods_in_loyalty"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "goods_id" = any($3::uuid[]);

-- addCategories
insert into "goods_category" ("…", "business_id")
values ($1, $2::uuid);

-- endInCategories
delete from goods_in_category i using unnest($1::uuid[], $2::uuid[]) as p(goods_id, category_id)
where i.business_id = $3::uuid
  and i.goods_id = p.goods_id
  and i.category_id = p.category_id;

-- addToCategories
insert into goods_in_category (business_id, category_id, goods_id, sort_order) with last as materialized ( select i.category_id, max(i.sort_order) as sort_order from goods_in_category i where i.business_id = $1::uuid and i.category_id = any($2::uuid[]) group by i.category_id)
select c.business_id, c.id, p.goods_id, p.position + coalesce(last.sort_order, 0)
from goods_category c
join unnest($3::uuid[], $4::uuid[]) with ordinality as p(goods_id, category_id, position) on p.category_id = c.id
left join last on last.category_id = c.id
where c.business_id = $1::uuid
on conflict do nothing;
