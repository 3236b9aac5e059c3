-- The proof of the books, once a night for every business: what was looked at, and what did not agree. Kept for ever, because a
-- difference that was found once has to be found again by whoever looks for its beginning.
create table ledger_proof (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  -- The day of the business that it was made on: one a day.
  business_date date not null,
  proved_dt timestamptz not null,
  took_ms integer not null check (took_ms >= 0),
  promises text[] not null,
  proved jsonb not null check (jsonb_typeof(proved) = 'object'),
  gaps_count integer not null check (gaps_count >= 0),
  -- The first thousand of each promise.
  gaps jsonb not null check (jsonb_typeof(gaps) = 'array'),
  primary key (business_id, id),
  unique (business_id, business_date)
);
call tenant_table('ledger_proof');
revoke update, delete on ledger_proof from patron_app;

-- Businesses with the zone of their days and the day of their latest proof, by id, after a given one. Looks across businesses and
-- tells nothing else of them.
create function list_proved_businesses(after uuid, most integer)
returns table (business_id uuid, time_zone text, business_date date)
language sql stable as $$
  select b.business_id, b.time_zone, (select max(p.business_date) from ledger_proof p where p.business_id = b.business_id)
  from business b where after is null or b.business_id > after
  order by b.business_id limit most
$$;
call across_table('ledger_proof');
call across_function('list_proved_businesses(uuid, integer)');
