-- Special accounts: prepaid money, goods by quantity, or punches, beside bonuses. The business defines them, customers have
-- them, and their balances are accounts of the books, owned by `customer_account`. Amounts are in the smallest part of the unit.

create table special_account (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  public_title jsonb not null default '{}' check (jsonb_typeof(public_title) = 'object'),
  public_description jsonb not null default '{}' check (jsonb_typeof(public_description) = 'object'),
  scope text not null check (scope in ('retail', 'corporate')),
  type text not null check (type in ('money', 'goods', 'punches')),
  -- A currency, the unit of goods, or `punch`.
  unit text not null check (length(unit) between 1 and 40),
  goods_codes text[] not null default '{}',
  limit_without_pin bigint check (limit_without_pin >= 0),
  credit_type text not null default 'debit' check (credit_type in ('debit', 'credit', 'credit-unlimited')),
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  odometer text not null default 'no' check (odometer in ('no', 'yes', 'possible')),
  vehicle_id text not null default 'no' check (vehicle_id in ('no', 'yes', 'possible')),
  -- Where it works; none: everywhere. Programmes and places are switched off, never removed.
  loyalty_ids uuid[] not null default '{}',
  pos_ids uuid[] not null default '{}',
  expire_type text not null default 'none' check (expire_type in ('none', 'date', 'day', 'month')),
  expire_value text check (length(expire_value) <= 20),
  refill_allowed_in_app boolean not null default false,
  refill_min bigint check (refill_min >= 0),
  refill_max bigint check (refill_max >= 0),
  refill_presets bigint[] not null default '{}',
  low_balance_notify bigint check (low_balance_notify >= 0),
  bonuses_on_payment boolean not null default true,
  active boolean not null default true,
  sort_order integer not null default 0,
  created_dt timestamptz not null,
  modified_dt timestamptz not null,
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  -- Value that ends is kept in lots, and lots know no credit.
  check (expire_type = 'none' or credit_type = 'debit')
);
call tenant_table('special_account');

-- The special account of one customer: what it holds stands in the books, under its id.
create table customer_account (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  special_account_id uuid not null,
  customer_id uuid not null,
  -- Instead of what the special account says.
  title text check (length(title) between 1 and 200),
  odometer text check (odometer in ('no', 'yes', 'possible')),
  vehicle_id text check (vehicle_id in ('no', 'yes', 'possible')),
  comment text check (length(comment) <= 1000),
  active boolean not null default true,
  created_dt timestamptz not null,
  modified_dt timestamptz not null,
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  unique (business_id, customer_id, special_account_id),
  foreign key (business_id, special_account_id) references special_account,
  foreign key (business_id, customer_id) references customer
);
create index customer_account_special on customer_account (business_id, special_account_id, id desc);
call tenant_table('customer_account');
revoke delete on customer_account from patron_app;

create table customer_account_limit (
  business_id uuid not null default current_business() references business,
  customer_account_id uuid not null,
  place integer not null,
  period text not null check (period in ('once', 'day', 'week', 'month', 'year')),
  amount bigint not null check (amount >= 0),
  goods_code text check (length(goods_code) <= 64),
  primary key (business_id, customer_account_id, place),
  foreign key (business_id, customer_account_id) references customer_account
);
call tenant_table('customer_account_limit');

-- What a transaction moved on special accounts, and what was said of it. The books say the same; here it is found by account.
create table transaction_account (
  business_id uuid not null default current_business() references business,
  transaction_id uuid not null,
  customer_account_id uuid not null,
  special_account_id uuid not null,
  amount bigint not null check (amount <> 0),
  payment_type text check (payment_type in ('cash', 'bank-card', 'bank-card-external', 'mobile-app')),
  document_number text check (length(document_number) <= 60),
  document_date date,
  primary key (business_id, transaction_id, customer_account_id),
  foreign key (business_id, transaction_id) references transaction,
  foreign key (business_id, customer_account_id) references customer_account,
  foreign key (business_id, special_account_id) references special_account
);
create index transaction_account_special on transaction_account (business_id, special_account_id, transaction_id desc);
create index transaction_account_customer on transaction_account (business_id, customer_account_id, transaction_id desc);
call tenant_table('transaction_account');
revoke update, delete on transaction_account from patron_app;

alter table transaction drop constraint transaction_transaction_type_check;
alter table transaction add constraint transaction_transaction_type_check check (transaction_type in (
  'sale', 'reserve', 'bonuses-add', 'bonuses-adjust', 'bonuses-write-off',
  'special-account-refill', 'special-account-adjust', 'special-account-write-off'));

-- An account that holds no bonuses and whose value ends all the same: it keeps lots.
alter table account add column expiring boolean not null default false;
