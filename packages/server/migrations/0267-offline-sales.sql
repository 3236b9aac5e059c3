-- What tills sell from while they have no connection, kept for as long as their sales may arrive: a sale is priced again from what its till held, so its
-- receipt stays true. `body` is compressed JSON.
create table offline_catalogue (
  business_id uuid not null default current_business() references business,
  terminal_id uuid not null,
  -- The hash of what it contains.
  id text not null,
  body bytea not null,
  taken_dt timestamptz not null,
  -- The latest time at which a till may sell from it.
  valid_until_dt timestamptz not null check (valid_until_dt > taken_dt),
  primary key (business_id, terminal_id, id),
  foreign key (business_id, terminal_id) references terminal
);
call tenant_table('offline_catalogue');

-- How many series a business has; locked while one is added, so that their numbers have no gap and are never the same.
create table offline_series_counter (
  business_id uuid primary key default current_business() references business,
  last_ordinal integer not null check (last_ordinal > 0)
);
call tenant_table('offline_series_counter');
revoke delete on offline_series_counter from patron_app;

-- The numbers that one browser of a till gives. Its row is locked while a sale arrives, so each number is booked once and in order.
create table offline_series (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  terminal_id uuid not null,
  ordinal integer not null check (ordinal > 0),
  -- A JSON Web Key.
  public_key jsonb not null,
  last_number integer not null default 0 check (last_number >= 0),
  -- Of the text of the sale with the last number.
  last_hash text,
  person_id uuid,
  created_dt timestamptz not null,
  primary key (business_id, id),
  unique (business_id, ordinal),
  foreign key (business_id, terminal_id) references terminal,
  constraint offline_series_hash check ((last_number = 0) = (last_hash is null))
);
call tenant_table('offline_series');
revoke delete on offline_series from patron_app;

-- Each sale as it arrived, with the text that its till has signed, whether it could be booked or not.
create table offline_sale (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  series_id uuid not null,
  number integer not null check (number > 0),
  terminal_id uuid not null,
  pos_id uuid not null,
  -- Null: it could not be booked.
  transaction_id uuid,
  signed_text text not null,
  hash text not null,
  signature text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_to_pay bigint not null,
  sold_dt timestamptz not null,
  person_id uuid,
  -- What the till could not know.
  conflicts jsonb not null default '[]',
  settled_dt timestamptz,
  settled_person_id uuid,
  comment text check (length(comment) between 1 and 500),
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  unique (business_id, series_id, number),
  foreign key (business_id, series_id) references offline_series,
  foreign key (business_id, terminal_id) references terminal,
  foreign key (business_id, pos_id) references pos,
  constraint offline_sale_settled check (num_nulls(settled_dt, comment) in (0, 2)),
  constraint offline_sale_refused check (transaction_id is not null or conflicts <> '[]')
);
create index offline_sale_sold on offline_sale (business_id, sold_dt);
create index offline_sale_to_settle on offline_sale (business_id, sold_dt) where settled_dt is null and conflicts <> '[]';
call tenant_table('offline_sale');
call seen_table('offline_sale', 'pos_id', 'app.pos_ids');
revoke delete on offline_sale from patron_app;
