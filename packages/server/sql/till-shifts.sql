-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- till-shifts/queries.ts

-- getShift
select "shift".*,
  "terminal"."title" as "terminal_title",
  "terminal"."settings",
  "terminal"."language",
  "pos"."title" as "pos_title",
  "pos"."time_zone",
  "pos"."address",
  ( select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name), 'id', (select s.id from staff s where s.business_id = $1::uuid and s.person_id = n.id)) from person n where n.id = "shift"."opened_person_id") as "opened_by",
  ( select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name), 'id', (select s.id from staff s where s.business_id = $1::uuid and s.person_id = n.id)) from person n where n.id = "shift"."closed_person_id") as "closed_by"
from "shift"
inner join "terminal" on "terminal"."business_id" = "shift"."business_id"
  and "terminal"."id" = "shift"."terminal_id"
inner join "pos" on "pos"."business_id" = "shift"."business_id"
  and "pos"."id" = "shift"."pos_id"
where "shift"."business_id" = $1::uuid
  and "shift"."id" = $2;

-- getOpenShift: as getShift, but
where "shift"."business_id" = $1::uuid
  and "shift"."terminal_id" = $2
  and "shift"."closed_dt" is null;

-- getLastShift: begins as getShift
where "shift"."business_id" = $1::uuid
  and "shift"."terminal_id" = $2
  and "shift"."closed_dt" is not null
order by "shift"."number" desc
limit $3;

-- isManager
select exists (select from member m where m.business_id = $1::uuid and m.person_id = $2 and not m.suspended and (m.access <> 'business-staff' or m.roles && array['business-manager', 'sales-point-manager'])) as manages;

-- findClosedAt
select "id"
from "shift"
where "business_id" = $1::uuid
  and "terminal_id" = $2
  and "opened_dt" <= $3
  and "closed_dt" > $4
limit $5;

-- listShifts: begins as getShift
where "shift"."business_id" = $1::uuid
  and ("shift"."pos_id" = $2 and "shift"."terminal_id" = $3 and (select s.person_id from staff s where s.business_id = $1::uuid and s.id = $4) in (shift.opened_person_id, shift.closed_person_id) and shift.closed_dt is not null and shift.counted_amount <> shift.expected_amount and shift.opened_dt >= $5 and shift.opened_dt < $6)
order by shift.opened_dt asc, shift.id asc;

-- listShifts, required parameters only: begins as getShift
where "shift"."business_id" = $1::uuid
  and (shift.opened_dt >= $2)
order by shift.opened_dt desc, shift.id desc;

-- listShifts, other parameters: begins as getShift
where "shift"."business_id" = $1::uuid
  and ("shift"."pos_id" = $2 and "shift"."terminal_id" = $3 and (select s.person_id from staff s where s.business_id = $1::uuid and s.id = $4) in (shift.opened_person_id, shift.closed_person_id) and shift.closed_dt is not null and shift.counted_amount <> shift.expected_amount and shift.opened_dt >= $5 and shift.opened_dt < $6)
order by shift.turnover_amount asc nulls last, shift.id asc;

-- listShifts, other parameters: begins as getShift
where "shift"."business_id" = $1::uuid
  and ("shift"."pos_id" = $2 and "shift"."terminal_id" = $3 and (select s.person_id from staff s where s.business_id = $1::uuid and s.id = $4) in (shift.opened_person_id, shift.closed_person_id) and shift.closed_dt is not null and shift.counted_amount <> shift.expected_amount and shift.opened_dt >= $5 and shift.opened_dt < $6)
order by shift.counted_amount - shift.expected_amount desc nulls last, shift.id desc;

-- listShifts, other parameters: begins as getShift
where "shift"."business_id" = $1::uuid
  and ("shift"."pos_id" = $2 and "shift"."terminal_id" = $3 and (select s.person_id from staff s where s.business_id = $1::uuid and s.id = $4) in (shift.opened_person_id, shift.closed_person_id) and shift.closed_dt is not null and shift.counted_amount <> shift.expected_amount and shift.opened_dt >= $5 and shift.opened_dt < $6)
order by shift.closed_dt desc nulls last, shift.id desc;

-- sumShifts
select "shift"."currency",
  count(*)::int as "count",
  sum(shift.turnover_amount)::bigint as "turnover_amount",
  coalesce(sum(shift.counted_amount - shift.expected_amount), 0)::bigint as "difference_amount"
