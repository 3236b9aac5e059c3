-- The open shift of a till is part of its counter, so the statement that takes a number knows it without reading anything else.
alter table terminal_counter
  add column open_shift_id uuid,
  add constraint terminal_counter_open_shift foreign key (business_id, open_shift_id) references shift;

-- The next check number of a till, which fails if it needs an open shift and has none. Its row stays locked until the transaction ends.
create function next_check_number(business uuid, terminal uuid, needs_shift boolean) returns bigint
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
  return taken;
end $$;
grant execute on function next_check_number(uuid, uuid, boolean) to patron_app;
