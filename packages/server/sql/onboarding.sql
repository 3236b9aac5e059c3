-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- onboarding/queries.ts

-- getInviter
select "business_id"
from "business_referral_code"
where "code" = $1;

-- getReferralCode
select "code"
from "business_referral_code"
where "business_id" = $1;

-- addReferralCode
insert into "business_referral_code" ("code", "business_id")
values ($1, $2)
on conflict do nothing;

-- addReferral
insert into "business_referral" ("invited_id", "inviter_id", "created_dt")
values ($1, $2, $3);

-- getReferral
select "inviter_id"
from "business_referral"
where "invited_id" = $1;

-- listInvited
select "invited_id", "created_dt", count(*) over () as "of_all"
from "business_referral"
where "inviter_id" = $1
order by "created_dt" desc, "invited_id"
limit $2;
