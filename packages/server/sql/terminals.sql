-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- terminals/beacon-queries.ts

-- addRegion
insert into "beacon_region" ("uuid", "business_id")
values ($1, $2::uuid)
on conflict ("business_id") do nothing;

-- lockRegion
select "uuid"
from "beacon_region"
where "business_id" = $1::uuid
for update;

-- getBeacon
select "beacon_region"."uuid", "terminal_beacon"."major", "terminal_beacon"."minor", "terminal_beacon"."pos_id"
from "terminal_beacon"
inner join "beacon_region" on "beacon_region"."business_id" = "terminal_beacon"."business_id"
where "terminal_beacon"."business_id" = $1::uuid
  and "beacon_region"."business_id" = $1::uuid
  and "terminal_beacon"."terminal_id" = $2;

-- nextNumbers
with chosen as ( select coalesce(max(major) filter (where pos_id = $1), coalesce(max(major), 0) + 1) as major from terminal_beacon where business_id = $2::uuid)
select chosen.major, coalesce(max(b.minor), 0) + 1 as minor
from chosen
left join terminal_beacon b on b.business_id = $2::uuid
  and b.major = chosen.major
group by chosen.major;

-- saveBeacon
insert into "terminal_beacon" ("terminal_id", "pos_id", "major", "minor", "business_id")
values ($1, $2, $3, $4, $5::uuid)
on conflict ("business_id", "terminal_id") do update
set "pos_id" = $6, "major" = $7, "minor" = $8;

-- terminals/cost-queries.ts

-- listTerminalCosts
select "terminal_cost"."additional_cost_id",
  "terminal_cost"."value",
  "terminal_cost"."active",
  "additional_cost"."code",
  "additional_cost"."title",
  "additional_cost"."kind",
  "additional_cost"."type",
  "additional_cost"."value" as "default_value"
from "terminal_cost"
inner join "additional_cost" on "additional_cost"."business_id" = "terminal_cost"."business_id"
  and "additional_cost"."id" = "terminal_cost"."additional_cost_id"
where "terminal_cost"."business_id" = $1::uuid
  and "terminal_cost"."terminal_id" = $2
  and "additional_cost"."loyalty_id" = $3
order by "terminal_cost"."place", "terminal_cost"."additional_cost_id";

-- lockCosts
select "id", "kind"
from "additional_cost"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "id" = any($3::uuid[])
order by "id" for key share;

-- endTerminalCosts
delete from "terminal_cost"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and "additional_cost_id" <> all($3::uuid[]);

-- saveTerminalCosts
insert into "terminal_cost" ("terminal_id", "additional_cost_id", "value", "active", "place", "business_id")
values ($1, $2, $3, $4, $5, $6::uuid)
on conflict ("business_id", "terminal_id", "additional_cost_id") do update
set "value" = "excluded"."value", "active" = "excluded"."active", "place" = "excluded"."place";

-- listItems
select "goods".*,
  coalesce(( select jsonb_agg(jsonb_build_object('currency', p.currency, 'price', p.price::text) order by p.currency) from goods_price p where p.business_id = $1::uuid and p.goods_id = goods.id), '[]') as "prices",
  coalesce(( select jsonb_agg(jsonb_build_object('special_account_id', s.id, 'price', p.price::text, 'type', s.type, 'unit', s.unit) order by s.sort_order, s.id) from goods_account_price p join special_account s on s.business_id = p.business_id and s.id = p.special_account_id where p.business_id = $1::uuid and p.goods_id = goods.id), '[]') as "account_prices",
  array(select l.loyalty_id from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id order by l.loyalty_id) as "loyalty_ids",
  array(select c.category_id from goods_in_category c where c.business_id = $1::uuid and c.goods_id = goods.id order by c.category_id) as "category_ids",
  coalesce(( select jsonb_agg(jsonb_build_object('id', i.id, 'image', i.image) order by i.sort_order, i.id) from goods_image i where i.business_id = $1::uuid and i.goods_id = goods.id), '[]') as "images",
  coalesce(( select jsonb_agg(jsonb_build_object('additional_cost_id', v.additional_cost_id, 'value', v.value::text)) from terminal_item_cost v where v.business_id = $1::uuid and v.terminal_id = $2 and v.goods_id = goods.id), '[]') as "values"
from "goods"
where "goods"."business_id" = $1::uuid
  and ("goods"."active")
  and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $3)
  and (exists (select from goods_in_category c where c.business_id = $1::uuid and c.goods_id = goods.id and c.category_id = $4) and (position(lower($5) in lower(concat_ws(' ', "goods"."title", "goods"."code", array_to_string(goods.barcodes, ' ')))) > 0))
  and "goods"."id" = any($6::uuid[])
