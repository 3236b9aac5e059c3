-- Statements bind the business themselves, so a policy that compares with the function itself folds into one check of the statement, where a
-- subselect was a step of the plan. Over ten million rows it is as fast or faster for every bound statement, and a database distributed by business
-- takes no subselect in a policy. The business is set with SET LOCAL, which such a database passes on to where the rows are.

create or replace procedure public.tenant_table(target regclass)
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant on %s using (business_id = public.current_business()) with check (business_id = public.current_business())',
    target);
end
$$;

do $$
declare target regclass;
begin
  for target in select polrelid::regclass from pg_policy where polname = 'tenant' loop
    execute format(
      'alter policy tenant on %s using (business_id = public.current_business()) with check (business_id = public.current_business())',
      target);
  end loop;
end
$$;

create or replace function open_session(hash bytea, at timestamptz, idle interval)
returns table (
  session_id uuid, person_id uuid, business_id uuid, access text, scopes text[], roles text[],
  model_active boolean, seen_dt timestamptz, expires_dt timestamptz
)
language plpgsql as $$
declare s session%rowtype;
begin
  select * into s from session x
    where x.token_hash = hash and x.ended_dt is null and x.expires_dt > at and x.seen_dt > at - idle;
  if not found then return; end if;
  execute format('set local app.business_id = %L', s.business_id);
  return query
    select s.id, s.person_id, s.business_id, m.access, m.scopes, m.roles, b.role_based_model_active, s.seen_dt, s.expires_dt
    from member m join business b on b.business_id = m.business_id
    where m.business_id = s.business_id and m.person_id = s.person_id;
end $$;

create or replace function open_terminal(hash bytea, at timestamptz)
returns table (business_id uuid, terminal_id uuid, pos_id uuid, person_id uuid)
language plpgsql as $$
declare k terminal_token%rowtype;
begin
  select * into k from terminal_token x
    where x.token_hash = hash and x.kind in ('key', 'session') and x.ended_dt is null
      and (x.expires_dt is null or x.expires_dt > at);
  if not found then return; end if;
  execute format('set local app.business_id = %L', k.business_id);
  return query
    select t.business_id, t.id, t.pos_id, k.person_id
    from terminal t join pos p on p.business_id = t.business_id and p.id = t.pos_id
    where t.business_id = k.business_id and t.id = k.terminal_id and t.active and p.active;
end $$;
