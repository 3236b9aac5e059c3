-- What taxes came to, by day, place and programme, as folding makes it: a year of a report on taxes reads no line of a check.
create table tax_turnover (
  business_id uuid not null default current_business() references business,
  business_date date not null,
  loyalty_id uuid not null,
  pos_id uuid not null,
  currency text not null,
  tax_id uuid not null,
  -- As they were when it was sold.
  code text not null,
  title text not null,
  classification text not null check (classification in ('base-tax', 'sales-tax')),
  type text not null check (type in ('amount', 'percentage')),
  checks_count integer not null,
  base bigint not null,
  amount bigint not null,
  primary key (business_id, business_date, pos_id, currency, loyalty_id, tax_id, code, title, classification, type)
) with (fillfactor = 90);
call tenant_table('tax_turnover');

-- Everything that was sold so far, without what waits to be folded.
alter table transaction no force row level security;
alter table transaction_tax no force row level security;
alter table turnover_delta no force row level security;
alter table tax_turnover no force row level security;
insert into tax_turnover (business_id, business_date, loyalty_id, pos_id, currency, tax_id, code, title, classification, type, checks_count,
  base, amount)
select s.business_id, s.business_date, s.loyalty_id, s.pos_id, s.currency, x.tax_id, x.code, x.title, x.classification, x.type,
  sum(s.checks_count), sum(s.checks_count * x.base), sum(s.checks_count * x.amount)
from (
  select business_id, id, business_date, loyalty_id, pos_id, currency, 1 as checks_count from transaction
  where status = 'success' and terminal_id is not null
  union all
  select business_id, transaction_id, business_date, loyalty_id, pos_id, currency, -checks_count from turnover_delta) s
join lateral (
  select tax_id, code, title, classification, type, sum(base) as base, sum(amount) as amount from transaction_tax x
  where x.business_id = s.business_id and x.transaction_id = s.id group by 1, 2, 3, 4, 5) x on true
group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 having sum(s.checks_count) <> 0;
alter table tax_turnover force row level security;
alter table turnover_delta force row level security;
alter table transaction_tax force row level security;
alter table transaction force row level security;

-- Finished sales by their day, and the transactions of one customer.
create index transaction_sold on transaction (business_id, business_date) where status = 'success' and terminal_id is not null;
create index transaction_customer on transaction (business_id, customer_id, created_dt) where customer_id is not null;
