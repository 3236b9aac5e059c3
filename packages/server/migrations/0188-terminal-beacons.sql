-- What beacons at terminals send. All of a business have one UUID, so that an app can watch for all of them; the major number is that of a point of sale.
create table beacon_region (
  business_id uuid not null default current_business() references business,
  uuid uuid not null,
  primary key (business_id)
);
call tenant_table('beacon_region');
revoke delete on beacon_region from patron_app;

create table terminal_beacon (
  business_id uuid not null default current_business() references business,
  terminal_id uuid not null,
  pos_id uuid not null,
  major integer not null check (major between 1 and 65535),
  minor integer not null check (minor between 1 and 65535),
  primary key (business_id, terminal_id),
  unique (business_id, major, minor),
  foreign key (business_id, terminal_id) references terminal,
  foreign key (business_id, pos_id) references pos
);
create index terminal_beacon_pos on terminal_beacon (business_id, pos_id);
call tenant_table('terminal_beacon');
revoke delete on terminal_beacon from patron_app;
