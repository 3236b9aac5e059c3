-- On a cluster the tokens of tills are copied to every machine, so a call of a till needs no machine but that of its business. When a token was last
-- used changes every minute, so it lies with the business. Servers of the previous version use `terminal_token.seen_dt` until they are replaced.
create table terminal_use (
  business_id uuid not null default current_business() references business,
  token_hash bytea not null references terminal_token on delete cascade,
  seen_dt timestamptz not null,
  primary key (business_id, token_hash)
);
insert into terminal_use select business_id, token_hash, seen_dt from terminal_token where seen_dt is not null and ended_dt is null;
call tenant_table('terminal_use');

-- One table after another: a machine of a cluster keeps the plan of a statement on one table, and plans every other one each time.
create or replace function enter_till(hash bytea, at timestamptz)
returns table (
  business_id uuid, terminal_id uuid, pos_id uuid, stale boolean,
  seller_id uuid, seller_name text, staff_id uuid, may_sell boolean
)
language plpgsql as $$
declare
  k terminal_token%rowtype;
  mine uuid;
  till record;
  driver uuid;
  used timestamptz;
  seller uuid;
  belongs record;
  employed record;
  linked boolean;
begin
  select * into k from terminal_token x
    where x.token_hash = hash and x.kind in ('key', 'session') and x.ended_dt is null
      and (x.expires_dt is null or x.expires_dt > at);
  if not found then return; end if;
  execute format('set local app.business_id = %L', k.business_id);
  mine := k.business_id;
  select t.id, t.pos_id, t.staff_auth_required, t.terminal_type into till from terminal t
    where t.business_id = mine and t.id = k.terminal_id and t.active;
  if not found then return; end if;
  select p.driver_staff_id into driver from pos p where p.business_id = mine and p.id = till.pos_id and p.active;
  if not found then return; end if;
  select u.seen_dt into used from terminal_use u where u.business_id = mine and u.token_hash = hash;
  -- What servers of the previous version have noted.
  used := greatest(used, k.seen_dt);
  business_id := mine;
  terminal_id := till.id;
  pos_id := till.pos_id;
  -- A session begins at its terminal, a key in the back office.
  stale := coalesce(used, case k.kind when 'session' then k.created_dt else '-infinity' end) < at - interval '50 seconds';
  seller := coalesce(k.seller_id, k.person_id);
  if seller is null then
    may_sell := not till.staff_auth_required and not (till.terminal_type = 'road-tanker-driver' and driver is not null);
    return next;
    return;
  end if;
  select n.id, trim(n.first_name || ' ' || n.last_name) into seller_id, seller_name from person n where n.id = seller;
  if not found then return; end if;
  select m.person_id, m.suspended into belongs from member m where m.business_id = mine and m.person_id = seller;
  select s.id, s.signed_out_dt into employed from staff s where s.business_id = mine and s.person_id = seller;
  staff_id := employed.id;
  may_sell := belongs.person_id is not null and not belongs.suspended
    and (till.terminal_type <> 'road-tanker-driver' or driver is null or staff_id is not distinct from driver);
  if staff_id is null then
    -- An owner, for example, who opened the till and has no staff record.
    may_sell := may_sell and k.seller_id is null and not till.staff_auth_required;
  else
    select coalesce(bool_or(w.staff_id = employed.id), true) into linked from terminal_staff w
      where w.business_id = mine and w.terminal_id = till.id;
    may_sell := may_sell and linked and (k.seller_id is null or k.seller_dt > at - interval '18 hours')
      and coalesce(k.seller_dt, k.created_dt) >= coalesce(employed.signed_out_dt, '-infinity');
  end if;
  return next;
end $$;

create or replace function admit_till(hash bytea, at timestamptz, call text, key text)
returns table (
  business_id uuid, terminal_id uuid, pos_id uuid, stale boolean,
  seller_id uuid, seller_name text, staff_id uuid, may_sell boolean, settings_version bigint,
  locked boolean, request_hash bytea, status integer, reply text
)
language plpgsql as $$
#variable_conflict use_column
declare
  mine uuid;
  own bigint;
begin
  select * into business_id, terminal_id, pos_id, stale, seller_id, seller_name, staff_id, may_sell from enter_till(hash, at);
  if not found then return; end if;
  mine := admit_till.business_id;
  select b.version into settings_version from business b where b.business_id = mine;
  select v.version into own from settings_version v where v.business_id = mine;
  settings_version := admit_till.settings_version + coalesce(own, 0);
  select * into locked, request_hash, status, reply from claim_key(admit_till.call, admit_till.key);
  return next;
end $$;
