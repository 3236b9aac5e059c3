-- A till may stand for a register of Poster, whose sales are taken over.
alter table terminal_device drop constraint terminal_device_device_check;
alter table terminal_device add constraint terminal_device_device_check check (device in ('amp', 'pax', 'stripe', 'checkbox', 'poster'));
