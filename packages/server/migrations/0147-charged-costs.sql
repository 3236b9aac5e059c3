-- What additional costs came to in a sale, as they were then.
create table transaction_cost (
  business_id uuid not null default current_business() references business,
  transaction_id uuid not null,
  -- The line; -1 for a delivery or a tip of the whole check.
  place integer not null check (place >= -1),
  additional_cost_id uuid not null,
  code text not null,
  title text not null,
  kind text not null check (kind in ('commission', 'delivery', 'tip')),
  -- Thousandths of the item's unit; one for a delivery or a tip.
  quantity bigint not null,
  base bigint not null,
  amount bigint not null,
  primary key (business_id, transaction_id, place, additional_cost_id),
  foreign key (business_id, transaction_id) references transaction
);
call tenant_table('transaction_cost');

-- The same by day and by month, as folding makes it: a report over a year of sales reads no line of a check.
create table cost_turnover (
  business_id uuid not null default current_business() references business,
  grain text not null check (grain in ('day', 'month')),
  -- The day, or the first day of the month.
  business_date date not null,
  loyalty_id uuid not null,
  pos_id uuid not null,
  currency text not null,
  additional_cost_id uuid not null,
  -- The item; the additional cost itself for a delivery or a tip, which belongs to no item.
  goods_id uuid not null,
  -- As they were when it was sold.
  item_code text not null,
  item_title text not null,
  unit text not null,
  code text not null,
  title text not null,
  kind text not null check (kind in ('commission', 'delivery', 'tip')),
  checks_count integer not null,
  quantity bigint not null,
  base bigint not null,
  amount bigint not null,
  primary key (business_id, grain, business_date, goods_id, additional_cost_id, pos_id, currency, loyalty_id, item_code, item_title, unit,
    code, title, kind)
) with (fillfactor = 90);
call tenant_table('cost_turnover');
