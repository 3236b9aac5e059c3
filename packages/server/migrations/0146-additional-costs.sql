-- What a programme charges besides its goods, and where: commissions are part of the price, deliveries and tips are added to the check.
create table additional_cost (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  title text not null check (length(title) <= 200),
  code text not null check (length(code) <= 64),
  kind text not null check (kind in ('commission', 'delivery', 'tip')),
  type text not null default 'percentage' check (type in ('amount', 'percentage')),
  -- Millionths of a percent or of a currency unit; only of a commission.
  value bigint not null default 0 check (value >= 0 and (kind = 'commission' or value = 0)),
  precision integer not null default 6 check (precision between 0 and 6),
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty
);
create index additional_cost_loyalty on additional_cost (business_id, loyalty_id, created_dt);
call tenant_table('additional_cost');

create table terminal_cost (
  business_id uuid not null default current_business() references business,
  terminal_id uuid not null,
  additional_cost_id uuid not null,
  value bigint check (value >= 0),
  active boolean not null,
  place integer not null,
  primary key (business_id, terminal_id, additional_cost_id),
  foreign key (business_id, terminal_id) references terminal,
  foreign key (business_id, additional_cost_id) references additional_cost
);
create index terminal_cost_cost on terminal_cost (business_id, additional_cost_id);
call tenant_table('terminal_cost');

-- Commissions of single items, which come before those of their terminal.
create table terminal_item_cost (
  business_id uuid not null default current_business() references business,
  terminal_id uuid not null,
  goods_id uuid not null,
  additional_cost_id uuid not null,
  value bigint not null check (value >= 0),
  primary key (business_id, terminal_id, goods_id, additional_cost_id),
  foreign key (business_id, terminal_id, additional_cost_id) references terminal_cost on delete cascade,
  foreign key (business_id, goods_id) references goods on delete cascade
);
create index terminal_item_cost_goods on terminal_item_cost (business_id, goods_id);
call tenant_table('terminal_item_cost');

-- Sales read them from memory.
create trigger settings_version after insert or update or delete on additional_cost
  for each statement execute function raise_settings_version();
create trigger settings_version after insert or update or delete on terminal_cost
  for each statement execute function raise_settings_version();
create trigger settings_version after insert or update or delete on terminal_item_cost
  for each statement execute function raise_settings_version();
