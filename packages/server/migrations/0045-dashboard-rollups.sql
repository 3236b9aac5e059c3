-- What the dashboard reads besides turnover: payments, customers and goods by day. A finished sale appends one delta that
-- names its transaction; folding spreads it over every rollup by the lines and payments of that transaction, so that a
-- sale writes no more than before. Whoever reads adds what is not folded yet.

-- The hour of the sale beside its day, in the time zone of its point of sale at that moment: a cancelled sale is taken off
-- where it was counted, and rollups can be made again from the transactions. Null where no till sold.
alter table transaction add column business_hour integer check (business_hour between 0 and 23);

-- What a delta leads to, and whose it is. Deltas of before name no transaction; they are written anew below.
alter table turnover_delta no force row level security;
delete from turnover_delta;
alter table turnover_delta
  add column transaction_id uuid not null,
  add column customer_id uuid,
  -- Paid for goods, with their taxes: without delivery, tips and rounding.
  add column goods_amount bigint not null;

-- A visit is a finished check of a known customer. Items are counted in thousandths: pieces as they are, and a line that
-- is weighed, poured or timed as one. A place that changes its programme keeps what it sold in the first one.
alter table turnover no force row level security;
delete from turnover;
alter table turnover
  add column visits_count integer not null,
  add column visits_amount bigint not null,
  add column goods_amount bigint not null,
  add column items_quantity bigint not null,
  drop constraint turnover_pkey,
  add primary key (business_id, business_date, hour, pos_id, terminal_id, currency, loyalty_id);
alter table turnover force row level security;

create table payment_turnover (
  business_id uuid not null default current_business() references business,
  business_date date not null,
  loyalty_id uuid not null,
  pos_id uuid not null,
  terminal_id uuid not null,
  currency text not null,
  payment_type text not null,
  checks_count integer not null,
  amount bigint not null,
  primary key (business_id, business_date, pos_id, terminal_id, currency, loyalty_id, payment_type)
);
call tenant_table('payment_turnover');

-- Who bought, by day and by month: a long period reads its whole months and only the days beside them.
create table customer_turnover (
  business_id uuid not null default current_business() references business,
  grain text not null check (grain in ('day', 'month')),
  -- The day, or the first one of the month.
  business_date date not null,
  customer_id uuid not null,
  loyalty_id uuid not null,
  pos_id uuid not null,
  terminal_id uuid not null,
  currency text not null,
  visits_count integer not null,
  amount_to_pay bigint not null,
  primary key (business_id, grain, business_date, customer_id, terminal_id, currency, pos_id, loyalty_id)
) with (fillfactor = 90);
call tenant_table('customer_turnover');

-- What was sold, by day and by month. Not by terminal: it would have about as many rows as there are lines of checks.
create table goods_turnover (
  business_id uuid not null default current_business() references business,
  grain text not null check (grain in ('day', 'month')),
  business_date date not null,
  goods_id uuid not null,
  loyalty_id uuid not null,
  pos_id uuid not null,
  currency text not null,
  checks_count integer not null,
  -- Thousandths of the item's unit.
  quantity bigint not null,
  amount bigint not null,
  discount_amount bigint not null,
  amount_to_pay bigint not null,
  primary key (business_id, grain, business_date, goods_id, pos_id, currency, loyalty_id)
) with (fillfactor = 90);
call tenant_table('goods_turnover');

-- Members: how many there are, who is new, and of what age; answered from these indexes alone.
create index card_registered on card (business_id, registered_dt) include (loyalty_id, category_id);
create index customer_age on customer (business_id, id) include (gender, birth_date);

-- Everything that was sold so far waits to be folded anew.
alter table transaction no force row level security;
alter table pos no force row level security;
update transaction t set
  business_date = (coalesce(t.finalized_dt, t.created_dt) at time zone p.time_zone)::date,
  business_hour = extract(hour from coalesce(t.finalized_dt, t.created_dt) at time zone p.time_zone)
from pos p where p.business_id = t.business_id and p.id = t.pos_id and t.terminal_id is not null;
insert into turnover_delta (business_id, id, transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id,
  currency, checks_count, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount,
  amount_to_pay, goods_amount)
select business_id, id, id, customer_id, business_date, business_hour, loyalty_id, pos_id, terminal_id, currency, 1, amount,
  discount_amount, bonuses_redeemed_amount, bonuses_added_amount + promo_bonuses_added_amount, sales_taxes_amount,
  amount_to_pay, amount_to_pay - delivery_amount - tip_amount - rounding_amount
from transaction where status = 'success' and terminal_id is not null;
alter table turnover_delta force row level security;
alter table transaction force row level security;
alter table pos force row level security;
