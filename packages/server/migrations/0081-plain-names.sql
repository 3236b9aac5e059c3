-- Columns, values and functions get the names that the code and the API use: an audited or versioned record is an entity of a type, and
-- bonuses past their last day expire.

alter table audit rename column noun to entity_type;
alter table audit rename column noun_id to entity_id;
alter table version rename column noun to entity_type;
alter table version rename column noun_id to entity_id;

alter table transfer no force row level security;
alter table entry no force row level security;
alter table transfer drop constraint transfer_kind_check;
update transfer set kind = 'expire' where kind = 'lapse';
alter table transfer add constraint transfer_kind_check check (kind in ('accrue', 'refill', 'spend', 'capture', 'adjust', 'write-off',
  'expire', 'give-back', 'take-back', 'reverse', 'cash-rounding'));
alter table entry drop constraint entry_counter_check;
update entry set counter = 'expired' where counter = 'lapsed';
alter table entry add constraint entry_counter_check
  check (counter in ('issued', 'redeemed', 'expired', 'paid-in', 'paid-out', 'rounding'));
alter table transfer force row level security;
alter table entry force row level security;

drop function list_lapsing_businesses(date, uuid, integer);
create function list_expiring_businesses(day date, after uuid, most integer) returns table (business_id uuid)
language sql stable as $$
  select b.business_id from business b
  where (after is null or b.business_id > after)
    and exists (select from lot l where l.business_id = b.business_id and l.expire_date < day and l.remaining > 0)
  order by b.business_id limit most
$$;
call across_function('list_expiring_businesses(date, uuid, integer)');
