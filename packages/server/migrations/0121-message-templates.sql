-- The texts of these messages are settings of a programme.
alter table loyalty_settings drop constraint loyalty_settings_name_check;
alter table loyalty_settings add constraint loyalty_settings_name_check
  check (name in ('programme', 'rules', 'card-categories', 'messages'));
