-- An owner looks at the back office as one of the roles sees it: their session then has the access of that role, until they leave it or its time is over. It is
-- narrowed here, where every call finds its caller, so nothing on the way can forget it. Whoever is no owner any more has what they are given.
alter table session
  add column viewed_role text,
  add column viewed_scopes text[] not null default '{}',
  add column viewed_until timestamptz,
  add constraint session_view_complete check ((viewed_role is null) = (viewed_until is null));

create or replace function open_session(hash bytea, at timestamptz, idle interval)
returns table (
  session_id uuid, person_id uuid, business_id uuid, access text, scopes text[], roles text[],
  model_active boolean, seen_dt timestamptz, expires_dt timestamptz, lacks_factor boolean
)
language plpgsql as $$
declare
  s session%rowtype;
  views boolean;
begin
  select * into s from session x
    where x.token_hash = hash and x.ended_dt is null and x.expires_dt > at and x.seen_dt > at - idle;
  if not found then return; end if;
  execute format('set local app.business_id = %L', s.business_id);
  views := coalesce(s.viewed_until > at, false);
  return query
    select s.id, s.person_id, s.business_id,
      case when v.viewing then 'business-staff' else m.access end,
      case when v.viewing then s.viewed_scopes else m.scopes end,
      case when v.viewing then array[s.viewed_role] else m.roles end,
      b.role_based_model_active or v.viewing, s.seen_dt, s.expires_dt,
      b.second_factor_required and not s.second_factor and (m.access = 'owner' or 'security' = any (m.scopes))
    from member m join business b on b.business_id = m.business_id
      cross join lateral (select views and m.access = 'owner' as viewing) v
    where m.business_id = s.business_id and m.person_id = s.person_id and not m.suspended;
end $$;
