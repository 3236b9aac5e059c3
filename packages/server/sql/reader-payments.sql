-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- reader-payments/queries.ts

-- addPayment
insert into "reader_payment" ("…", "business_id")
values ($1, $2::uuid);

-- listPaymentsOf
select *
from "reader_payment"
where "business_id" = $1::uuid
  and "transaction_id" = $2
order by "created_dt", "id";

-- getRunningOf
select *
from "reader_payment"
where "business_id" = $1::uuid
  and "transaction_id" = $2
  and "due_dt" is not null;

-- getPaidOf
select *
from "reader_payment"
where "business_id" = $1::uuid
  and "transaction_id" = $2
  and "state" = $3;

-- findOnReader
select "transaction_id"
from "reader_payment"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and "due_dt" is not null
  and "state" in ($3, $4)
  and "transaction_id" <> $5
limit $6;

-- claimPayment
update "reader_payment"
set "claimed_dt" = $1, "attempts" = "attempts" + $2
where "business_id" = $3::uuid
  and "id" = $4
  and "due_dt" is not null
  and ("claimed_dt" is null or "claimed_dt" < $5)
returning *;

-- lockClaimed
select "state"
from "reader_payment"
where "business_id" = $1::uuid
  and "id" = $2
  and "claimed_dt" = $3
for update;

-- savePayment
update "reader_payment"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "id" = $5;

-- addRefund
insert into "reader_refund" ("…", "business_id")
values ($1, $2::uuid);

-- getRefund
select "r".*, "p"."currency", "p"."card_brand", "p"."card_last4", "p"."intent_id", "p"."terminal_id"
from "reader_refund" as "r"
inner join "reader_payment" as "p" on "p"."business_id" = "r"."business_id"
  and "p"."id" = "r"."payment_id"
where "r"."business_id" = $1::uuid
  and "r"."id" = $2;

-- listRefundsOf: begins as getRefund
where "r"."business_id" = $1::uuid
  and ("r"."transaction_id" = $2 or "p"."transaction_id" = $3)
order by "r"."created_dt", "r"."id";

-- lockRefund
select "id", "state"
from "reader_refund"
where "business_id" = $1::uuid
  and "id" = $2
for update;

-- claimRefund
update "reader_refund"
set "claimed_dt" = $1, "attempts" = "attempts" + $2
where "business_id" = $3::uuid
  and "id" = $4
  and "due_dt" is not null
  and ("claimed_dt" is null or "claimed_dt" < $5)
returning "id";

-- finishRefund
update "reader_refund"
set "…" = $1, "claimed_dt" = $2, "modified_dt" = $3, "version" = "version" + $4
where "business_id" = $5::uuid
  and "id" = $6
  and "claimed_dt" = $7;

-- saveRefund
update "reader_refund"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "id" = $5;

-- noteOnSale
update "transaction"
set "reader_payment_id" = $1
where "business_id" = $2::uuid
  and "id" = $3;

-- lockReader
select *
from "terminal_device"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and "device" = $3
for update;

-- listDue
select business_id, payment_id, refund_id
from list_due_reader_payments($1, $2::int);

-- getSubject
select t.number, t.terminal_id, m.title as terminal_title
from transaction t
left join terminal m on m.business_id = t.business_id
  and m.id = t.terminal_id
where t.business_id = $1::uuid
  and t.id = $2::uuid;
