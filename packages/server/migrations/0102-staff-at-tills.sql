-- Staff sign in at a till by their login or code, in the till's own session.
alter table staff
  add column login text check (length(login) between 3 and 64 and login = lower(login)),
  add column password_hash text,
  -- Their earlier sign-ins at tills are over: they were suspended, or got another code or password.
  add column signed_out_dt timestamptz,
  add constraint staff_login unique (business_id, login);

alter table terminal_token
  -- The person of the staff member who is signed in; `person_id` is whoever opened the till from the back office.
  add column seller_id uuid,
  add column seller_dt timestamptz,
  add constraint terminal_token_seller check ((seller_id is null) = (seller_dt is null));

-- The terminal behind a token, who sells there, and whether it may sell now. Beside enter_terminal and admit_terminal, which servers of the
-- previous version call until they are replaced. Tokens lie outside the tenants, so they are read by themselves.
create function enter_till(hash bytea, at timestamptz)
returns table (
  business_id uuid, terminal_id uuid, pos_id uuid, stale boolean,
  seller_id uuid, seller_name text, staff_id uuid, may_sell boolean
)
language plpgsql as $$
declare
  k terminal_token%rowtype;
  mine uuid;
  seller uuid;
  is_stale boolean;
begin
  select * into k from terminal_token x
    where x.token_hash = hash and x.kind in ('key', 'session') and x.ended_dt is null
      and (x.expires_dt is null or x.expires_dt > at);
  if not found then return; end if;
  execute format('set local app.business_id = %L', k.business_id);
  mine := k.business_id;
  seller := coalesce(k.seller_id, k.person_id);
  is_stale := k.kind = 'session' and coalesce(k.seen_dt, k.created_dt) < at - interval '50 seconds';
  if seller is null then
    return query
      select t.business_id, t.id, t.pos_id, is_stale, null::uuid, null::text, null::uuid, not t.staff_auth_required
      from terminal t join pos p on p.business_id = t.business_id and p.id = t.pos_id
      where t.business_id = mine and t.id = k.terminal_id and t.active and p.active;
    return;
  end if;
  return query
    select t.business_id, t.id, t.pos_id, is_stale, n.id, trim(n.first_name || ' ' || n.last_name), s.id,
      m.person_id is not null and not m.suspended and case
        -- An owner, for example, who opened the till and has no staff record.
        when s.id is null then k.seller_id is null and not t.staff_auth_required
        else (k.seller_id is null or k.seller_dt > at - interval '18 hours')
          and coalesce(k.seller_dt, k.created_dt) >= coalesce(s.signed_out_dt, '-infinity')
          and (exists (select from terminal_staff w
              where w.business_id = mine and w.terminal_id = t.id and w.staff_id = s.id)
            or not exists (select from terminal_staff w where w.business_id = mine and w.terminal_id = t.id))
      end
    from terminal t
    join pos p on p.business_id = t.business_id and p.id = t.pos_id
    join person n on n.id = seller
    left join member m on m.business_id = t.business_id and m.person_id = n.id
    left join staff s on s.business_id = t.business_id and s.person_id = n.id
    where t.business_id = mine and t.id = k.terminal_id and t.active and p.active;
end $$;
grant execute on function enter_till to patron_app;

create function admit_till(hash bytea, at timestamptz, call text, key text)
returns table (
  business_id uuid, terminal_id uuid, pos_id uuid, stale boolean,
  seller_id uuid, seller_name text, staff_id uuid, may_sell boolean, settings_version bigint,
  locked boolean, request_hash bytea, status integer, reply text
)
language plpgsql as $$
#variable_conflict use_column
declare
  mine uuid;
begin
  select * into business_id, terminal_id, pos_id, stale, seller_id, seller_name, staff_id, may_sell from enter_till(hash, at);
  if not found then return; end if;
  mine := admit_till.business_id;
  select b.version + coalesce(v.version, 0) into settings_version
    from business b left join settings_version v on v.business_id = mine
    where b.business_id = mine;
  select * into locked, request_hash, status, reply from claim_key(admit_till.call, admit_till.key);
  return next;
end $$;
grant execute on function admit_till to patron_app;
