-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- message-templates/queries.ts

-- getTemplates
select "loyalty"."title",
  "loyalty"."public_title",
  "loyalty"."default_language",
  "loyalty"."time_zone",
  "m"."body" as "messages",
  p.body -> 'message_signature' as "signatures"
from "loyalty"
left join "loyalty_settings" as "m" on "m"."business_id" = "loyalty"."business_id"
  and "m"."loyalty_id" = "loyalty"."id"
  and "m"."name" = $1
left join "loyalty_settings" as "p" on "p"."business_id" = "loyalty"."business_id"
  and "p"."loyalty_id" = "loyalty"."id"
  and "p"."name" = $2
where "loyalty"."business_id" = $3::uuid
  and "loyalty"."id" = $4;

-- listRecipients
select "id", "phone", "email", "chat_id", "push_devices", "language", "first_name", "blocked"
from "customer"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[]);

-- addMessages
insert into "message" ("…", "business_id")
values ($1, $2::uuid);
