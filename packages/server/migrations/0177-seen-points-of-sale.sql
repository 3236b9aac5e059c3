-- People who see only some points of sale. Like the access of a role that somebody views, what they see is narrowed where every call finds its caller, so
-- nothing on the way can forget it: the session sets what it may see, and the tables show no other row to anything that the call does. A transaction without
-- these settings sees all points of sale of its business; tills, jobs and everybody else have none.
alter table member add column pos_ids uuid[] not null default '{}';

-- Narrows the rest of the transaction to some points of sale, to the price groups of their terminals, and to the staff of one of them: who is linked to one of
-- their terminals, sees nothing else either, or is the person themselves. An array that was set and is empty is '{}', which no unset one is.
create function see_only(pos uuid[], person uuid) returns void
language plpgsql as $$
declare
  mine constant uuid := current_business();
  groups uuid[];
  colleagues uuid[];
begin
  select coalesce(array_agg(distinct t.price_group_id), '{}') into groups
    from terminal t where t.business_id = mine and t.pos_id = any (pos) and t.price_group_id is not null;
  select coalesce(array_agg(s.id), '{}') into colleagues
    from staff s join member m on m.business_id = s.business_id and m.person_id = s.person_id
    where s.business_id = mine and (
      s.person_id = person or (m.pos_ids <> '{}' and m.pos_ids <@ pos)
      or exists (
        select from terminal_staff w join terminal t on t.business_id = w.business_id and t.id = w.terminal_id
        where w.business_id = mine and w.staff_id = s.id and t.pos_id = any (pos)));
  execute format('set local app.pos_ids = %L', pos);
  execute format('set local app.price_group_ids = %L', groups);
  execute format('set local app.staff_ids = %L', colleagues);
end $$;
grant execute on function see_only to patron_app;

-- Shows the rest of the transaction every point of sale again.
create function see_all() returns void
language plpgsql as $$
begin
  set local app.pos_ids = '';
  set local app.price_group_ids = '';
  set local app.staff_ids = '';
end $$;
grant execute on function see_all to patron_app;

-- Adds to the policy of a tenant's table that it shows only the rows of what a transaction is narrowed to. A row of no point of sale is everybody's. The end of a
-- transaction leaves an empty text in a setting, which the planner must not read as an array. Part of the one policy, because a distributed database copies
-- a restrictive one to its machines as one that opens. The conditions are written with CASE: the planner would take `is null or …` for nearly always false, and plan
-- joins for a table of one row.
create procedure seen_if(target regclass, condition text)
language plpgsql as $$
begin
  execute format(
    'alter policy tenant on %1$s using (business_id = public.current_business() and (%2$s)) with check (business_id = public.current_business() and (%2$s))',
    target, condition);
end $$;

create procedure seen_table(target regclass, referring name, setting text)
language plpgsql as $$
declare
  chosen constant text := format('nullif(current_setting(%L, true), '''')', setting);
begin
  call seen_if(target, format('case when %1$s is null then true else %2$I is null or %2$I = any ((%1$s)::uuid[]) end', chosen, referring));
end $$;

-- The same for what applies to several points of sale, or to all: one of them is enough.
create procedure seen_for_several(target regclass)
language plpgsql as $$
begin
  call seen_if(target, $condition$case when nullif(current_setting('app.pos_ids', true), '') is null then true
    else pos_ids = '{}' or pos_ids && nullif(current_setting('app.pos_ids', true), '')::uuid[] end$condition$);
end $$;

-- And for what keeps its points of sale in its body.
create procedure seen_for_several_in_body(target regclass)
language plpgsql as $$
begin
  call seen_if(target, $condition$case when nullif(current_setting('app.pos_ids', true), '') is null then true
    else coalesce(body -> 'pos_ids', '[]') = '[]' or body -> 'pos_ids' ?| nullif(current_setting('app.pos_ids', true), '')::text[] end$condition$);
end $$;

drop function admit_session(bytea, timestamptz, interval, text, text);
drop function open_session(bytea, timestamptz, interval);

create function open_session(hash bytea, at timestamptz, idle interval)
returns table (
  session_id uuid, person_id uuid, business_id uuid, access text, scopes text[], roles text[],
  model_active boolean, seen_dt timestamptz, expires_dt timestamptz, lacks_factor boolean, seen_pos uuid[]
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
  model_active boolean, seen_dt timestamptz, expires_dt timestamptz, lacks_factor boolean, seen_pos uuid[], settings_version bigint,
  locked boolean, request_hash bytea, status integer, reply text
)
language plpgsql as $$
#variable_conflict use_column
declare
  mine uuid;
begin
  select * into session_id, person_id, business_id, access, scopes, roles, model_active, seen_dt, expires_dt, lacks_factor, seen_pos
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

call seen_table('staff', 'id', 'app.staff_ids');
call seen_table('pos_store', 'pos_id', 'app.pos_ids');
call seen_table('transaction_totals', 'pos_id', 'app.pos_ids');
call seen_table('turnover', 'pos_id', 'app.pos_ids');
call seen_table('hour_turnover', 'pos_id', 'app.pos_ids');
call seen_table('payment_turnover', 'pos_id', 'app.pos_ids');
call seen_table('customer_turnover', 'pos_id', 'app.pos_ids');
call seen_table('goods_turnover', 'pos_id', 'app.pos_ids');
call seen_table('tax_turnover', 'pos_id', 'app.pos_ids');
call seen_table('item_tax_turnover', 'pos_id', 'app.pos_ids');
call seen_table('cost_turnover', 'pos_id', 'app.pos_ids');
call seen_for_several('news');
call seen_for_several('delivery_type');
