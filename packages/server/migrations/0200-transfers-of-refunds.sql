-- A transfer of a refund names the transfer of the sale of which it returns a part. Unlike a reversal there may be several of them.

alter table transfer
  add column returns_id uuid,
  add foreign key (business_id, returns_id) references transfer;
create index transfer_returns on transfer (business_id, returns_id) where returns_id is not null;

-- Writes transfers with their entries and lots, and the resulting account, if one is given. Returns the age sequences of new lots, in order.
create or replace function add_posting(
  business uuid, transfers jsonb, entries jsonb, lots jsonb, lot_moves jsonb, lot_entries jsonb,
  owner_account uuid, new_balance bigint, new_held bigint, new_version bigint
) returns table (age bigint)
language plpgsql as $$
declare
  one record;
begin
  for one in select * from jsonb_to_recordset(transfers) as given(id uuid, kind text, event_dt timestamptz, posted_dt timestamptz,
    transaction_id uuid, actor_kind text, actor_id uuid, reason text, reverses_id uuid,
    returns_id uuid)
  loop
    insert into transfer (business_id, id, kind, event_dt, posted_dt, transaction_id, actor_kind, actor_id, reason, reverses_id,
        returns_id)
      values (business, one.id, one.kind, one.event_dt, one.posted_dt, one.transaction_id, one.actor_kind, one.actor_id, one.reason, one.reverses_id,
        one.returns_id);
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
