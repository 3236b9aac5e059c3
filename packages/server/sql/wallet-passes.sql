-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- wallet-passes/queries.ts

-- getCertificate
select *
from "wallet_certificate"
where "business_id" = $1::uuid
  and "loyalty_id" = $2;

-- saveCertificate
insert into "wallet_certificate" ("…", "business_id")
values ($1, $2::uuid)
on conflict ("business_id", "loyalty_id") do update
set "pass_type_identifier" = "excluded"."pass_type_identifier",
  "team_identifier" = "excluded"."team_identifier",
  "expires_dt" = "excluded"."expires_dt",
  "secret" = "excluded"."secret";

-- getGoogleKey
select *
from "wallet_google_key"
where "business_id" = $1::uuid
  and "loyalty_id" = $2;

-- saveGoogleKey
insert into "wallet_google_key" ("…", "business_id")
values ($1, $2::uuid)
on conflict ("business_id", "loyalty_id") do update
set "service_account" = "excluded"."service_account", "secret" = "excluded"."secret";

-- getCard
select "card"."customer_id",
  "card"."id",
  "card"."business_id",
  "card"."loyalty_id",
  "card"."access",
  "customer"."first_name",
  "customer"."middle_name",
  "customer"."last_name",
  "customer"."language",
  "customer"."phone",
  "customer"."email",
  "customer"."external_id",
  "customer"."blocked",
  "c"."title" as "category_title",
  "c"."public_title" as "category_public_title",
  "c"."public_description" as "category_benefits",
  "c"."image" as "category_image",
  "c"."color" as "category_color",
  "c"."text_color" as "category_text_color",
  "loyalty"."title",
  "loyalty"."public_title",
  "loyalty"."default_language",
  "loyalty"."active"
from "card"
inner join "customer" on "customer"."business_id" = "card"."business_id"
  and "customer"."id" = "card"."customer_id"
inner join "loyalty" on "loyalty"."business_id" = "card"."business_id"
  and "loyalty"."id" = "card"."loyalty_id"
left join "card_category" as "c" on "c"."business_id" = "card"."business_id"
  and "c"."id" = "card"."category_id"
  and "c"."active" = $1
where "card"."business_id" = $2::uuid
  and "card"."id" = $3;

-- listCards: begins as getCard
where "card"."business_id" = $2::uuid
  and "card"."customer_id" = $3
order by lower("loyalty"."title"), "card"."id";

-- listBonuses
select "unit", "balance"
from "account"
where "business_id" = $1::uuid
  and "kind" = $2
  and "owner_id" = $3
order by "unit";

-- listAccounts
select "s"."type", "s"."unit", "s"."public_title", "a"."balance", "a"."held", coalesce("c"."title", "s"."title") as "title"
from "customer_account" as "c"
inner join "special_account" as "s" on "s"."business_id" = "c"."business_id"
  and "s"."id" = "c"."special_account_id"
inner join "account" as "a" on "a"."business_id" = "c"."business_id"
  and "a"."owner_id" = "c"."id"
where "c"."business_id" = $1::uuid
  and "c"."customer_id" = $2
  and "c"."active" = $3
  and "s"."active" = $4
  and (s.loyalty_ids = '{}' or $5::uuid = any(s.loyalty_ids))
order by "s"."sort_order", "c"."id";

-- listLocations
select latitude::float8 / 1000000 as "latitude", longitude::float8 / 1000000 as "longitude"
from "pos"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "active" = $3
  and "latitude" is not null
  and "longitude" is not null
order by "priority", "id"
limit $4;

-- listBeacons
select "r"."uuid", "b"."major"
from "terminal_beacon" as "b"
inner join "beacon_region" as "r" on "r"."business_id" = "b"."business_id"
inner join "pos" on "pos"."business_id" = "b"."business_id"
  and "pos"."id" = "b"."pos_id"
inner join "terminal" as "t" on "t"."business_id" = "b"."business_id"
  and "t"."id" = "b"."terminal_id"
  and "t"."pos_id" = "b"."pos_id"
where "b"."business_id" = $1::uuid
  and "r"."business_id" = $1::uuid
  and "pos"."loyalty_id" = $2
  and "t"."active" = $3
group by "r"."uuid", "b"."major", "pos"."priority"
order by "pos"."priority", "b"."major"
limit $4;

-- wallet-passes/update-queries.ts

-- getVersions
select concat_ws(' ', card.version, card.category_id, card.access, customer.version, (select coalesce(sum(a.version), 0) from account a where a.business_id = $1::uuid and a.kind = 'bonus' and a.owner_id = card.id), (select coalesce(sum(a.version + o.version + sp.version), 0) from customer_account o join special_account sp on sp.business_id = $1::uuid and sp.id = o.special_account_id join account a on a.business_id = $1::uuid and a.owner_id = o.id where o.business_id = $1::uuid and o.customer_id = card.customer_id), c.version, loyalty.version, s.version, extract(epoch from w.expires_dt)) as "seen"
from "card"
inner join "customer" on "customer"."business_id" = "card"."business_id"
  and "customer"."id" = "card"."customer_id"
inner join "loyalty" on "loyalty"."business_id" = "card"."business_id"
  and "loyalty"."id" = "card"."loyalty_id"
left join "card_category" as "c" on "c"."business_id" = "card"."business_id"
  and "c"."id" = "card"."category_id"
