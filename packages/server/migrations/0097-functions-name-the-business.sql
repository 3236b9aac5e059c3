-- Functions compare with the business in a variable instead of calling current_business() in each statement: a database that is distributed by
-- business sends a statement to where its rows are only if the business is a value when the statement is planned. The functions that look across
-- businesses ask for one business after the other, where they need another table of it: the same index lookups as before. In PL/pgSQL, because a
-- distributed database cannot plan statements with the parameters of an SQL function.

create or replace function claim_key(call text, key text)
returns table (locked boolean, request_hash bytea, status integer, reply text)
language plpgsql as $$
#variable_conflict use_column
declare
  mine constant uuid := current_business();
begin
  if key is null then
    return query select true, null::bytea, null::integer, null::text;
    return;
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended(
    concat_ws(E'\x1f', coalesce(mine::text, ''), 'business', claim_key.call, claim_key.key), 0)) then
    return query select false, null::bytea, null::integer, null::text;
    return;
  end if;
  return query select true, i.request_hash, i.status, i.reply
    from idempotency i where i.business_id = mine and i.call = claim_key.call and i.key = claim_key.key;
  if not found then
    return query select true, null::bytea, null::integer, null::text;
  end if;
end $$;

create or replace function admit_session(hash bytea, at timestamptz, idle interval, call text, key text)
returns table (
  session_id uuid, person_id uuid, business_id uuid, access text, scopes text[], roles text[],
  model_active boolean, seen_dt timestamptz, expires_dt timestamptz, settings_version bigint,
  locked boolean, request_hash bytea, status integer, reply text
)
language plpgsql as $$
#variable_conflict use_column
declare
  mine uuid;
begin
  select * into session_id, person_id, business_id, access, scopes, roles, model_active, seen_dt, expires_dt
    from open_session(hash, at, idle);
  if not found then return; end if;
  mine := admit_session.business_id;
  select b.version + coalesce(v.version, 0) into settings_version
    from business b left join settings_version v on v.business_id = mine
    where b.business_id = mine;
  select * into locked, request_hash, status, reply from claim_key(admit_session.call, admit_session.key);
  return next;
end $$;

create or replace function admit_terminal(hash bytea, at timestamptz, call text, key text)
returns table (
  business_id uuid, terminal_id uuid, pos_id uuid, stale boolean, settings_version bigint,
  locked boolean, request_hash bytea, status integer, reply text
)
language plpgsql as $$
#variable_conflict use_column
declare
  mine uuid;
begin
  select * into business_id, terminal_id, pos_id, stale from enter_terminal(hash, at);
  if not found then return; end if;
  mine := admit_terminal.business_id;
  select b.version + coalesce(v.version, 0) into settings_version
    from business b left join settings_version v on v.business_id = mine
    where b.business_id = mine;
  select * into locked, request_hash, status, reply from claim_key(admit_terminal.call, admit_terminal.key);
  return next;
end $$;

create or replace function raise_settings_version() returns trigger
language plpgsql as $$
declare
  mine constant uuid := current_business();
begin
  if mine is not null then
    insert into settings_version as s (business_id, version) values (mine, 1)
      on conflict (business_id) do update set version = s.version + 1;
  end if;
  return null;
end $$;

-- The business counts its own changes, so the version of its settings is the sum of both numbers. A trigger could not raise the other one: the row of a
-- business is copied to every machine of a distributed database, and so would the trigger run on each.
drop trigger settings_version on business;

create or replace function mark_transaction_hours() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in select distinct w.business_id, date_trunc('hour', w.created_dt, 'UTC') as hour from written w loop
    insert into transaction_totals_stale (business_id, hour) values (one.business_id, one.hour);
  end loop;
  return null;
end $$;

call borrow_role('patron_across');
drop function list_unfolded_turnover(integer);
drop function list_stale_totals(integer);
drop function list_idle_businesses(date, uuid, integer);
drop function list_expiring_businesses(date, uuid, integer);
drop function list_proved_businesses(uuid, integer);
call return_role('patron_across');

create function list_unfolded_turnover(most integer) returns table (business_id uuid)
language plpgsql stable as $$
begin
  return query select distinct d.business_id from turnover_delta d limit most;
end $$;
call across_function('list_unfolded_turnover(integer)');

create function list_stale_totals(most integer) returns table (business_id uuid)
language plpgsql stable as $$
begin
  return query select distinct s.business_id from transaction_totals_stale s limit most;
end $$;
call across_function('list_stale_totals(integer)');

create function list_idle_businesses(day date, after uuid, most integer) returns table (business_id uuid)
language plpgsql stable as $$
begin
  return query
    select distinct s.business_id from loyalty_settings s
    left join idle_check c on c.business_id = s.business_id and c.loyalty_id = s.loyalty_id
    where (list_idle_businesses.after is null or s.business_id > list_idle_businesses.after) and s.name = 'programme'
      and s.body ->> 'bonuses_inactivity_expire_months' is not null
      and (c.day is null or c.day < list_idle_businesses.day or c.settings_version <> s.version)
    order by s.business_id limit most;
end $$;
call across_function('list_idle_businesses(date, uuid, integer)');

create function list_expiring_businesses(day date, after uuid, most integer) returns table (business_id uuid)
language plpgsql stable as $$
declare
  one uuid;
  left_to_list integer := most;
begin
  for one in
    select b.business_id from business b
    where list_expiring_businesses.after is null or b.business_id > list_expiring_businesses.after
    order by b.business_id
  loop
    exit when left_to_list = 0;
    if exists (select from lot l where l.business_id = one and l.expire_date < list_expiring_businesses.day and l.remaining > 0) then
      business_id := one;
      left_to_list := left_to_list - 1;
      return next;
    end if;
  end loop;
end $$;
call across_function('list_expiring_businesses(date, uuid, integer)');

create function list_proved_businesses(after uuid, most integer)
returns table (business_id uuid, time_zone text, business_date date)
language plpgsql stable as $$
declare
  one record;
begin
  for one in
    select b.business_id, b.time_zone from business b
    where list_proved_businesses.after is null or b.business_id > list_proved_businesses.after
    order by b.business_id limit most
  loop
    business_id := one.business_id;
    time_zone := one.time_zone;
    select max(p.business_date) into business_date from ledger_proof p where p.business_id = one.business_id;
    return next;
  end loop;
end $$;
call across_function('list_proved_businesses(uuid, integer)');