order by lower("goods"."title"), "goods"."id";

-- listItems, required parameters only: as listItems, but
where "goods"."business_id" = $1::uuid
  and true
  and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $3)
  and true;

-- saveItemValues
insert into "terminal_item_cost" ("terminal_id", "goods_id", "additional_cost_id", "value", "business_id")
values ($1, $2, $3, $4, $5::uuid)
on conflict ("business_id", "terminal_id", "goods_id", "additional_cost_id") do update
set "value" = "excluded"."value";

-- endItemValues
delete from "terminal_item_cost"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and (goods_id, additional_cost_id) in (select * from unnest( $3::uuid[], $4::uuid[]));

-- terminals/devices/queries.ts

-- listDevices
select *
from "terminal_device"
where "business_id" = $1::uuid
  and "terminal_id" = $2
order by "device";

-- getDevice
select *
from "terminal_device"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and "device" = ($3);

-- saveDevice
insert into "terminal_device" ("terminal_id", "device", "…", "business_id")
values ($1, $2, $3, $4::uuid)
on conflict ("business_id", "terminal_id", "device") do update
set "…" = $5;

-- terminals/queries.ts

-- listTerminals
select "terminal".*,
  "beacon_region"."uuid",
  "terminal_beacon"."major",
  "terminal_beacon"."minor",
  "pos"."title" as "pos_title",
  "pos"."loyalty_id",
  "pos"."time_zone" as "pos_time_zone",
  "price_group"."title" as "price_group_title",
  "loyalty"."title" as "loyalty_title",
  "loyalty"."time_zone" as "loyalty_time_zone",
  exists (select from transaction t where t.business_id = $1::uuid and t.terminal_id = terminal.id) as "has_sold",
  exists (select from shift s where s.business_id = $1::uuid and s.terminal_id = terminal.id) as "has_shifts"
from "terminal"
inner join "pos" on "pos"."business_id" = "terminal"."business_id"
  and "pos"."id" = "terminal"."pos_id"
inner join "loyalty" on "loyalty"."business_id" = "pos"."business_id"
  and "loyalty"."id" = "pos"."loyalty_id"
left join "price_group" on "price_group"."business_id" = "terminal"."business_id"
  and "price_group"."id" = "terminal"."price_group_id"
left join "terminal_beacon" on "terminal_beacon"."business_id" = "terminal"."business_id"
  and "terminal_beacon"."terminal_id" = "terminal"."id"
  and "terminal_beacon"."pos_id" = "terminal"."pos_id"
left join "beacon_region" on "beacon_region"."business_id" = "terminal_beacon"."business_id"
where "terminal"."business_id" = $1::uuid
order by lower("terminal"."title"), "terminal"."id";

-- getTerminal: begins as listTerminals
where "terminal"."business_id" = $1::uuid
  and "terminal"."id" = $2;

-- lockTerminal: begins as listTerminals
where "terminal"."business_id" = $1::uuid
  and "terminal"."id" = $2
for update of "terminal";

-- isNamed
select exists (select from rule r where r.business_id = $1::uuid and r.body -> 'terminal_ids' ? $2::text) as named;

-- getCompany
select "id"
from "corporate_customer"
where "business_id" = $1::uuid
  and "id" = $2;

-- holdPlace
select "id"
from "pos"
where "business_id" = $1::uuid
  and "id" = $2 for key share;

-- getStand
select "pos"."id", "pos"."country", "loyalty"."id" as "loyalty_id", "loyalty"."country" as "loyalty_country", "loyalty"."default_language"
from "pos"
inner join "loyalty" on "loyalty"."business_id" = "pos"."business_id"
  and "loyalty"."id" = "pos"."loyalty_id"
where "pos"."business_id" = $1::uuid
  and "pos"."id" = $2;

-- getPriceGroup
select "id", "loyalty_id", "currency"
from "price_group"
where "business_id" = $1::uuid
  and "id" = $2;

-- endLogin
delete from "terminal_login"
where "business_id" = $1::uuid
  and "terminal_id" = $2;

-- addLogin
insert into "terminal_login" ("login", "business_id", "terminal_id")
values ($1, $2, $3)
on conflict ("login") do nothing;

-- endTokens
update "terminal_token"
set "ended_dt" = $1
where "business_id" = $2::uuid
  and "terminal_id" = $3
  and "kind" = $4
  and "ended_dt" is null;

