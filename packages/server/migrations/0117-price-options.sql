-- Other prices for customers of a category, when they pay in a currency or from a client account.
create table price_option (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  category_id uuid not null,
  currency text check (currency ~ '^[A-Z]{3}$'),
  special_account_id uuid,
  -- One item, or a category of goods with its subcategories; without both, all goods.
  item_id uuid,
  item_category_id uuid,
  option_type text not null check (option_type in ('fixed-price', 'change-amount', 'change-percent')),
  -- A decimal as it was entered; its type decides its scale.
  value text not null check (length(value) <= 20),
  level text not null default 'base' check (level in ('base', 'including-taxes', 'posted')),
  date_from date,
  date_to date,
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty,
  foreign key (business_id, category_id) references card_category,
  foreign key (business_id, special_account_id) references special_account,
  foreign key (business_id, item_id) references goods,
  foreign key (business_id, item_category_id) references goods_category,
  check ((currency is null) <> (special_account_id is null)),
  check (item_id is null or item_category_id is null),
  check (date_from <= date_to)
);
create index price_option_category on price_option (business_id, category_id, item_id);
create index price_option_loyalty on price_option (business_id, loyalty_id);
create index price_option_item on price_option (business_id, item_id) where item_id is not null;
create index price_option_item_category on price_option (business_id, item_category_id) where item_category_id is not null;
create index price_option_account on price_option (business_id, special_account_id) where special_account_id is not null;
call tenant_table('price_option');

create trigger settings_version after insert or update or delete on price_option
  for each statement execute function raise_settings_version();