left join "loyalty_settings" as "s" on "s"."business_id" = "card"."business_id"
  and "s"."loyalty_id" = "card"."loyalty_id"
  and "s"."name" = $2
left join "wallet_certificate" as "w" on "w"."business_id" = "card"."business_id"
  and "w"."loyalty_id" = "card"."loyalty_id"
where "card"."business_id" = $1::uuid
  and "card"."id" = $3;

-- listOutdated
select "card"."id",
  "p"."digest",
  concat_ws(' ', card.version, card.category_id, card.access, customer.version, (select coalesce(sum(a.version), 0) from account a where a.business_id = $1::uuid and a.kind = 'bonus' and a.owner_id = card.id), (select coalesce(sum(a.version + o.version + sp.version), 0) from customer_account o join special_account sp on sp.business_id = $1::uuid and sp.id = o.special_account_id join account a on a.business_id = $1::uuid and a.owner_id = o.id where o.business_id = $1::uuid and o.customer_id = card.customer_id), c.version, loyalty.version, s.version, extract(epoch from w.expires_dt)) as "seen"
from "card"
inner join "customer" on "customer"."business_id" = "card"."business_id"
  and "customer"."id" = "card"."customer_id"
inner join "loyalty" on "loyalty"."business_id" = "card"."business_id"
  and "loyalty"."id" = "card"."loyalty_id"
left join "card_category" as "c" on "c"."business_id" = "card"."business_id"
  and "c"."id" = "card"."category_id"
left join "loyalty_settings" as "s" on "s"."business_id" = "card"."business_id"
  and "s"."loyalty_id" = "card"."loyalty_id"
  and "s"."name" = $2
left join "wallet_certificate" as "w" on "w"."business_id" = "card"."business_id"
  and "w"."loyalty_id" = "card"."loyalty_id"
inner join "wallet_pass" as "p" on "p"."business_id" = "card"."business_id"
  and "p"."card_id" = "card"."id"
where "card"."business_id" = $1::uuid
  and "p"."seen" <> concat_ws(' ', card.version, card.category_id, card.access, customer.version, (select coalesce(sum(a.version), 0) from account a where a.business_id = $1::uuid and a.kind = 'bonus' and a.owner_id = card.id), (select coalesce(sum(a.version + o.version + sp.version), 0) from customer_account o join special_account sp on sp.business_id = $1::uuid and sp.id = o.special_account_id join account a on a.business_id = $1::uuid and a.owner_id = o.id where o.business_id = $1::uuid and o.customer_id = card.customer_id), c.version, loyalty.version, s.version, extract(epoch from w.expires_dt))
order by "card"."id"
limit $3;

-- getPass
select "changed_dt"
from "wallet_pass"
where "business_id" = $1::uuid
  and "card_id" = $2;

-- addPass
insert into "wallet_pass" ("card_id", "seen", "digest", "changed_dt", "business_id")
values ($1, $2, $3, $4, $5::uuid)
on conflict do nothing;

-- savePass
update "wallet_pass"
set "seen" = $1, "digest" = $2, "changed_dt" = $3
where "business_id" = $4::uuid
  and "card_id" = $5;

-- savePass, required parameters only
update "wallet_pass"
set "seen" = $1
where "business_id" = $2::uuid
  and "card_id" = $3;

-- addPhone
insert into "wallet_phone" ("…", "business_id")
values ($1, $2::uuid)
on conflict ("business_id", "device", "card_id") do update
set "push_token" = "excluded"."push_token"
returning xmax = 0 as "is_new";

-- addAtGoogle
insert into "wallet_phone" ("card_id", "device", "wallet", "push_token", "told_dt", "business_id")
values ($1, $2, $3, $4, $5, $6::uuid)
on conflict do nothing;

-- removePhone
delete from "wallet_phone"
where "business_id" = $1::uuid
  and "device" = $2
  and "card_id" = $3;

-- listChanged
select "p"."card_id", "p"."changed_dt"
from "wallet_phone" as "h"
inner join "wallet_pass" as "p" on "p"."business_id" = "h"."business_id"
  and "p"."card_id" = "h"."card_id"
inner join "card" on "card"."business_id" = "h"."business_id"
  and "card"."id" = "h"."card_id"
where "h"."business_id" = $1::uuid
  and "h"."device" = $2
  and "h"."wallet" = $3
  and "card"."loyalty_id" = $4
  and "p"."changed_dt" > $5
order by "p"."changed_dt", "p"."card_id"
limit $6;

-- listUntold: as listChanged, but
select "h"."device", "h"."card_id", "h"."wallet", "h"."push_token", "h"."tries", "p"."changed_dt", "card"."loyalty_id"
where "h"."business_id" = $1::uuid
  and "p"."changed_dt" > "h"."told_dt"
  and ("h"."retry_dt" is null or "h"."retry_dt" <= $2)
order by "card"."loyalty_id", "p"."changed_dt", "h"."device"
limit $3;

-- savePhone
update "wallet_phone"
set "told_dt" = $1, "tries" = $2, "retry_dt" = $3
where "business_id" = $4::uuid
  and "device" = $5
  and "card_id" = $6;

-- savePhone, required parameters only
update "wallet_phone"
set "tries" = $1, "retry_dt" = $2
where "business_id" = $3::uuid
  and "device" = $4
  and "card_id" = $5;

-- listWalletBusinesses
select business_id
from list_wallet_businesses($1::uuid, $2::int);
