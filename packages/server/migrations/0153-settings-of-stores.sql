-- What the online stores of a programme share are settings of the programme.
alter table loyalty_settings drop constraint loyalty_settings_name_check;
alter table loyalty_settings add constraint loyalty_settings_name_check
  check (name in ('programme', 'rules', 'card-categories', 'messages', 'online-store'));
