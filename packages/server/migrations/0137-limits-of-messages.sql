-- What messages of a business cost in a month of its time zone, in ten-thousandths of its currency: attempts that have begun, and what was sent.
create table message_spending (
  business_id uuid not null default current_business() references business,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  spent bigint not null default 0 check (spent >= 0),
  -- When people were told that the limit is reached.
  told_dt timestamptz,
  primary key (business_id, month)
);
call tenant_table('message_spending');
-- What an attempt whose end is not known has taken from which month.
alter table message
  add column reserved bigint check (reserved > 0),
  add column reserved_month text;
alter table business_settings drop constraint business_settings_name_check;
alter table business_settings add constraint business_settings_name_check check (name in ('business', 'legal', 'messages'));
-- Night begins and ends again when its hours are changed.
create index message_held on message (business_id) where status = 'wait' and problem = 'quiet-hours';
