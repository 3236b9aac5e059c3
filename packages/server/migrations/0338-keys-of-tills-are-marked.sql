-- A till that has a key is marked once a minute too, so it shows whether it has been connected since prices changed. The rest is as before (0323).
create or replace function enter_till(hash bytea, at timestamptz)
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
  -- A session begins at its terminal, a key in the back office.
  is_stale := coalesce(k.seen_dt, case k.kind when 'session' then k.created_dt else '-infinity' end) < at - interval '50 seconds';
  if seller is null then
    return query
      select t.business_id, t.id, t.pos_id, is_stale, null::uuid, null::text, null::uuid,
        not t.staff_auth_required and not (t.terminal_type = 'road-tanker-driver' and p.driver_staff_id is not null)
      from terminal t join pos p on p.business_id = t.business_id and p.id = t.pos_id
      where t.business_id = mine and t.id = k.terminal_id and t.active and p.active;
    return;
  end if;
  return query
    select t.business_id, t.id, t.pos_id, is_stale, n.id, trim(n.first_name || ' ' || n.last_name), s.id,
      m.person_id is not null and not m.suspended
      and (t.terminal_type <> 'road-tanker-driver' or p.driver_staff_id is null or s.id is not distinct from p.driver_staff_id)
      and case
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
