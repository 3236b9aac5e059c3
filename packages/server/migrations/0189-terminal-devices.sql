-- Card terminals beside tills. Tills read them from the terminal API and work with them; a key of an outside service is encrypted.
create table terminal_device (
  business_id uuid not null default current_business() references business,
  terminal_id uuid not null,
  device text not null check (device in ('amp', 'pax', 'stripe')),
  active boolean not null default false,
  settings jsonb not null default '{}',
  secret bytea,
  primary key (business_id, terminal_id, device),
  foreign key (business_id, terminal_id) references terminal
);
call tenant_table('terminal_device');
revoke delete on terminal_device from patron_app;
