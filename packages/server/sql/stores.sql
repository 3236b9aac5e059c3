-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- stores/delivery-queries.ts

-- listDeliveryTypes
select *
from "delivery_type"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
order by "created_dt", "id";

-- getDeliveryType
select *
from "delivery_type"
where "business_id" = $1::uuid
  and "id" = $2;

-- lockDeliveryType: begins as getDeliveryType
for update;

-- stores/queries.ts

-- getPosStore
select "body", "modified_dt", "version"
from "pos_store"
where "business_id" = $1::uuid
  and "pos_id" = $2;

-- savePosStore
insert into "pos_store" ("pos_id", "body", "modified_dt", "business_id")
values ($1, $2, $3, $4::uuid)
on conflict ("business_id", "pos_id") do update
set "body" = "excluded"."body", "modified_dt" = "excluded"."modified_dt", "version" = pos_store.version + 1
returning "body", "modified_dt", "version";

-- getStoreAddress
select *
from "store_address"
where "pos_id" = $1;

-- saveStoreAddress
insert into "store_address" ("pos_id", "business_id")
values ($1, $2)
on conflict ("pos_id") do update
set "business_id" = $3
where "store_address"."business_id" = "excluded"."business_id";

-- endStoreAddress
delete from "store_address"
where "business_id" = $1::uuid
  and "pos_id" = $2;

-- getStoreTerminal
select "terminal"."id",
  "terminal"."title",
  "terminal"."currency",
  "terminal"."price_group_id",
  "pos"."loyalty_id",
  "loyalty"."time_zone" as "loyalty_time_zone"
from "terminal"
inner join "pos" on "pos"."business_id" = "terminal"."business_id"
  and "pos"."id" = "terminal"."pos_id"
inner join "loyalty" on "loyalty"."business_id" = "pos"."business_id"
  and "loyalty"."id" = "pos"."loyalty_id"
where "terminal"."business_id" = $1::uuid
  and "terminal"."pos_id" = $2
  and "terminal"."id" = $3
  and "terminal"."active" = $4;

-- listPickUpPoints
select "id", "title", "public_title", "address"
from "pos"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "active" = $3
order by "priority" desc, lower("title"), "id";

-- listStoreCategories
select "id", "parent_id", "title", "public_title", "public_description", "photo", "active", "show_in_store"
from "goods_category"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
order by "sort_order", "id";

-- stores/service-queries.ts

-- listServices
select "additional_service".*, "goods"."title" as "goods_title", "goods"."unit"
from "additional_service"
inner join "goods" on "goods"."business_id" = "additional_service"."business_id"
  and "goods"."id" = "additional_service"."goods_id"
where "additional_service"."business_id" = $1::uuid
  and "additional_service"."loyalty_id" = $2
order by "additional_service"."sort_order", "additional_service"."created_dt", "additional_service"."id";

-- listOfferedServices: as listServices, but
where "additional_service"."business_id" = $1::uuid
  and "additional_service"."loyalty_id" = $2
  and "additional_service"."active" = $3
  and (goods.active and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $4));

-- getService: begins as listServices
where "additional_service"."business_id" = $1::uuid
  and "additional_service"."loyalty_id" = $2
  and "additional_service"."id" = $3;

-- lockService: begins as listServices
where "additional_service"."business_id" = $1::uuid
  and "additional_service"."loyalty_id" = $2
  and "additional_service"."id" = $3
for update of "additional_service";

-- getSold
select "id"
from "goods"
where "business_id" = $1::uuid
  and "id" = $2
  and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $3);
