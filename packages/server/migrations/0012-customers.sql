-- Customers, and their cards: a card is the membership of a customer in one programme.

create table card_category (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  public_title jsonb not null default '{}' check (jsonb_typeof(public_title) = 'object'),
  public_description jsonb not null default '{}' check (jsonb_typeof(public_description) = 'object'),
  image text,
  color text check (color ~ '^#[0-9a-f]{6}$'),
  text_color text check (text_color ~ '^#[0-9a-f]{6}$'),
  sort_order integer not null default 0,
  is_default boolean not null default false,
  notify_on_assign text[] not null default '{}',
  external_code text check (length(external_code) <= 64),
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty
);
create unique index card_category_default on card_category (business_id, loyalty_id) where is_default;
call tenant_table('card_category');

create table customer (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  phone text check (length(phone) <= 20),
  email text check (length(email) <= 254),
  external_id text check (length(external_id) between 1 and 100),
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  middle_name text not null default '' check (length(middle_name) <= 100),
  gender text check (gender in ('female', 'male', 'other')),
  birth_date date,
  language text check (language in ('en', 'uk', 'ru', 'de', 'fr')),
  country text check (country ~ '^[A-Z]{2}$'),
  city text check (length(city) <= 120),
  comment text check (length(comment) <= 2000),
  tags text[] not null default '{}',
  blocked boolean not null default false,
  -- Everything that a search by words looks into, lower case.
  search_text text not null generated always as (
    lower(coalesce(phone, '') || ' ' || coalesce(email, '') || ' ' || coalesce(external_id, '') || ' ' ||
      first_name || ' ' || middle_name || ' ' || last_name)) stored,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  check (phone is not null or email is not null or external_id is not null)
);
create unique index customer_phone on customer (business_id, phone) where phone is not null;
create unique index customer_email on customer (business_id, lower(email)) where email is not null;
create unique index customer_external on customer (business_id, external_id) where external_id is not null;
create index customer_created on customer (business_id, created_dt desc, id desc);
create extension if not exists pg_trgm;
create index customer_search on customer using gin (search_text gin_trgm_ops);
call tenant_table('customer');

create table card (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  customer_id uuid not null,
  category_id uuid,
  -- Assigned by hand: rules do not lower it.
  category_pinned boolean not null default false,
  access text not null default 'full' check (access in ('full', 'limited', 'none')),
  registered_dt timestamptz not null,
  first_visit_dt timestamptz,
  last_visit_dt timestamptz,
  visits_count integer not null default 0 check (visits_count >= 0),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  unique (business_id, loyalty_id, customer_id),
  foreign key (business_id, loyalty_id) references loyalty,
  foreign key (business_id, customer_id) references customer,
  foreign key (business_id, category_id) references card_category
) with (fillfactor = 85);
create index card_customer on card (business_id, customer_id);
create index card_category_of on card (business_id, category_id);
call tenant_table('card');

-- What a customer has bought on a card so far, per currency; cancelled sales are taken off again.
create table card_total (
  business_id uuid not null default current_business() references business,
  card_id uuid not null,
  currency text not null,
  sales_count integer not null default 0,
  amount bigint not null default 0,
  primary key (business_id, card_id, currency),
  foreign key (business_id, card_id) references card
) with (fillfactor = 85);
call tenant_table('card_total');

-- Words found anywhere in a customer's identity. ILIKE under row security may use no index, so the search runs as this
-- function, which takes the business from the setting itself and gives back ids only.
create function search_customer(words text[], most integer) returns table (id uuid)
language sql stable as $$
  select c.id from customer c
  where c.business_id = current_business()
    and c.search_text like all (
      select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) as word)
  order by c.created_dt desc, c.id desc limit most
$$;
call across_table('customer');
call across_function('search_customer(text[], integer)');
