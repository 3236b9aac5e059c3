-- Servers keep what every sale reads of the settings in memory. The version says whether that is current: it is read together with the caller, and
-- whatever changes such a table raises it in its own transaction. Migrations work on all businesses at once; `migrate` raises every version after them.
create table settings_version (
  business_id uuid primary key default current_business() references business,
  version bigint not null check (version > 0)
);
call tenant_table('settings_version');
revoke delete on settings_version from patron_app;

create function raise_settings_version() returns trigger
language plpgsql as $$
begin
  if current_business() is not null then
    insert into settings_version as s (business_id, version) values (current_business(), 1)
      on conflict (business_id) do update set version = s.version + 1;
  end if;
  return null;
end $$;

do $$
declare target text;
begin
  foreach target in array array[
    'business', 'loyalty', 'loyalty_settings', 'pos', 'terminal', 'rule', 'price_group', 'price_group_tax', 'tax'
  ] loop
    execute format(
      'create trigger settings_version after insert or update or delete on %I for each statement execute function raise_settings_version()',
      target);
  end loop;
end
$$;

-- The first response to a request of the business, after its key is locked for this transaction. Each statement of a function sees what was
-- committed before it begins, so the response of a request that held the key until now is found.
create function claim_key(call text, key text)
returns table (locked boolean, request_hash bytea, status integer, reply text)
language plpgsql as $$
#variable_conflict use_column
begin
  if key is null then
    return query select true, null::bytea, null::integer, null::text;
    return;
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended(
    concat_ws(E'\x1f', coalesce(current_business()::text, ''), 'business', claim_key.call, claim_key.key), 0)) then
    return query select false, null::bytea, null::integer, null::text;
    return;
  end if;
  return query select true, i.request_hash, i.status, i.reply
    from (select) as one left join idempotency i
      on i.business_id = current_business() and i.call = claim_key.call and i.key = claim_key.key;
end $$;
grant execute on function claim_key to patron_app;

-- Finds the caller of a request, selects the business for the rest of the transaction, and claims the key of a writing request. Beside
-- open_session and enter_terminal, which servers of the previous version call until they are replaced.
create function admit_session(hash bytea, at timestamptz, idle interval, call text, key text)
returns table (
  session_id uuid, person_id uuid, business_id uuid, access text, scopes text[], roles text[],
  model_active boolean, seen_dt timestamptz, expires_dt timestamptz, settings_version bigint,
  locked boolean, request_hash bytea, status integer, reply text
)
language plpgsql as $$
#variable_conflict use_column
begin
  select * into session_id, person_id, business_id, access, scopes, roles, model_active, seen_dt, expires_dt
    from open_session(hash, at, idle);
  if not found then return; end if;
  select v.version into settings_version from settings_version v where v.business_id = current_business();
  settings_version := coalesce(settings_version, 0);
  select * into locked, request_hash, status, reply from claim_key(admit_session.call, admit_session.key);
  return next;
end $$;
grant execute on function admit_session to patron_app;

create function admit_terminal(hash bytea, at timestamptz, call text, key text)
returns table (
  business_id uuid, terminal_id uuid, pos_id uuid, stale boolean, settings_version bigint,
  locked boolean, request_hash bytea, status integer, reply text
)
language plpgsql as $$
#variable_conflict use_column
begin
  select * into business_id, terminal_id, pos_id, stale from enter_terminal(hash, at);
  if not found then return; end if;
  select v.version into settings_version from settings_version v where v.business_id = current_business();
  settings_version := coalesce(settings_version, 0);
  select * into locked, request_hash, status, reply from claim_key(admit_terminal.call, admit_terminal.key);
  return next;
end $$;
grant execute on function admit_terminal to patron_app;
