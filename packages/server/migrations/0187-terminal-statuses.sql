-- What terminals are doing, as they report. Rows are never changed; those older than 90 days are removed when their terminal reports again.
create table terminal_status (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  terminal_id uuid not null,
  state text not null check (state in ('terminal-sign-in-awaiting', 'staff-sign-in-awaiting', 'customer-tap-splashscreen', 'customer-awaiting',
    'customer-processing', 'payment-process', 'refueling-started', 'refueling-finished', 'terminal-settings-processing')),
  remote_addr text not null check (length(remote_addr) <= 100),
  staff_id uuid,
  app_version text check (length(app_version) <= 50),
  device_model text check (length(device_model) <= 100),
  battery integer check (battery between 0 and 100),
  comment text check (length(comment) <= 500),
  created_dt timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, terminal_id) references terminal,
  foreign key (business_id, staff_id) references staff
);
create index terminal_status_latest on terminal_status (business_id, terminal_id, created_dt desc, id desc);
call tenant_table('terminal_status');
revoke update on terminal_status from patron_app;
