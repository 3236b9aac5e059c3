-- Who chooses a till sees which ones are in use. A session is marked at most once a minute, after a call of its till has been answered.
alter table terminal_token add column seen_dt timestamptz;

-- Sessions end within a day, so the latest ones are few. The mark is not part of the index: setting it keeps a row on its page.
create index terminal_token_session on terminal_token (business_id, created_dt) where kind = 'session' and ended_dt is null;

-- Beside open_terminal, which servers of the previous version call until they are replaced.
create function enter_terminal(hash bytea, at timestamptz)
returns table (business_id uuid, terminal_id uuid, pos_id uuid, stale boolean)
language plpgsql as $$
declare k terminal_token%rowtype;
begin
  select * into k from terminal_token x
    where x.token_hash = hash and x.kind in ('key', 'session') and x.ended_dt is null
      and (x.expires_dt is null or x.expires_dt > at);
  if not found then return; end if;
  execute format('set local app.business_id = %L', k.business_id);
  return query
    select t.business_id, t.id, t.pos_id,
      k.kind = 'session' and coalesce(k.seen_dt, k.created_dt) < at - interval '50 seconds'
    from terminal t join pos p on p.business_id = t.business_id and p.id = t.pos_id
    where t.business_id = k.business_id and t.id = k.terminal_id and t.active and p.active;
end $$;
grant execute on function enter_terminal to patron_app;
