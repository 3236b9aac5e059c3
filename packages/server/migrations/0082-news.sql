-- News for customers of a programme: what is shown on receipts while it is active and its days last.
create table news (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  -- Points of sale that show it; empty: all of them.
  pos_ids uuid[] not null default '{}',
  title text not null check (length(title) between 1 and 200),
  public_title jsonb not null default '{}' check (jsonb_typeof(public_title) = 'object'),
  public_text jsonb not null default '{}' check (jsonb_typeof(public_text) = 'object'),
  photo text,
  url text check (length(url) <= 2000),
  date_from date,
  date_to date,
  priority integer not null default 0 check (priority between 0 and 1000000),
  active boolean not null default true,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty,
  check (date_from <= date_to)
);
create index news_loyalty on news (business_id, loyalty_id);
call tenant_table('news');
