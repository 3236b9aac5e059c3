-- The key with which a business's own programs call the API: one per business, in the name of the owner who made it, as long as they are one. Only
-- its hash is stored. Not a tenant row, because the business is known only after the key was found.
create table api_key (
  business_id uuid primary key references business,
  id uuid not null unique,
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The end of the key, by which people tell it from others.
  hint text not null check (length(hint) <= 8),
  person_id uuid not null references person,
  created_dt timestamptz not null,
  seen_dt timestamptz,
  remote_addr text check (length(remote_addr) <= 64)
);

-- As open_session and admit_session, of a key. What it may do is decided by the server: everything that a mapping allows to somebody.
create function open_key(hash bytea, at timestamptz)
returns table (
  session_id uuid, person_id uuid, business_id uuid, access text, scopes text[], roles text[],
  model_active boolean, seen_dt timestamptz, expires_dt timestamptz, lacks_factor boolean
)
language plpgsql as $$
declare k api_key%rowtype;
begin
  select * into k from api_key x where x.token_hash = hash;
  if not found then return; end if;
  execute format('set local app.business_id = %L', k.business_id);
  return query
    select k.id, k.person_id, k.business_id, 'admin', '{}'::text[], '{}'::text[], true,
      coalesce(k.seen_dt, 'epoch'), k.created_dt + interval '100 years', false
    from member m
    where m.business_id = k.business_id and m.person_id = k.person_id and m.access = 'owner' and not m.suspended;
end $$;
grant execute on function open_key to patron_app;

create function admit_key(hash bytea, at timestamptz, call text, key text)
returns table (
  session_id uuid, person_id uuid, business_id uuid, access text, scopes text[], roles text[],
  model_active boolean, seen_dt timestamptz, expires_dt timestamptz, lacks_factor boolean, settings_version bigint,
  locked boolean, request_hash bytea, status integer, reply text
)
language plpgsql as $$
#variable_conflict use_column
declare
  mine uuid;
begin
  select * into session_id, person_id, business_id, access, scopes, roles, model_active, seen_dt, expires_dt, lacks_factor
    from open_key(hash, at);
  if not found then return; end if;
  mine := admit_key.business_id;
  select b.version + coalesce(v.version, 0) into settings_version
    from business b left join settings_version v on v.business_id = mine
    where b.business_id = mine;
  select * into locked, request_hash, status, reply from claim_key(admit_key.call, admit_key.key);
  return next;
end $$;
grant execute on function admit_key to patron_app;
