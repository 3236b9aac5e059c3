-- Who works at which terminal. A terminal without links is open to all staff.
create table terminal_staff (
  business_id uuid not null default current_business() references business,
  terminal_id uuid not null,
  staff_id uuid not null,
  created_dt timestamptz not null,
  primary key (business_id, terminal_id, staff_id),
  foreign key (business_id, terminal_id) references terminal,
  foreign key (business_id, staff_id) references staff
);
create index terminal_staff_staff on terminal_staff (business_id, staff_id);
call tenant_table('terminal_staff');