from "shift"
where "shift"."business_id" = $1::uuid
  and ("shift"."pos_id" = $2 and "shift"."terminal_id" = $3 and (select s.person_id from staff s where s.business_id = $1::uuid and s.id = $4) in (shift.opened_person_id, shift.closed_person_id) and shift.closed_dt is not null and shift.counted_amount <> shift.expected_amount and shift.opened_dt >= $5 and shift.opened_dt < $6)
  and "shift"."closed_dt" is not null
group by "shift"."currency"
order by "shift"."currency";

-- sumShifts, required parameters only: as sumShifts, but
where "shift"."business_id" = $1::uuid
  and (shift.opened_dt >= $2)
  and "shift"."closed_dt" is not null;

-- lockCounter
insert into "terminal_counter" ("terminal_id", "last_number", "business_id")
values ($1, $2, $3::uuid)
on conflict ("business_id", "terminal_id") do update
set "last_number" = "terminal_counter"."last_number"
returning "last_number", "open_shift_id";

-- saveOpenShift
update "terminal_counter"
set "open_shift_id" = $1
where "business_id" = $2::uuid
  and "terminal_id" = $3;

-- getLastNumber
select coalesce(max("number"), 0) as "number"
from "shift"
where "business_id" = $1::uuid
  and "terminal_id" = $2;

-- addShift
insert into "shift" ("…", "business_id")
values ($1, $2::uuid);

-- closeShift
update "shift"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "id" = $5;

-- addMovement
insert into "shift_movement" ("…", "business_id")
values ($1, $2::uuid);

-- listMovements
select "m"."id",
  "m"."direction",
  "m"."amount",
  "m"."reason",
  "m"."created_dt",
  ( select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name), 'id', (select s.id from staff s where s.business_id = $1::uuid and s.person_id = n.id)) from person n where n.id = "m"."person_id") as "made_by"
from "shift_movement" as "m"
where "m"."business_id" = $1::uuid
  and "m"."shift_id" = $2
order by "m"."created_dt", "m"."id";

-- sumShift
with event as ( select t.id, 1 as sign, t.transaction_type = 'refund' as back, t.number from transaction t where t.business_id = $1::uuid and t.terminal_id = $2 and t.number > $3 and ($4::bigint is null or t.number <= $5::bigint) and t.transaction_type in ('sale', 'refund') and t.status in ('success', 'canceled') union all select c.transaction_id, case c.kind when 'finalized' then 1 else -1 end, c.kind = 'canceled', null from shift_check c where c.business_id = $1::uuid and c.shift_id = $6)
select min(event.number) as first_check,
  max(event.number) as last_check,
  (select coalesce(jsonb_agg(s), '[]') from ( select e.back, count(*)::int as count, sum(e.sign * t.amount)::text as amount, sum(e.sign * t.discount_amount)::text as discount_amount, sum(e.sign * t.bonuses_redeemed_amount)::text as bonuses_redeemed_amount, sum(e.sign * t.sales_taxes_amount)::text as sales_taxes_amount, sum(e.sign * t.contained_taxes_amount)::text as contained_taxes_amount, sum(e.sign * t.delivery_amount)::text as delivery_amount, sum(e.sign * t.tip_amount)::text as tip_amount, sum(e.sign * t.rounding_amount)::text as rounding_amount, sum(e.sign * t.amount_to_pay)::text as amount_to_pay, sum(e.sign * (t.bonuses_added_amount + t.promo_bonuses_added_amount))::text as bonuses_added_amount from event e join transaction t on t.business_id = $1::uuid and t.id = e.id group by e.back) s) as sums,
  (select coalesce(jsonb_agg(s order by s.payment_type), '[]') from ( select p.payment_type, e.back, sum(e.sign * p.amount)::text as amount from event e join transaction_payment p on p.business_id = $1::uuid and p.transaction_id = e.id group by p.payment_type, e.back) s) as payments,
  (select coalesce(jsonb_agg(s order by s.code, s.title), '[]') from ( select x.code, x.title, sum(e.sign * x.base)::text as base, sum(e.sign * x.amount)::text as amount from event e join transaction_tax x on x.business_id = $1::uuid and x.transaction_id = e.id group by x.tax_id, x.code, x.title) s) as taxes,
  (select coalesce(sum(m.amount), 0)::bigint from shift_movement m where m.business_id = $1::uuid and m.shift_id = $7 and m.direction = 'in') as paid_in,
  (select coalesce(sum(m.amount), 0)::bigint from shift_movement m where m.business_id = $1::uuid and m.shift_id = $8 and m.direction = 'out') as paid_out
from event;
