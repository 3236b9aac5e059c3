-- Measured with a million sales: a year of turnover by the hour of every till is read in most of a second. So the hours
-- stand in a rollup of their own, by day and by month, and turnover has a row for a day of a till.

create table hour_turnover (
  business_id uuid not null default current_business() references business,
  grain text not null check (grain in ('day', 'month')),
  -- The day, or the first one of the month.
  business_date date not null,
  -- ISO: Monday is 1. A month has rows for each.
  week_day integer not null check (week_day between 1 and 7),
  hour integer not null check (hour between 0 and 23),
  loyalty_id uuid not null,
  pos_id uuid not null,
  terminal_id uuid not null,
  currency text not null,
  checks_count integer not null,
  visits_count integer not null,
  amount_to_pay bigint not null,
  primary key (business_id, grain, business_date, week_day, hour, pos_id, terminal_id, currency, loyalty_id)
) with (fillfactor = 90);
call tenant_table('hour_turnover');

alter table turnover no force row level security;
alter table hour_turnover no force row level security;
insert into hour_turnover (business_id, grain, business_date, week_day, hour, loyalty_id, pos_id, terminal_id, currency,
  checks_count, visits_count, amount_to_pay)
select t.business_id, g.grain, g.starts, extract(isodow from t.business_date), t.hour, t.loyalty_id, t.pos_id, t.terminal_id,
  t.currency, sum(t.checks_count), sum(t.visits_count), sum(t.amount_to_pay)
from turnover t cross join lateral (
  values ('day', t.business_date), ('month', date_trunc('month', t.business_date)::date)) g (grain, starts)
group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
create temporary table by_day on commit drop as
select business_id, business_date, loyalty_id, pos_id, terminal_id, currency, sum(checks_count)::integer as checks_count,
  sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount,
  sum(bonuses_redeemed_amount)::bigint as bonuses_redeemed_amount, sum(bonuses_added_amount)::bigint as bonuses_added_amount,
  sum(sales_taxes_amount)::bigint as sales_taxes_amount, sum(amount_to_pay)::bigint as amount_to_pay,
  sum(visits_count)::integer as visits_count, sum(visits_amount)::bigint as visits_amount,
  sum(goods_amount)::bigint as goods_amount, sum(items_quantity)::bigint as items_quantity
from turnover group by 1, 2, 3, 4, 5, 6;
delete from turnover;
alter table turnover drop column hour;
alter table turnover add primary key (business_id, business_date, pos_id, terminal_id, currency, loyalty_id);
insert into turnover (business_id, business_date, loyalty_id, pos_id, terminal_id, currency, checks_count, amount,
  discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay, visits_count,
  visits_amount, goods_amount, items_quantity)
select * from by_day;
alter table turnover force row level security;
alter table hour_turnover force row level security;

-- How many customers bought on a day, in all and within each programme, place and till: a customer of two tills is one of
-- the day. It can not be added up, so folding counts the days that it has touched anew.
create table buyers_of_day (
  business_id uuid not null default current_business() references business,
  business_date date not null,
  currency text not null,
  scope text not null check (scope in ('all', 'loyalty', 'pos', 'terminal')),
  -- The programme, place or till; the business itself for all.
  scope_id uuid not null,
  customers_count integer not null,
  primary key (business_id, scope, scope_id, currency, business_date)
);
call tenant_table('buyers_of_day');
alter table customer_turnover no force row level security;
alter table buyers_of_day no force row level security;
insert into buyers_of_day (business_id, business_date, currency, scope, scope_id, customers_count)
select c.business_id, c.business_date, c.currency, s.scope, s.scope_id, count(distinct c.customer_id)
from customer_turnover c cross join lateral (
  values ('all', c.business_id), ('loyalty', c.loyalty_id), ('pos', c.pos_id), ('terminal', c.terminal_id)) s (scope, scope_id)
where c.grain = 'day' and c.visits_count > 0 group by 1, 2, 3, 4, 5;
alter table customer_turnover force row level security;
alter table buyers_of_day force row level security;

-- Members beside their customers: both are read from indexes in one order.
drop index card_customer;
create index card_customer on card (business_id, customer_id) include (loyalty_id, registered_dt);
