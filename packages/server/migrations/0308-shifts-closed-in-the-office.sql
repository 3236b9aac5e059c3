-- A manager closes a shift that was forgotten at its till. Nobody may know by then what was in the drawer.
alter table shift drop constraint shift_closed_complete;
alter table shift add constraint shift_closed_complete check (
  num_nulls(closed_dt, last_number, turnover_amount, expected_amount, report) in (0, 5)
  and (closed_dt is not null or counted_amount is null)
);
