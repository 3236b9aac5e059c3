-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- mail/queries.ts

-- addMail
insert into "mail" ("id", "kind", "recipient", "subject", "body", "created_dt", "reply_to", "attachments")
values ($1, $2, $3, $4, $5, $6, $7, $8);

-- addMail, required parameters only
insert into "mail" ("id", "kind", "recipient", "subject", "body", "created_dt")
values ($1, $2, $3, $4, $5, $6);

-- getMail
select *
from "mail"
where "id" = $1;

-- lockUnsent
select *
from "mail"
where "id" = $1
  and "sent_dt" is null
  and "created_dt" > $2
for update;

-- markMailTried
update "mail"
set "tried_dt" = $1
where "id" = $2;

-- markMailSent
update "mail"
set "sent_dt" = $1
where "id" = $2;

-- listMail
select *
from "mail"
order by "created_dt" desc, "id" desc
limit $1;
