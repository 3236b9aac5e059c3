-- Second factors of people: authenticator apps and passkeys, with recovery codes for whoever loses them. Not tenant rows, because a person signs in
-- before their business is known. The secret of an app is encrypted by the server; a passkey is only a public key.
create table second_factor (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  title text not null check (length(title) between 1 and 100),
  secret bytea,
  -- The time step of the last code that was accepted: a code counts once.
  last_step bigint,
  credential_id text unique check (length(credential_id) <= 1400),
  public_key bytea,
  counter bigint,
  transports text[] not null default '{}',
  created_dt timestamptz not null,
  -- Null while it is being set up.
  confirmed_dt timestamptz,
  used_dt timestamptz,
  check ((kind = 'totp') = (secret is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null and counter is not null))
);
create index second_factor_person on second_factor (person_id);

create table recovery_code (
  person_id uuid not null references person on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  created_dt timestamptz not null,
  used_dt timestamptz,
  primary key (person_id, code_hash)
);

-- A question for a second factor: at a sign-in, before a change of the factors, or for a new passkey.
create table second_factor_challenge (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  person_id uuid not null references person on delete cascade,
  -- The business that a sign-in leads to.
  business_id uuid,
  purpose text not null check (purpose in ('sign-in', 'change', 'passkey')),
  webauthn text not null check (length(webauthn) <= 100),
  tries integer not null default 0 check (tries >= 0),
  created_dt timestamptz not null,
  expires_dt timestamptz not null,
  used_dt timestamptz,
  check ((purpose = 'sign-in') = (business_id is not null))
);
create index second_factor_challenge_person on second_factor_challenge (person_id, created_dt);
create index second_factor_challenge_created on second_factor_challenge (created_dt);

-- Whether the person has a factor, and whether the session was opened with one: read with the session at every call.
alter table person add column second_factor boolean not null default false;
alter table session add column second_factor boolean not null default false;
-- Whether owners, and people with the scope of security, need one to work here.
alter table business add column second_factor_required boolean not null default false;

drop function admit_session(bytea, timestamptz, interval, text, text);
drop function open_session(bytea, timestamptz, interval);

create function open_session(hash bytea, at timestamptz, idle interval)
returns table (
  session_id uuid, person_id uuid, business_id uuid, access text, scopes text[], roles text[],
  model_active boolean, seen_dt timestamptz, expires_dt timestamptz, lacks_factor boolean
)
language plpgsql as $$
declare s session%rowtype;
begin
  select * into s from session x
    where x.token_hash = hash and x.ended_dt is null and x.expires_dt > at and x.seen_dt > at - idle;
  if not found then return; end if;
  execute format('set local app.business_id = %L', s.business_id);
  return query
    select s.id, s.person_id, s.business_id, m.access, m.scopes, m.roles, b.role_based_model_active, s.seen_dt, s.expires_dt,
      b.second_factor_required and not s.second_factor and (m.access = 'owner' or 'security' = any (m.scopes))
    from member m join business b on b.business_id = m.business_id
    where m.business_id = s.business_id and m.person_id = s.person_id and not m.suspended;
end $$;
grant execute on function open_session to patron_app;

create function admit_session(hash bytea, at timestamptz, idle interval, call text, key text)
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
    from open_session(hash, at, idle);
  if not found then return; end if;
  mine := admit_session.business_id;
  select b.version + coalesce(v.version, 0) into settings_version
    from business b left join settings_version v on v.business_id = mine
    where b.business_id = mine;
  select * into locked, request_hash, status, reply from claim_key(admit_session.call, admit_session.key);
  return next;
end $$;
grant execute on function admit_session to patron_app;
