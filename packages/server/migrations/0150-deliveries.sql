-- Delivery types of programmes, with prices by order amount.
create table delivery_type (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  title text not null check (length(title) <= 200),
  public_title jsonb not null default '{}' check (jsonb_typeof(public_title) = 'object'),
  public_comment jsonb not null default '{}' check (jsonb_typeof(public_comment) = 'object'),
  address_mode text not null default 'address' check (address_mode in ('address', 'pos', 'none')),
  date_required boolean not null default false,
  time_required boolean not null default false,
  -- Decimals as they were entered, by currency and amount.
  price_levels jsonb not null default '[]' check (jsonb_typeof(price_levels) = 'array'),
  pos_ids uuid[] not null default '{}',
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty
);
create index delivery_type_loyalty on delivery_type (business_id, loyalty_id, created_dt);
call tenant_table('delivery_type');
