-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- term/queries.ts

-- getLogin
select *
from "terminal_login"
where "login" = $1;

-- getSecret
select "password_hash", "active"
from "terminal"
where "business_id" = $1::uuid
  and "id" = $2;

-- getActiveTerminal
select "id"
from "terminal"
where "business_id" = $1::uuid
  and "id" = $2
  and "active" = $3;

-- addToken
insert into "terminal_token" ("token_hash", "business_id", "terminal_id", "kind", "person_id", "created_dt", "expires_dt")
values ($1, $2, $3, $4, $5, $6, $7);

-- takeHandOff
update "terminal_token"
set "ended_dt" = $1
where "token_hash" = $2
  and "kind" = $3
  and "ended_dt" is null
  and "expires_dt" > $4
returning "business_id", "terminal_id", "person_id";

-- saveSeller
update "terminal_token"
set "seller_id" = $1, "seller_dt" = $2
where "token_hash" = $3;

-- endSeller
update "terminal_token"
set "seller_id" = $1, "seller_dt" = $2
where "token_hash" = $3;

-- listUsedSessions
select distinct on (k.terminal_id) k.terminal_id, p.first_name, p.last_name, coalesce(k.seller_dt, k.created_dt) as opened_dt
from terminal_token k
left join person p on p.id = coalesce(k.seller_id, k.person_id)
left join terminal_use u on u.business_id = $1::uuid
  and u.token_hash = k.token_hash
where k.business_id = $1::uuid
  and k.kind = 'session'
  and k.ended_dt is null
  and k.created_dt > $2
  and coalesce(u.seen_dt, k.created_dt) > $3
order by k.terminal_id, coalesce(u.seen_dt, k.created_dt) desc;

-- endSession
update "terminal_token"
set "ended_dt" = $1
where "token_hash" = $2
  and "kind" = $3;

-- removeEndedTokens
delete from "terminal_token"
where "kind" in ($1, $2)
  and ("ended_dt" < $3 or "expires_dt" < $4);

-- getBusiness
select "business_id" as "id", "title", "business_code", "country", "photo"
from "business"
where "business_id" = $1::uuid;

-- listGoods
select "id",
  "code",
  "title",
  "unit",
  "service_type",
  "barcodes",
  "photo",
  "quantity_precision",
  "quantity_min",
  "quantity_step",
  "weightable",
  "age_limit"
from "goods"
where "business_id" = $1::uuid
  and (goods.active and exists (select from goods_in_loyalty l where l.business_id = $1::uuid and l.goods_id = goods.id and l.loyalty_id = $2))
order by lower("title"), "id";

-- listCategories
select c.id, c.parent_id, c.title, c.code, c.photo
from goods_category c
left join ( select i.category_id, sum(case g.unit when 'piece' then t.quantity else t.checks_count * 1000 end) as items from goods_turnover t join goods g on g.business_id = t.business_id and g.id = t.goods_id join goods_in_category i on i.business_id = t.business_id and i.goods_id = t.goods_id where t.business_id = $1::uuid and t.grain = 'day' and t.pos_id = $2 and t.business_date >= $3 group by i.category_id) sold on sold.category_id = c.id
where c.business_id = $1::uuid
  and c.loyalty_id = $4
  and c.active
  and c.show_in_terminal
order by coalesce(sold.items, 0) desc, c.sort_order, c.id;

-- listPlacements
select "goods_in_category"."goods_id", "goods_in_category"."category_id"
from "goods_in_category"
inner join "goods_category" on "goods_category"."business_id" = "goods_in_category"."business_id"
  and "goods_category"."id" = "goods_in_category"."category_id"
where "goods_in_category"."business_id" = $1::uuid
  and "goods_category"."loyalty_id" = $2;

-- listManualRules
select "id", "title", "action_type"
from "rule"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
  and "scope" = $3
  and "active" = $4
order by lower("title"), "id";

-- getTermCustomer
select "customer"."id",
  "customer"."first_name",
  "customer"."last_name",
  "customer"."phone",
  "customer"."email",
  "card"."id" as "card_id",
  "card"."access",
  "card_category"."id" as "category_id",
  "card_category"."title" as "category_title",
  "card_category"."color" as "category_color",
  "card_category"."text_color" as "category_text_color",
  "card_category"."external_code" as "category_code"
from "customer"
inner join "card" on "card"."business_id" = "customer"."business_id"
  and "card"."customer_id" = "customer"."id"
  and "card"."loyalty_id" = $1
left join "card_category" on "card_category"."business_id" = "card"."business_id"
  and "card_category"."id" = "card"."category_id"
  and "card_category"."active" = $2
where "customer"."business_id" = $3::uuid
  and "customer"."id" = $4;
