-- The next check number of a till, as before, which also says it to the rest of the transaction: the insert of the sale reads `app.check_number`. A cluster
-- keeps no plan for an insert that calls a function that writes, and planning the widest row of a sale takes longer than storing it.
create or replace function next_check_number(business uuid, terminal uuid, needs_shift boolean) returns bigint
language plpgsql as $$
declare
  taken bigint;
  open_shift uuid;
begin
  insert into terminal_counter as c (business_id, terminal_id, last_number) values (business, terminal, 1)
    on conflict (business_id, terminal_id) do update set last_number = c.last_number + 1
    returning c.last_number, c.open_shift_id into taken, open_shift;
  if needs_shift and open_shift is null then
    raise exception 'shift.needed' using errcode = 'PF001';
  end if;
  perform set_config('app.check_number', taken::text, true);
  return taken;
end $$;

-- As before, with a random id in a variable: a default that takes the next number is such a function as well, and the rights on its sequence do not reach
-- the machines of a cluster. Of a business, few marks are there at once.
create or replace function mark_transaction_hours() returns trigger language plpgsql as $$
declare
  one record;
  mark bigint;
begin
  for one in select distinct w.business_id, date_trunc('hour', w.created_dt, 'UTC') as hour from written w loop
    mark := ('x' || translate(gen_random_uuid()::text, '-', ''))::bit(64)::bigint;
    insert into transaction_totals_stale (business_id, id, hour) values (one.business_id, mark, one.hour);
  end loop;
  return null;
end $$;
