-- The online stores of points of sale.
create table pos_store (
  business_id uuid not null default current_business() references business,
  pos_id uuid not null,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  modified_dt timestamptz not null,
  version integer not null default 1 check (version > 0),
  primary key (business_id, pos_id),
  foreign key (business_id, pos_id) references pos
);
call tenant_table('pos_store');

-- The business of a store that is switched on: customers know only the point of sale. Not a tenant row, because it is read before the business is known.
create table store_address (
  pos_id uuid primary key,
  business_id uuid not null references business
);
