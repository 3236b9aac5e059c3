-- What taxes came to by item, by day and by month, as folding makes it: a report over a year of sales reads no line of a check. Not in
-- `tax_turnover`: there a sale counts once for a tax, whatever number of items bears it.
create table item_tax_turnover (
  business_id uuid not null default current_business() references business,
  grain text not null check (grain in ('day', 'month')),
  -- The day, or the first day of the month.
  business_date date not null,
  loyalty_id uuid not null,
  pos_id uuid not null,
  currency text not null,
  goods_id uuid not null,
  tax_id uuid not null,
  -- As they were when it was sold.
  item_code text not null,
  item_title text not null,
  unit text not null,
  code text not null,
  title text not null,
  classification text not null check (classification in ('base-tax', 'sales-tax')),
  type text not null check (type in ('amount', 'percentage')),
  checks_count integer not null,
  -- Thousandths of the item's unit.
  quantity bigint not null,
  base bigint not null,
  amount bigint not null,
  primary key (business_id, grain, business_date, goods_id, tax_id, pos_id, currency, loyalty_id, item_code, item_title, unit, code, title,
    classification, type)
) with (fillfactor = 90);
call tenant_table('item_tax_turnover');

-- Everything that was sold so far, without what waits to be folded.
alter table transaction no force row level security;
alter table transaction_item no force row level security;
alter table transaction_tax no force row level security;
alter table turnover_delta no force row level security;
alter table item_tax_turnover no force row level security;
insert into item_tax_turnover (business_id, grain, business_date, loyalty_id, pos_id, currency, goods_id, tax_id, item_code, item_title, unit,
  code, title, classification, type, checks_count, quantity, base, amount)
select s.business_id, g.grain, g.starts, s.loyalty_id, s.pos_id, s.currency, x.goods_id, x.tax_id, x.item_code, x.item_title, x.unit,
  x.code, x.title, x.classification, x.type, sum(s.checks_count), sum(s.checks_count * x.quantity), sum(s.checks_count * x.base),
  sum(s.checks_count * x.amount)
from (
  select business_id, id, business_date, loyalty_id, pos_id, currency, 1 as checks_count from transaction
  where status = 'success' and terminal_id is not null
  union all
  select business_id, transaction_id, business_date, loyalty_id, pos_id, currency, -checks_count from turnover_delta) s
join (
  select x.business_id, x.transaction_id, i.goods_id, i.code as item_code, i.title as item_title, i.unit, x.tax_id, x.code, x.title,
    x.classification, x.type, sum(i.quantity) as quantity, sum(x.base) as base, sum(x.amount) as amount
  from transaction_tax x
  join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) x on x.business_id = s.business_id and x.transaction_id = s.id
cross join lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)
group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 having sum(s.checks_count) <> 0;
alter table item_tax_turnover force row level security;
alter table turnover_delta force row level security;
alter table transaction_tax force row level security;
alter table transaction_item force row level security;
alter table transaction force row level security;
