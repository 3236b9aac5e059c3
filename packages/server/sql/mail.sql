-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the
-- caller names. A query that says something else when it is told less, or another word, is generated once more. One that
-- "begins as" another says what that one says before the clause that stands here first; one "as" another, "but", says the same but for these clauses.

-- mail/queries.ts

-- addMail
insert into "mail" ("id", "recipient", "subject", "body", "created_dt")
values ($1, $2, $3, $4, $5);

-- getMail
select *
from "mail"
where "id" = $1;

-- markMailSent
update "mail"
set "sent_dt" = $1
where "id" = $2;

-- listMail
select *
from "mail"
order by "created_dt" desc, "id" desc
limit $1;
