-- What lists of transactions sum up, by hour, day and month of their beginning in UTC, so that the sums of a million are read in no time.
-- Whatever is written to a transaction marks its hour; a job counts marked hours anew from the transactions themselves, and days and
-- months from their hours. Whoever reads takes marked hours from the transactions. So no write can be forgotten, and none waits for another.

create table transaction_totals (
  business_id uuid not null default current_business() references business,
  id bigint generated always as identity,
  grain text not null check (grain in ('hour', 'day', 'month')),
  starts timestamptz not null,
  loyalty_id uuid not null,
  pos_id uuid,
  terminal_id uuid,
  transaction_type text not null,
  status text not null,
  currency text not null,
  transactions_count bigint not null,
  amount bigint not null,
  discount_amount bigint not null,
  bonuses_redeemed_amount bigint not null,
  contained_taxes_amount bigint not null,
  sales_taxes_amount bigint not null,
  delivery_amount bigint not null,
  tip_amount bigint not null,
  rounding_amount bigint not null,
  amount_to_pay bigint not null,
  bonuses_added_amount bigint not null,
  promo_bonuses_added_amount bigint not null,
  -- Of the lines of these transactions.
  lines_count bigint not null,
  lines_amount bigint not null,
  lines_discount_amount bigint not null,
  lines_bonuses_redeemed bigint not null,
  lines_contained_taxes_amount bigint not null,
  lines_sales_taxes_amount bigint not null,
  lines_amount_to_pay bigint not null,
  lines_bonuses_added bigint not null,
  primary key (business_id, id),
  unique nulls not distinct (business_id, grain, starts, loyalty_id, pos_id, terminal_id, transaction_type, status, currency)
);
call tenant_table('transaction_totals');

-- Hours that are to be counted anew; a mark for each statement that wrote, so that two sales never wait for one row.
create table transaction_totals_stale (
  business_id uuid not null default current_business() references business,
  id bigint generated always as identity,
  hour timestamptz not null,
  primary key (business_id, id)
);
call tenant_table('transaction_totals_stale');

create function mark_transaction_hours() returns trigger language plpgsql as $$
begin
  insert into transaction_totals_stale (business_id, hour)
  select distinct business_id, date_trunc('hour', created_dt, 'UTC') from written;
  return null;
end
$$;
create trigger transaction_inserted after insert on transaction
  referencing new table as written for each statement execute function mark_transaction_hours();
create trigger transaction_updated after update on transaction
  referencing new table as written for each statement execute function mark_transaction_hours();
-- Where a transaction was, should it ever move or go.
create trigger transaction_moved after update on transaction
  referencing old table as written for each statement execute function mark_transaction_hours();
create trigger transaction_deleted after delete on transaction
  referencing old table as written for each statement execute function mark_transaction_hours();

-- Which businesses have hours to count anew. Looks across businesses and gives back ids only.
create function list_stale_totals(most integer) returns table (business_id uuid)
language sql stable as $$ select distinct s.business_id from transaction_totals_stale s limit most $$;
call across_table('transaction_totals_stale');
call across_function('list_stale_totals(integer)');

alter table transaction no force row level security;
alter table transaction_totals_stale no force row level security;
insert into transaction_totals_stale (business_id, hour)
select distinct business_id, date_trunc('hour', created_dt, 'UTC') from transaction;
alter table transaction_totals_stale force row level security;
alter table transaction force row level security;
