-- A business that is deleted has no settings whose version could be raised.
drop trigger settings_version on business;
create trigger settings_version after insert or update on business for each statement execute function raise_settings_version();
