-- The terminal of the steward for whom a shared register booked a check, and the used code. Servers of the previous version leave both empty.
alter table transaction
  add column sc_terminal_id uuid,
  add column sc_code text check (length(sc_code) between 1 and 20),
  add constraint transaction_sc_terminal foreign key (business_id, sc_terminal_id) references terminal (business_id, id);
create index transaction_sc_terminal on transaction (business_id, sc_terminal_id, created_dt desc, id desc) where sc_terminal_id is not null;
create index transaction_sc_code on transaction (business_id, sc_code) where sc_code is not null;
