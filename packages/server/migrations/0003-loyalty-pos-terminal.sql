-- The places of a business: a loyalty programme owns points of sale, a point of sale owns terminals.

create table loyalty (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  public_title jsonb not null default '{}' check (jsonb_typeof(public_title) = 'object'),
  public_description jsonb not null default '{}' check (jsonb_typeof(public_description) = 'object'),
  photo text,
  business_categories text[] not null default '{}',
  web_site text,
  social_links jsonb not null default '[]' check (jsonb_typeof(social_links) = 'array'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  default_language text not null check (default_language in ('en', 'uk', 'ru', 'de', 'fr')),
  time_zone text not null check (length(time_zone) <= 64),
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id)
);
call tenant_table('loyalty');

create table pos (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  public_title jsonb not null default '{}' check (jsonb_typeof(public_title) = 'object'),
  public_description jsonb not null default '{}' check (jsonb_typeof(public_description) = 'object'),
  pos_type text not null default 'pos' check (pos_type in ('pos', 'road-tanker', 'online-store')),
  address jsonb not null default '{}' check (jsonb_typeof(address) = 'object'),
  country text check (country ~ '^[A-Z]{2}$'),
  time_zone text not null check (length(time_zone) <= 64),
  -- Degrees in millionths, so that a filter on them may use an index under row security.
  latitude bigint check (latitude between -90000000 and 90000000),
  longitude bigint check (longitude between -180000000 and 180000000),
  phones text[] not null default '{}',
  email text check (length(email) <= 254),
  photo text,
  priority integer not null default 0 check (priority between 0 and 1000000),
  catalog_publication_state text not null default 'none'
    check (catalog_publication_state in ('none', 'requested', 'rejected', 'allowed')),
  refs jsonb not null default '[]' check (jsonb_typeof(refs) = 'array'),
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty
);
create index pos_loyalty on pos (business_id, loyalty_id);
call tenant_table('pos');

create table terminal (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  pos_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  terminal_type text not null default 'register' check (terminal_type in
    ('register', 'steward', 'validator', 'prepaid-services', 'road-tanker-driver', 'kiosk', 'kiosk-and-register')),
  display_type text not null default 'customer-identity'
    check (display_type in ('customer-identity', 'gift-redeem', 'login-pad', 'steward')),
  display_active boolean not null default false,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  language text not null check (language in ('en', 'uk', 'ru', 'de', 'fr')),
  login text check (length(login) between 6 and 100),
  password_hash text,
  phone text check (length(phone) <= 20),
  staff_auth_required boolean not null default false,
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, pos_id) references pos
);
create index terminal_pos on terminal (business_id, pos_id);
call tenant_table('terminal');
