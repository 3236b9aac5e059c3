-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- fiscal/queries.ts

-- addReceipt
insert into "fiscal_receipt" ("…", "business_id")
values ($1, $2::uuid);

-- getReceipt
select "fiscal_receipt".*,
  "terminal"."title" as "terminal_title",
  "pos"."title" as "pos_title",
  "transaction"."number",
  "transaction"."currency",
  "transaction"."amount_to_pay"
from "fiscal_receipt"
inner join "terminal" on "terminal"."business_id" = "fiscal_receipt"."business_id"
  and "terminal"."id" = "fiscal_receipt"."terminal_id"
inner join "pos" on "pos"."business_id" = "fiscal_receipt"."business_id"
  and "pos"."id" = "fiscal_receipt"."pos_id"
left join "transaction" on "transaction"."business_id" = "fiscal_receipt"."business_id"
  and "transaction"."id" = "fiscal_receipt"."transaction_id"
where "fiscal_receipt"."business_id" = $1::uuid
  and "fiscal_receipt"."id" = $2;

-- listReceipts: begins as getReceipt
where "fiscal_receipt"."business_id" = $1::uuid
  and ("fiscal_receipt"."pos_id" = $2 and "fiscal_receipt"."terminal_id" = $3 and "fiscal_receipt"."transaction_id" = $4 and "fiscal_receipt"."kind" = $5 and "fiscal_receipt"."state" = $6 and fiscal_receipt.created_dt >= $7 and fiscal_receipt.created_dt < $8)
order by fiscal_receipt.created_dt asc, fiscal_receipt.id asc;

-- listReceipts, required parameters only: begins as getReceipt
where "fiscal_receipt"."business_id" = $1::uuid
  and (fiscal_receipt.created_dt >= $2)
order by fiscal_receipt.created_dt desc, fiscal_receipt.id desc;

-- listReceipts, other parameters: begins as getReceipt
where "fiscal_receipt"."business_id" = $1::uuid
  and ("fiscal_receipt"."pos_id" = $2 and "fiscal_receipt"."terminal_id" = $3 and "fiscal_receipt"."transaction_id" = $4 and "fiscal_receipt"."kind" = $5 and "fiscal_receipt"."state" = $6 and fiscal_receipt.created_dt >= $7 and fiscal_receipt.created_dt < $8)
order by fiscal_receipt.fiscal_dt desc nulls last, fiscal_receipt.id desc;

-- listReceiptsOf
select *
from "fiscal_receipt"
where "business_id" = $1::uuid
  and "transaction_id" = $2
order by "created_dt", "id";

-- lockReceipt
select "id", "state", "terminal_id"
from "fiscal_receipt"
where "business_id" = $1::uuid
  and "id" = $2
for update;

-- getShiftEnd
select "id"
from "fiscal_receipt"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and "kind" = $3
  and "state" in ($4, $5)
limit $6;

-- claimReceipt
update fiscal_receipt
set claimed_dt = $1, attempts = attempts + 1
where business_id = $2::uuid
  and id = ( select f.id from fiscal_receipt f where f.business_id = $2::uuid and f.terminal_id = $3 and f.due_dt <= $4 and (f.claimed_dt is null or f.claimed_dt < $5) and not exists ( select from fiscal_receipt c where c.business_id = $2::uuid and c.terminal_id = $6 and c.due_dt is not null and c.claimed_dt >= $7) order by f.due_dt, f.id limit 1 for update)
returning *;

-- finishAttempt
update "fiscal_receipt"
set "…" = $1, "claimed_dt" = $2, "modified_dt" = $3, "version" = "version" + $4
where "business_id" = $5::uuid
  and "id" = $6
  and "claimed_dt" = $7;

-- saveReceipt
update "fiscal_receipt"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "id" = $5;

-- dropCancellation
update "fiscal_receipt"
set "state" = $1, "due_dt" = $2, "claimed_dt" = $3, "problem" = $4, "error_text" = $5, "modified_dt" = $6, "version" = "version" + $7
where "business_id" = $8::uuid
  and "transaction_id" = $9
  and "kind" = $10
  and "state" in ($11, $12);

-- hurry
update "fiscal_receipt"
set "due_dt" = $1
where "business_id" = $2::uuid
  and "terminal_id" = $3
  and "state" in ($4, $5);

-- findWaitingBefore
select "id"
from "fiscal_receipt"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and "state" = $3
  and "kind" <> $4
  and "created_dt" < $5
limit $6;

-- findRefusedToo
select "id"
from "fiscal_receipt"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and "state" = $3
  and "problem" = $4
  and "id" <> $5
limit $6;

-- getSubject
select "transaction"."status",
  "transaction"."refund_of_id",
  "transaction"."number",
  "terminal"."language",
  "terminal"."title" as "terminal_title"
from "transaction"
inner join "terminal" on "terminal"."business_id" = "transaction"."business_id"
  and "terminal"."id" = "transaction"."terminal_id"
where "transaction"."business_id" = $1::uuid
  and "transaction"."id" = $2;

-- getTill
select "title"
from "terminal"
where "business_id" = $1::uuid
  and "id" = $2;

-- listTaxesAt
select "tax"."id", "tax"."title", "tax"."code"
from "terminal"
inner join "pos" on "pos"."business_id" = "terminal"."business_id"
  and "pos"."id" = "terminal"."pos_id"
inner join "tax" on "tax"."business_id" = "pos"."business_id"
  and "tax"."loyalty_id" = "pos"."loyalty_id"
where "terminal"."business_id" = $1::uuid
  and "terminal"."id" = $2
  and "tax"."active" = $3
order by "tax"."title", "tax"."id";

-- listDueTerminals
select business_id, terminal_id
from list_due_fiscal($1, $2::int);
