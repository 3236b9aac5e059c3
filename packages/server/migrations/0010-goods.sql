-- What a business sells. An item belongs to the business; programmes list it, and their categories arrange it.

create table goods (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  public_title jsonb not null default '{}' check (jsonb_typeof(public_title) = 'object'),
  public_description jsonb not null default '{}' check (jsonb_typeof(public_description) = 'object'),
  -- The article by which checks and accounts name it.
  code text not null check (length(code) between 1 and 64),
  barcodes text[] not null default '{}',
  service_type text not null default 'goods' check (service_type in ('goods', 'service', 'fuel', 'energy', 'car-wash',
    'special-account-refill', 'coupon', 'gift-card', 'tour-card')),
  unit text not null default 'piece' check (unit in ('piece', 'L', 'G', 'kg', 'g', 'kWh', 'm', 'hour', 'minute', 'month')),
  -- Thousandths of the unit.
  quantity_min bigint check (quantity_min > 0),
  quantity_step bigint check (quantity_step > 0),
  quantity_precision integer not null default 0 check (quantity_precision between 0 and 3),
  weightable boolean not null default false,
  age_limit integer check (age_limit between 0 and 99),
  photo text,
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  unique (business_id, code)
);
call tenant_table('goods');

-- The price of the goods card in one currency, in ten-thousandths; it holds where a terminal has no price group.
create table goods_price (
  business_id uuid not null default current_business() references business,
  goods_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price bigint not null check (price >= 0),
  primary key (business_id, goods_id, currency),
  foreign key (business_id, goods_id) references goods
);
call tenant_table('goods_price');

create table goods_image (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  goods_id uuid not null,
  image text not null,
  sort_order integer not null default 0,
  primary key (business_id, id),
  foreign key (business_id, goods_id) references goods
);
create index goods_image_goods on goods_image (business_id, goods_id, sort_order);
call tenant_table('goods_image');

create table goods_category (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  parent_id uuid,
  title text not null check (length(title) between 1 and 200),
  public_title jsonb not null default '{}' check (jsonb_typeof(public_title) = 'object'),
  public_description jsonb not null default '{}' check (jsonb_typeof(public_description) = 'object'),
  code text check (length(code) <= 64),
  photo text,
  sort_order integer not null default 0,
  show_in_store boolean not null default true,
  show_in_terminal boolean not null default true,
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty,
  foreign key (business_id, parent_id) references goods_category
);
create index goods_category_loyalty on goods_category (business_id, loyalty_id, sort_order);
call tenant_table('goods_category');

-- Programmes that list an item, and the categories that it stands in there.
create table goods_in_loyalty (
  business_id uuid not null default current_business() references business,
  loyalty_id uuid not null,
  goods_id uuid not null,
  primary key (business_id, loyalty_id, goods_id),
  foreign key (business_id, loyalty_id) references loyalty,
  foreign key (business_id, goods_id) references goods
);
create index goods_in_loyalty_goods on goods_in_loyalty (business_id, goods_id);
call tenant_table('goods_in_loyalty');
create table goods_in_category (
  business_id uuid not null default current_business() references business,
  category_id uuid not null,
  goods_id uuid not null,
  sort_order integer not null default 0,
  primary key (business_id, category_id, goods_id),
  foreign key (business_id, category_id) references goods_category,
  foreign key (business_id, goods_id) references goods
);
create index goods_in_category_goods on goods_in_category (business_id, goods_id);
call tenant_table('goods_in_category');
