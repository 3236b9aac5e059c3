-- A cash register beside a till registers its sales with the tax service. Whether a till has one is read with every sale, so it is kept in memory.
alter table terminal_device drop constraint terminal_device_device_check;
alter table terminal_device add constraint terminal_device_device_check check (device in ('amp', 'pax', 'stripe', 'checkbox'));
create trigger settings_version after insert or update or delete on terminal_device
  for each statement execute function raise_settings_version();
