-- Goods that came from a spreadsheet. Each row has what an item was before and after, so an import can be undone where nobody has changed the item since.
create table goods_import (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  file_name text check (length(file_name) <= 200),
  person_id uuid,
  new_count integer not null check (new_count >= 0),
  changed_count integer not null check (changed_count >= 0),
  prices_count integer not null check (prices_count >= 0),
  categories_count integer not null check (categories_count >= 0),
  kept_count integer check (kept_count >= 0),
  undone_dt timestamptz,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty
);
create index goods_import_loyalty on goods_import (business_id, loyalty_id, created_dt);
call tenant_table('goods_import');
revoke delete on goods_import from patron_app;

create table goods_import_row (
  business_id uuid not null default current_business() references business,
  goods_import_id uuid not null,
  goods_id uuid not null,
  is_new boolean not null,
  -- The version of the item that the import has made.
  goods_version integer not null,
  before jsonb not null,
  after jsonb not null,
  primary key (business_id, goods_import_id, goods_id),
  foreign key (business_id, goods_import_id) references goods_import,
  foreign key (business_id, goods_id) references goods
);
call tenant_table('goods_import_row');
revoke update, delete on goods_import_row from patron_app;
