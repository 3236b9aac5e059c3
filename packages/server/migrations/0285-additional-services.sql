-- What customers of a programme's online stores may add to an order.
create table additional_service (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  title text not null check (length(title) <= 200),
  public_title jsonb not null default '{}' check (jsonb_typeof(public_title) = 'object'),
  public_description jsonb not null default '{}' check (jsonb_typeof(public_description) = 'object'),
  goods_id uuid not null,
  required boolean not null default false,
  multiple boolean not null default false,
  sort_order integer not null default 0 check (sort_order >= 0),
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty,
  foreign key (business_id, goods_id) references goods
);
create index additional_service_loyalty on additional_service (business_id, loyalty_id, sort_order, created_dt);
call tenant_table('additional_service');
