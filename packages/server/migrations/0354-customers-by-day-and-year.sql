-- Who bought on a day and in a year, without the place and the till, beside customer_month_turnover: a period that ends today is its year with some months
-- and days added or taken off, and reads a row for each customer and such a part. Triggers keep both tables, so servers of the previous version do too.
create table customer_day_turnover (
  business_id uuid not null default current_business() references business,
  business_date date not null,
  customer_id uuid not null,
  loyalty_id uuid not null,
  currency text not null,
  visits_count integer not null,
  amount_to_pay bigint not null,
  primary key (business_id, business_date, customer_id, currency, loyalty_id)
) with (fillfactor = 90);
call tenant_table('customer_day_turnover');

create table customer_year_turnover (
  business_id uuid not null default current_business() references business,
  -- The first day of the year.
  business_date date not null,
  customer_id uuid not null,
  loyalty_id uuid not null,
  currency text not null,
  visits_count integer not null,
  amount_to_pay bigint not null,
  primary key (business_id, business_date, customer_id, currency, loyalty_id)
) with (fillfactor = 90);
call tenant_table('customer_year_turnover');

-- Adds the rows that a statement has written, or takes off those that it has replaced. Who deletes them empties all three tables. One row after the other, because a distributed
-- database finds the machine of a business by a value that a statement names.
create function sum_customer_turnover() returns trigger language plpgsql as $$
declare
  times constant integer := tg_argv[0];
  one record;
begin
  for one in
    select w.business_id, w.business_date, w.customer_id, w.loyalty_id, w.currency, times * sum(w.visits_count) as visits, times * sum(w.amount_to_pay) as amount
    from written w where w.grain = 'day' group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  loop
    insert into customer_day_turnover as t (business_id, business_date, customer_id, loyalty_id, currency, visits_count, amount_to_pay)
    values (one.business_id, one.business_date, one.customer_id, one.loyalty_id, one.currency, one.visits, one.amount)
    on conflict (business_id, business_date, customer_id, currency, loyalty_id) do update
      set visits_count = t.visits_count + excluded.visits_count, amount_to_pay = t.amount_to_pay + excluded.amount_to_pay;
  end loop;
  for one in
    select w.business_id, date_trunc('year', w.business_date)::date as starts, w.customer_id, w.loyalty_id, w.currency,
      times * sum(w.visits_count) as visits, times * sum(w.amount_to_pay) as amount
    from written w where w.grain = 'month' group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  loop
    insert into customer_year_turnover as t (business_id, business_date, customer_id, loyalty_id, currency, visits_count, amount_to_pay)
    values (one.business_id, one.starts, one.customer_id, one.loyalty_id, one.currency, one.visits, one.amount)
    on conflict (business_id, business_date, customer_id, currency, loyalty_id) do update
      set visits_count = t.visits_count + excluded.visits_count, amount_to_pay = t.amount_to_pay + excluded.amount_to_pay;
  end loop;
  return null;
end
$$;
create trigger customers_added after insert on customer_turnover
  referencing new table as written for each statement execute function sum_customer_turnover('1');
create trigger customers_changed after update on customer_turnover
  referencing new table as written for each statement execute function sum_customer_turnover('1');
create trigger customers_replaced after update on customer_turnover
  referencing old table as written for each statement execute function sum_customer_turnover('-1');

alter table customer_turnover no force row level security;
alter table customer_day_turnover no force row level security;
alter table customer_year_turnover no force row level security;
insert into customer_day_turnover (business_id, business_date, customer_id, loyalty_id, currency, visits_count, amount_to_pay)
select business_id, business_date, customer_id, loyalty_id, currency, sum(visits_count), sum(amount_to_pay)
from customer_turnover where grain = 'day' group by 1, 2, 3, 4, 5;
insert into customer_year_turnover (business_id, business_date, customer_id, loyalty_id, currency, visits_count, amount_to_pay)
select business_id, date_trunc('year', business_date)::date, customer_id, loyalty_id, currency, sum(visits_count), sum(amount_to_pay)
from customer_day_turnover group by 1, 2, 3, 4, 5;
alter table customer_year_turnover force row level security;
alter table customer_day_turnover force row level security;
alter table customer_turnover force row level security;
