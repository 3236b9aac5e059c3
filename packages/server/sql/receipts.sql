-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- receipts/queries.ts

-- getOrderedInput
select "input", "engine_version"
from "transaction"
where "business_id" = $1::uuid
  and "id" = $2;

-- getReceiptHead
select "s"."number" as "refund_of_number",
  "d"."settings",
  "b"."title" as "business_title",
  "b"."language",
  "p"."id" as "pos_id",
  "p"."title" as "pos_title",
  "p"."address",
  "p"."public_title" as "pos_public_title",
  "p"."vehicle_number",
  "p"."shop_url",
  "l"."default_language" as "programme_language",
  coalesce("p"."time_zone", "l"."time_zone") as "time_zone"
from "transaction" as "t"
inner join "business" as "b" on "b"."business_id" = "t"."business_id"
inner join "loyalty" as "l" on "l"."business_id" = "t"."business_id"
  and "l"."id" = "t"."loyalty_id"
left join "pos" as "p" on "p"."business_id" = "t"."business_id"
  and "p"."id" = "t"."pos_id"
left join "terminal" as "d" on "d"."business_id" = "t"."business_id"
  and "d"."id" = "t"."terminal_id"
left join "transaction" as "s" on "s"."business_id" = "t"."business_id"
  and "s"."id" = "t"."refund_of_id"
where "t"."business_id" = $1::uuid
  and "t"."id" = $2;

-- getReader
select "t"."loyalty_id",
  "t"."customer_id",
  "c"."email",
  "c"."language" as "customer_language",
  "d"."language" as "terminal_language",
  "l"."default_language" as "programme_language"
from "transaction" as "t"
inner join "loyalty" as "l" on "l"."business_id" = "t"."business_id"
  and "l"."id" = "t"."loyalty_id"
left join "terminal" as "d" on "d"."business_id" = "t"."business_id"
  and "d"."id" = "t"."terminal_id"
left join "customer" as "c" on "c"."business_id" = "t"."business_id"
  and "c"."id" = "t"."customer_id"
where "t"."business_id" = $1::uuid
  and "t"."id" = $2;

-- listEmailsOf
select "id", "recipient", "status", "problem", "created_dt"
from "message"
where "business_id" = $1::uuid
  and "transaction_id" = $2
order by "created_dt" desc, "id" desc
limit $3;
