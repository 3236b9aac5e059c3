-- A posting is written by one function, row by row, and the next number of a till is taken by another. Both were queries that changed several tables
-- at once, which a database that is distributed by business cannot send to where the rows are.

-- The next check number of a till. Its row stays locked until the transaction ends.
create function next_check_number(business uuid, terminal uuid) returns bigint
language plpgsql as $$
declare
  taken bigint;
begin
  insert into terminal_counter as c (business_id, terminal_id, last_number) values (business, terminal, 1)
    on conflict (business_id, terminal_id) do update set last_number = c.last_number + 1
    returning c.last_number into taken;
  return taken;
end $$;
grant execute on function next_check_number to patron_app;

-- Writes transfers with their entries and lots, and the resulting account, if one is given. Returns the age sequences of new lots, in order.
create function add_posting(
  business uuid, transfers jsonb, entries jsonb, lots jsonb, lot_moves jsonb, lot_entries jsonb,
  owner_account uuid, new_balance bigint, new_held bigint, new_version bigint
) returns table (age bigint)
language plpgsql as $$
declare
  one record;
begin
  for one in select * from jsonb_to_recordset(transfers) as given(id uuid, kind text, event_dt timestamptz, posted_dt timestamptz,
    transaction_id uuid, actor_kind text, actor_id uuid, reason text, reverses_id uuid)
  loop
    insert into transfer (business_id, id, kind, event_dt, posted_dt, transaction_id, actor_kind, actor_id, reason, reverses_id)
      values (business, one.id, one.kind, one.event_dt, one.posted_dt, one.transaction_id, one.actor_kind, one.actor_id, one.reason, one.reverses_id);
  end loop;
  for one in select * from jsonb_to_recordset(entries) as given(id uuid, transfer_id uuid, account_id uuid, counter text, kind text, unit text,
    amount bigint, balance_after bigint, version bigint)
  loop
    insert into entry (business_id, id, transfer_id, account_id, counter, kind, unit, amount, balance_after, version)
      values (business, one.id, one.transfer_id, one.account_id, one.counter, one.kind, one.unit, one.amount, one.balance_after, one.version);
  end loop;
  for one in select * from jsonb_to_recordset(lots) as given(id uuid, account_id uuid, kind text, expire_date date, remaining bigint,
    created_dt timestamptz, place integer) order by place
  loop
    insert into lot (business_id, id, account_id, kind, expire_date, remaining, created_dt)
      values (business, one.id, one.account_id, one.kind, one.expire_date, one.remaining, one.created_dt)
      returning sequence into age;
    return next;
  end loop;
  for one in select lot_id, sum(amount)::bigint as amount from jsonb_to_recordset(lot_moves) as given(lot_id uuid, amount bigint) group by lot_id
  loop
    update lot set remaining = lot.remaining + one.amount where business_id = business and id = one.lot_id;
  end loop;
  for one in select * from jsonb_to_recordset(lot_entries) as given(entry_id uuid, lot_id uuid, place integer, amount bigint)
  loop
    insert into lot_entry (business_id, entry_id, lot_id, place, amount)
      values (business, one.entry_id, one.lot_id, one.place, one.amount);
  end loop;
  if owner_account is not null then
    update account set balance = new_balance, held = new_held, version = new_version where business_id = business and id = owner_account;
  end if;
end $$;
grant execute on function add_posting to patron_app;

-- The next number of a transaction that the back office writes. The caller holds a lock.
create function next_panel_number(business uuid) returns bigint
language plpgsql as $$
begin
  return (select coalesce(max(t.number), 0)::bigint + 1 from transaction t where t.business_id = business and t.terminal_id is null);
end $$;
grant execute on function next_panel_number to patron_app;

-- Counts the use of rules for each of their subjects, up or down, in the order in which every server locks them.
create function move_rule_uses(business uuid, rules uuid[], subjects text[], by integer) returns void
language plpgsql as $$
declare
  one record;
begin
  for one in select r.id, s.name from unnest(rules) as r (id), unnest(subjects) as s (name) order by r.id, s.name loop
    insert into rule_use as u (business_id, rule_id, subject, uses) values (business, one.id, one.name, by)
      on conflict (business_id, rule_id, subject) do update set uses = u.uses + by;
  end loop;
end $$;
grant execute on function move_rule_uses to patron_app;

-- When the key of a terminal was made stands with the terminal: keys are found before their business is known, so they do not lie with its rows.
alter table terminal add column api_key_dt timestamptz;
alter table terminal no force row level security;
update terminal t set api_key_dt = k.created_dt
  from (select business_id, terminal_id, max(created_dt) as created_dt from terminal_token where kind = 'key' and ended_dt is null group by 1, 2) k
  where k.business_id = t.business_id and k.terminal_id = t.id;
alter table terminal force row level security;
