-- What the stored inputs and results of a business's checks have in common: compressed with it they take a quarter of the space. Each value names the
-- dictionary that it needs. More are added as rules and prices change, and none is ever changed or removed.
create table check_dictionary (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  content bytea not null,
  created_dt timestamptz not null,
  primary key (business_id, id)
);
call tenant_table('check_dictionary');
revoke update, delete on check_dictionary from patron_app;
create trigger settings_version after insert on check_dictionary
  for each statement execute function raise_settings_version();
