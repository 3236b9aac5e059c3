-- Sales and everything else that moved value, with the numbers as the engine gave them. Nothing here is recomputed for
-- reports. Money in minor units, quantities in thousandths, unit prices in ten-thousandths.

create table transaction (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  number bigint not null check (number > 0),
  transaction_type text not null check (transaction_type in ('sale', 'reserve', 'bonuses-add', 'bonuses-adjust', 'bonuses-write-off')),
  status text not null check (status in ('inprocess', 'authorized', 'success', 'canceled', 'fail', 'error')),
  loyalty_id uuid not null,
  pos_id uuid,
  terminal_id uuid,
  customer_id uuid,
  card_id uuid,
  category_id uuid,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null default 0,
  discount_amount bigint not null default 0,
  bonuses_redeemed_amount bigint not null default 0,
  contained_taxes_amount bigint not null default 0,
  sales_taxes_amount bigint not null default 0,
  goods_amount_to_pay bigint not null default 0,
  delivery_amount bigint not null default 0,
  tip_amount bigint not null default 0,
  rounding_amount bigint not null default 0,
  amount_to_pay bigint not null default 0,
  bonuses_added_amount bigint not null default 0,
  promo_bonuses_added_amount bigint not null default 0,
  comment text check (length(comment) <= 1000),
  external_id text check (length(external_id) <= 100),
  -- The day of the sale in the time zone of its point of sale.
  business_date date not null,
  created_dt timestamptz not null,
  finalized_dt timestamptz,
  expires_dt timestamptz,
  cancel_dt timestamptz,
  cancel_reason text check (length(cancel_reason) <= 500),
  cancel_person_id uuid,
  person_id uuid,
  -- What the engine was asked and why it answered so, compressed; any past sale can be recomputed from it.
  engine_version text,
  input bytea,
  trace bytea,
  modified_dt timestamptz not null,
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  unique (business_id, terminal_id, number),
  unique (business_id, terminal_id, external_id),
  foreign key (business_id, loyalty_id) references loyalty,
  foreign key (business_id, pos_id) references pos,
  foreign key (business_id, terminal_id) references terminal,
  foreign key (business_id, customer_id) references customer,
  foreign key (business_id, card_id) references card
) with (fillfactor = 90);
create index transaction_created on transaction (business_id, created_dt desc, id desc);
create index transaction_card on transaction (business_id, card_id, created_dt) where card_id is not null;
create index transaction_open on transaction (business_id, expires_dt) where status = 'authorized';
call tenant_table('transaction');
revoke delete on transaction from patron_app;

create table transaction_item (
  business_id uuid not null default current_business() references business,
  transaction_id uuid not null,
  place integer not null,
  line_id text not null,
  goods_id uuid not null,
  code text not null,
  title text not null,
  unit text not null,
  service_type text not null,
  quantity bigint not null,
  price_base bigint not null,
  price_including_taxes bigint not null,
  price_posted bigint not null,
  amount bigint not null,
  discount_amount bigint not null,
  bonuses_redeemed bigint not null,
  reduced_amount bigint not null,
  contained_taxes_amount bigint not null,
  sales_taxes_amount bigint not null,
  amount_to_pay bigint not null,
  bonuses_added bigint not null,
  promo_bonuses_added bigint not null,
  -- Discounts and charges by their source, as the engine gave them.
  discounts jsonb not null,
  charges jsonb not null,
  primary key (business_id, transaction_id, place),
  foreign key (business_id, transaction_id) references transaction
);
call tenant_table('transaction_item');

create table transaction_tax (
  business_id uuid not null default current_business() references business,
  transaction_id uuid not null,
  place integer not null,
  tax_id uuid not null,
  code text not null,
  title text not null,
  classification text not null check (classification in ('base-tax', 'sales-tax')),
  type text not null check (type in ('amount', 'percentage')),
  base bigint not null,
  amount bigint not null,
  primary key (business_id, transaction_id, place, tax_id),
  foreign key (business_id, transaction_id, place) references transaction_item
);
call tenant_table('transaction_tax');

create table transaction_payment (
  business_id uuid not null default current_business() references business,
  transaction_id uuid not null,
  place integer not null,
  payment_type text not null check (payment_type in ('cash', 'bank-card', 'bank-card-external', 'mobile-app', 'special-account')),
  amount bigint not null,
  tendered bigint,
  change bigint,
  primary key (business_id, transaction_id, place),
  foreign key (business_id, transaction_id) references transaction
);
call tenant_table('transaction_payment');

-- Turnover by hour, point of sale, terminal and currency. A sale appends a delta; a job folds deltas into totals; whoever
-- reads adds both. A row that each sale updated would make a whole business sell one at a time.
create table turnover_delta (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  business_date date not null,
  hour integer not null check (hour between 0 and 23),
  loyalty_id uuid not null,
  pos_id uuid not null,
  terminal_id uuid not null,
  currency text not null,
  checks_count integer not null,
  amount bigint not null,
  discount_amount bigint not null,
  bonuses_redeemed_amount bigint not null,
  bonuses_added_amount bigint not null,
  sales_taxes_amount bigint not null,
  amount_to_pay bigint not null,
  primary key (business_id, id)
);
call tenant_table('turnover_delta');
create table turnover (
  business_id uuid not null default current_business() references business,
  business_date date not null,
  hour integer not null check (hour between 0 and 23),
  loyalty_id uuid not null,
  pos_id uuid not null,
  terminal_id uuid not null,
  currency text not null,
  checks_count integer not null,
  amount bigint not null,
  discount_amount bigint not null,
  bonuses_redeemed_amount bigint not null,
  bonuses_added_amount bigint not null,
  sales_taxes_amount bigint not null,
  amount_to_pay bigint not null,
  primary key (business_id, business_date, hour, pos_id, terminal_id, currency)
);
call tenant_table('turnover');

-- Which businesses have sold since the last fold. Looks across businesses and gives back ids only.
create function list_unfolded_turnover(most integer) returns table (business_id uuid)
language sql stable as $$ select distinct d.business_id from turnover_delta d limit most $$;
call across_table('turnover_delta');
call across_function('list_unfolded_turnover(integer)');
