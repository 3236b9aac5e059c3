-- Bonuses past their last valid day lapse by a job. It has to know which businesses have some, and what of a lot is held.

-- What holds have pinned of a lot is asked for every lot that is due.
create index hold_pin_lot on hold_pin (business_id, lot_id);

-- Businesses with bonuses whose last valid day is before a day, by id, after a given one. Looks across businesses and gives
-- back ids only. Whether they are due is for the day in each programme's own zone to say, and no business is scanned for it.
create function list_lapsing_businesses(day date, after uuid, most integer) returns table (business_id uuid)
language sql stable as $$
  select b.business_id from business b
  where (after is null or b.business_id > after)
    and exists (select from lot l where l.business_id = b.business_id and l.expire_date < day and l.remaining > 0)
  order by b.business_id limit most
$$;
call across_table('business');
call across_table('lot');
call across_function('list_lapsing_businesses(date, uuid, integer)');
