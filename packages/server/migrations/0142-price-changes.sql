-- Changes of many prices at once, now or at a later moment. One that ends returns to what stood before it.
create table price_change (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  valid_from timestamptz not null,
  valid_until timestamptz check (valid_until > valid_from),
  comment text check (length(comment) <= 500),
  person_id uuid,
  prices_count integer not null check (prices_count > 0),
  cancelled_dt timestamptz,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty
);
create index price_change_loyalty on price_change (business_id, loyalty_id, valid_from);
call tenant_table('price_change');
revoke delete on price_change from patron_app;