-- addKey
insert into "terminal_token" ("token_hash", "business_id", "terminal_id", "created_dt", "kind")
values ($1, $2, $3, $4, $5);

-- listStaffOf
select "staff"."id", "staff"."position", "member"."suspended", trim(person.first_name || ' ' || person.last_name) as "title"
from "terminal_staff"
inner join "staff" on "staff"."business_id" = "terminal_staff"."business_id"
  and "staff"."id" = "terminal_staff"."staff_id"
inner join "member" on "member"."business_id" = "staff"."business_id"
  and "member"."person_id" = "staff"."person_id"
inner join "person" on "person"."id" = "staff"."person_id"
where "terminal_staff"."business_id" = $1::uuid
  and "terminal_staff"."terminal_id" = $2
order by lower(trim(person.first_name || ' ' || person.last_name)), "staff"."id";

-- addStaff
insert into "terminal_staff" ("terminal_id", "staff_id", "created_dt", "business_id")
values ($1, $2, $3, $4::uuid)
on conflict ("business_id", "terminal_id", "staff_id") do nothing;

-- removeStaff
delete from "terminal_staff"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and "staff_id" = any($3::uuid[]);

-- listTerminalGoods
select "goods".*,
  coalesce(( select jsonb_agg(jsonb_build_object('currency', p.currency, 'price', p.price::text) order by p.currency) from goods_price p where p.business_id = $1::uuid and p.goods_id = goods.id), '[]') as "prices",
  coalesce(( select jsonb_agg(jsonb_build_object('special_account_id', s.id, 'price', p.price::text, 'type', s.type, 'unit', s.unit) order by s.sort_order, s.id) from goods_account_price p join special_account s on s.business_id = p.business_id and s.id = p.special_account_id where p.business_id = $1::uuid and p.goods_id = goods.id), '[]') as "account_prices",
  array(select l.loyalty_id from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id order by l.loyalty_id) as "loyalty_ids",
  array(select c.category_id from goods_in_category c where c.business_id = $1::uuid and c.goods_id = goods.id order by c.category_id) as "category_ids",
  coalesce(( select jsonb_agg(jsonb_build_object('id', i.id, 'image', i.image) order by i.sort_order, i.id) from goods_image i where i.business_id = $1::uuid and i.goods_id = goods.id), '[]') as "images"
from "goods"
where "goods"."business_id" = $1::uuid
  and ("goods"."active")
  and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $2)
  and (exists (select from goods_in_category c where c.business_id = $1::uuid and c.goods_id = goods.id and c.category_id = $3) and (position(lower($4) in lower(concat_ws(' ', "goods"."title", "goods"."code", array_to_string(goods.barcodes, ' ')))) > 0) and "goods"."service_type" = $5)
order by lower("goods"."title"), "goods"."id";

-- listTerminalGoods, required parameters only: as listTerminalGoods, but
where "goods"."business_id" = $1::uuid
  and ("goods"."active")
  and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $2)
  and true;

-- terminals/status-queries.ts

-- listStatuses
select "t".*, trim(person.first_name || ' ' || person.last_name) as "staff_title"
from "terminal_status" as "t"
left join "staff" on "staff"."business_id" = "t"."business_id"
  and "staff"."id" = "t"."staff_id"
left join "person" on "person"."id" = "staff"."person_id"
where "t"."business_id" = $1::uuid
  and "t"."terminal_id" = $2
  and ("t"."remote_addr" = $3 and t.created_dt >= $4 and t.created_dt < $5)
order by t.created_dt asc, t.id asc;

-- listStatuses, required parameters only: as listStatuses, but
where "t"."business_id" = $1::uuid
  and "t"."terminal_id" = $2
  and (t.created_dt >= $3)
order by t.created_dt desc, t.id desc;

-- listStatuses, other parameters: as listStatuses, but
order by t.remote_addr asc, t.id asc;

-- listStatuses, other parameters: as listStatuses, but
order by t.created_dt desc, t.id desc;

-- listStatuses, other parameters: as listStatuses, but
order by t.state asc, t.id asc;

-- listStatuses, other parameters: as listStatuses, but
order by t.remote_addr desc, t.id desc;

-- listStatuses, other parameters: as listStatuses, but
order by t.state desc, t.id desc;

-- getLatest
select *
from "terminal_status"
where "business_id" = $1::uuid
  and "terminal_id" = $2
order by "created_dt" desc, "id" desc
limit $3;

-- addStatus
insert into "terminal_status" ("…", "business_id")
values ($1, $2::uuid);

-- removeStatuses
delete from "terminal_status"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and "created_dt" < $3;
