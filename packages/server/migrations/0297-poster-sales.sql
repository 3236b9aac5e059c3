-- How far the sales of a register of Poster are read.
create table poster_till (
  business_id uuid not null default current_business() references business,
  terminal_id uuid not null,
  -- Sales that were closed earlier are not taken over.
  since_dt timestamptz not null,
  -- The last time that all was read, and all of the last days.
  read_dt timestamptz,
  swept_dt timestamptz,
  -- When it is read next; null: it is switched off.
  due_dt timestamptz,
  -- A server reads it since then.
  claimed_dt timestamptz,
  failures integer not null default 0 check (failures >= 0),
  problem text,
  error_text text,
  primary key (business_id, terminal_id),
  foreign key (business_id, terminal_id) references terminal
);
create index poster_till_due on poster_till (due_dt) where due_dt is not null;
call tenant_table('poster_till');
revoke delete on poster_till from patron_app;

-- Closed sales of Poster, each once, whichever till reads it first.
create table poster_sale (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  -- Poster numbers the sales of an account.
  account text not null,
  number bigint not null,
  terminal_id uuid not null,
  pos_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What was paid for it there, in minor units.
  amount bigint not null,
  closed_dt timestamptz not null,
  -- What was sold and how it was paid.
  body jsonb not null,
  -- Null: it is not booked.
  transaction_id uuid,
  -- Why it is not booked, or not as its customer's.
  problem text,
  -- What the problem is about.
  details jsonb not null default '{}',
  -- Poster has removed it.
  removed_dt timestamptz,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  unique (business_id, account, number),
  foreign key (business_id, terminal_id) references terminal,
  foreign key (business_id, pos_id) references pos,
  foreign key (business_id, transaction_id) references transaction,
  constraint poster_sale_unbooked check (transaction_id is not null or problem is not null)
);
create index poster_sale_closed on poster_sale (business_id, closed_dt);
create index poster_sale_unbooked on poster_sale (business_id, terminal_id, closed_dt) where transaction_id is null;
call tenant_table('poster_sale');
call seen_table('poster_sale', 'pos_id', 'app.pos_ids');
revoke delete on poster_sale from patron_app;

-- Which tills are to be read. Looks across businesses and gives back ids only.
create function list_due_poster(at timestamptz, most integer) returns table (business_id uuid, terminal_id uuid)
language plpgsql stable as $$
begin
  return query select p.business_id, p.terminal_id from poster_till p where p.due_dt <= list_due_poster.at order by p.due_dt limit most;
end $$;
call across_table('poster_till');
call across_function('list_due_poster(timestamptz, integer)');
