-- Shifts of tills with their drawers. A till gives its numbers one after another, each locked until its sale is committed, so a shift is an interval of
-- them: opening and closing take the same lock, and a sale is in exactly one shift without storing which.
create table shift (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  terminal_id uuid not null,
  pos_id uuid not null,
  number bigint not null check (number > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  opening_amount bigint not null check (opening_amount >= 0),
  -- The last number of the till before the shift, and the last one of the shift; null while it is open.
  after_number bigint not null check (after_number >= 0),
  last_number bigint check (last_number >= after_number),
  opened_dt timestamptz not null,
  opened_person_id uuid,
  closed_dt timestamptz,
  closed_person_id uuid,
  -- What was found when it was closed.
  turnover_amount bigint,
  expected_amount bigint,
  counted_amount bigint check (counted_amount >= 0),
  denominations jsonb,
  report jsonb,
  comment text,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  unique (business_id, terminal_id, number),
  foreign key (business_id, terminal_id) references terminal,
  foreign key (business_id, pos_id) references pos,
  constraint shift_closed_complete check (
    num_nulls(closed_dt, last_number, turnover_amount, expected_amount, counted_amount, report) in (0, 6)
  )
);
create index shift_opened on shift (business_id, opened_dt);
call tenant_table('shift');
call seen_table('shift', 'pos_id', 'app.pos_ids');
revoke delete on shift from patron_app;

-- Money that was put into the drawer or taken out of it.
create table shift_movement (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  shift_id uuid not null,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) between 1 and 200),
  person_id uuid,
  created_dt timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, shift_id) references shift
);
create index shift_movement_shift on shift_movement (business_id, shift_id, created_dt);
call tenant_table('shift_movement');
revoke update, delete on shift_movement from patron_app;

-- What gets no number of its own in a shift: a reservation that is finished, and a sale that is cancelled.
create table shift_check (
  business_id uuid not null default current_business() references business,
  transaction_id uuid not null,
  kind text not null check (kind in ('finalized', 'canceled')),
  shift_id uuid not null,
  primary key (business_id, transaction_id, kind),
  foreign key (business_id, shift_id) references shift,
  foreign key (business_id, transaction_id) references transaction
);
create index shift_check_shift on shift_check (business_id, shift_id);
call tenant_table('shift_check');
revoke update, delete on shift_check from patron_app;

-- Counts the end of a reservation or of a sale in the open shift of its till, whose counter stays locked. Without one it fails if the till
-- needs a shift for cash and cash moves.
create function count_in_shift(business uuid, terminal uuid, counted uuid, how text, needs_shift boolean) returns void
language plpgsql as $$
declare
  open_shift uuid;
begin
  insert into terminal_counter as c (business_id, terminal_id, last_number) values (business, terminal, 0)
    on conflict (business_id, terminal_id) do update set last_number = c.last_number
    returning c.open_shift_id into open_shift;
  if open_shift is not null then
    insert into shift_check (business_id, transaction_id, kind, shift_id) values (business, counted, how, open_shift);
  elsif needs_shift and exists (
    select from transaction_payment p where p.business_id = business and p.transaction_id = counted and p.payment_type = 'cash' and p.amount <> 0
  ) then
    raise exception 'shift.needed' using errcode = 'PF001';
  end if;
end $$;
grant execute on function count_in_shift to patron_app;
