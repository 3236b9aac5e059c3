-- The owner lets the support staff of the installation into the business for a time. Not tenant rows, because support staff look up the businesses that
-- they may enter before they are in one.
create table support_access (
  id uuid primary key,
  business_id uuid not null,
  granted_by uuid not null references person,
  granted_dt timestamptz not null,
  until_dt timestamptz not null,
  ended_dt timestamptz,
  check (until_dt > granted_dt)
);
-- One that has run out is ended by the next one.
create unique index support_access_open on support_access (business_id) where ended_dt is null;

-- Who entered, and when.
create table support_entrance (
  id uuid primary key,
  support_access_id uuid not null,
  business_id uuid not null,
  person_id uuid not null references person,
  entered_dt timestamptz not null,
  remote_addr text not null check (length(remote_addr) <= 64)
);
create index support_entrance_business on support_entrance (business_id, entered_dt);

-- A session of support is worth what its access is. People who change the address by which the installation knows them are support staff no longer.
alter table session
  add column support_access_id uuid,
  add column support_email text,
  add constraint session_support_complete check ((support_access_id is null) = (support_email is null));
create index session_support on session (business_id) where support_access_id is not null and ended_dt is null;

drop function admit_session(bytea, timestamptz, interval, text, text);
drop function open_session(bytea, timestamptz, interval);

create function open_session(hash bytea, at timestamptz, idle interval)
returns table (
  session_id uuid, person_id uuid, business_id uuid, access text, scopes text[], roles text[],
  model_active boolean, seen_dt timestamptz, expires_dt timestamptz, lacks_factor boolean, seen_pos uuid[], support_email text
)
language plpgsql as $$
#variable_conflict use_column
declare
  s session%rowtype;
  views boolean;
begin
  select * into s from session x
    where x.token_hash = hash and x.ended_dt is null and x.expires_dt > at and x.seen_dt > at - idle;
  if not found then return; end if;
  execute format('set local app.business_id = %L', s.business_id);
  support_email := s.support_email;
  if s.support_access_id is not null then
    perform from support_access g
      where g.id = s.support_access_id and g.business_id = s.business_id and g.ended_dt is null and g.until_dt > at;
    if not found then return; end if;
    -- As the role of support, whether roles are on for the people who work there or not.
    select s.id, s.person_id, s.business_id, 'business-staff', '{}', array['support-operator'], true, s.seen_dt, s.expires_dt,
        b.second_factor_required and not s.second_factor, '{}'
      into session_id, person_id, business_id, access, scopes, roles, model_active, seen_dt, expires_dt, lacks_factor, seen_pos
      from business b cross join person p
      where b.business_id = s.business_id and p.id = s.person_id and p.email = s.support_email and p.email_confirmed_dt is not null;
    if found then return next; end if;
    return;
  end if;
  views := coalesce(s.viewed_until > at, false);
  select s.id, s.person_id, s.business_id,
      case when v.viewing then 'business-staff' else m.access end,
      case when v.viewing then s.viewed_scopes else m.scopes end,
      case when v.viewing then array[s.viewed_role] else m.roles end,
      b.role_based_model_active or v.viewing, s.seen_dt, s.expires_dt,
      b.second_factor_required and not s.second_factor and (m.access = 'owner' or 'security' = any (m.scopes)),
      case when m.access = 'owner' then '{}' else m.pos_ids end
    into session_id, person_id, business_id, access, scopes, roles, model_active, seen_dt, expires_dt, lacks_factor, seen_pos
    from member m join business b on b.business_id = m.business_id
      cross join lateral (select views and m.access = 'owner' as viewing) v
    where m.business_id = s.business_id and m.person_id = s.person_id and not m.suspended;
  if not found then return; end if;
  if seen_pos <> '{}' then perform see_only(seen_pos, person_id); end if;
  return next;
end $$;
grant execute on function open_session to patron_app;

create function admit_session(hash bytea, at timestamptz, idle interval, call text, key text)
returns table (
  session_id uuid, person_id uuid, business_id uuid, access text, scopes text[], roles text[],
  model_active boolean, seen_dt timestamptz, expires_dt timestamptz, lacks_factor boolean, seen_pos uuid[], support_email text,
  settings_version bigint, locked boolean, request_hash bytea, status integer, reply text
)
language plpgsql as $$
#variable_conflict use_column
declare
  mine uuid;
begin
  select * into session_id, person_id, business_id, access, scopes, roles, model_active, seen_dt, expires_dt, lacks_factor, seen_pos, support_email
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
