-- Taxes of a programme, price groups with their master prices, and what a terminal needs to sell by them.
-- Rates are millionths of a percent (or, of taxes per unit, of the currency); prices are ten-thousandths.

create table tax (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  public_title jsonb not null default '{}' check (jsonb_typeof(public_title) = 'object'),
  code text not null check (length(code) between 1 and 64),
  classification text not null check (classification in ('base-tax', 'sales-tax')),
  type text not null check (type in ('amount', 'percentage')),
  rate bigint not null check (rate >= 0),
  precision integer not null default 6 check (precision between 0 and 6),
  compound_on uuid[] not null default '{}',
  registration_number text check (length(registration_number) <= 64),
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  unique (business_id, loyalty_id, code),
  foreign key (business_id, loyalty_id) references loyalty
);
call tenant_table('tax');

create table price_group (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  code text check (length(code) <= 64),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  prices_entered_as text not null default 'base' check (prices_entered_as in ('base', 'including-taxes')),
  comment text check (length(comment) <= 2000),
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty
);
create index price_group_loyalty on price_group (business_id, loyalty_id);
call tenant_table('price_group');

-- Taxes that a group picks, with its own rate where it differs from the tax's.
create table price_group_tax (
  business_id uuid not null default current_business() references business,
  price_group_id uuid not null,
  tax_id uuid not null,
  rate bigint check (rate >= 0),
  precision integer check (precision between 0 and 6),
  active boolean not null default true,
  place integer not null default 0,
  primary key (business_id, price_group_id, tax_id),
  foreign key (business_id, price_group_id) references price_group on delete cascade,
  foreign key (business_id, tax_id) references tax
);
create index price_group_tax_tax on price_group_tax (business_id, tax_id);
call tenant_table('price_group_tax');

create table price_group_item (
  business_id uuid not null default current_business() references business,
  price_group_id uuid not null,
  goods_id uuid not null,
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, price_group_id, goods_id),
  foreign key (business_id, price_group_id) references price_group on delete cascade,
  foreign key (business_id, goods_id) references goods
);
create index price_group_item_goods on price_group_item (business_id, goods_id);
call tenant_table('price_group_item');
create table price_group_item_tax (
  business_id uuid not null default current_business() references business,
  price_group_id uuid not null,
  goods_id uuid not null,
  tax_id uuid not null,
  rate bigint check (rate >= 0),
  active boolean,
  primary key (business_id, price_group_id, goods_id, tax_id),
  foreign key (business_id, price_group_id, goods_id) references price_group_item on delete cascade,
  foreign key (business_id, tax_id) references tax
);
create index price_group_item_tax_tax on price_group_item_tax (business_id, tax_id);
call tenant_table('price_group_item_tax');

-- History of prices, planned ones included. A price is never changed: a new one supersedes it from its own instant on.
create table master_price (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  price_group_id uuid not null,
  goods_id uuid not null,
  price bigint not null check (price >= 0),
  valid_from timestamptz not null,
  comment text check (length(comment) <= 500),
  person_id uuid,
  created_dt timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, price_group_id, goods_id, valid_from),
  foreign key (business_id, price_group_id, goods_id) references price_group_item on delete cascade
);
call tenant_table('master_price');
revoke update on master_price from patron_app;

alter table terminal
  add column price_group_id uuid,
  -- Minor units by which a stated line amount may differ from price times quantity.
  add column line_tolerance bigint not null default 1 check (line_tolerance >= 0),
  add column settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  add foreign key (business_id, price_group_id) references price_group;
create index terminal_price_group on terminal (business_id, price_group_id);

-- How a terminal gets in, read before its business is known: by login, by key, by the token of a sign-in or a hand-off.
create table terminal_login (
  login text primary key check (length(login) between 6 and 100),
  business_id uuid not null references business,
  terminal_id uuid not null,
  unique (business_id, terminal_id),
  foreign key (business_id, terminal_id) references terminal
);
create table terminal_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  business_id uuid not null references business,
  terminal_id uuid not null,
  kind text not null check (kind in ('key', 'session', 'hand-off')),
  person_id uuid,
  created_dt timestamptz not null,
  expires_dt timestamptz,
  ended_dt timestamptz,
  foreign key (business_id, terminal_id) references terminal
);
create index terminal_token_terminal on terminal_token (business_id, terminal_id) where ended_dt is null;

-- The number of the last check of a till. A row of its own, so that selling never touches the terminal's settings.
create table terminal_counter (
  business_id uuid not null default current_business() references business,
  terminal_id uuid not null,
  last_number bigint not null default 0,
  primary key (business_id, terminal_id),
  foreign key (business_id, terminal_id) references terminal
);
call tenant_table('terminal_counter');

-- The terminal behind a token, and the tenant setting for the rest of the transaction: one round trip per request.
create function open_terminal(hash bytea, at timestamptz)
returns table (business_id uuid, terminal_id uuid, pos_id uuid, person_id uuid)
language plpgsql as $$
declare k terminal_token%rowtype;
begin
  select * into k from terminal_token x
    where x.token_hash = hash and x.kind in ('key', 'session') and x.ended_dt is null
      and (x.expires_dt is null or x.expires_dt > at);
  if not found then return; end if;
  perform set_config('app.business_id', k.business_id::text, true);
  return query
    select t.business_id, t.id, t.pos_id, k.person_id
    from terminal t join pos p on p.business_id = t.business_id and p.id = t.pos_id
    where t.business_id = k.business_id and t.id = k.terminal_id and t.active and p.active;
end $$;
grant execute on function open_terminal to patron_app;
