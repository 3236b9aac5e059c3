-- Customers answer messages. What they write is kept with the messages that they got.
alter table message
  add column incoming boolean not null default false,
  -- When somebody has read an incoming message.
  add column read_dt timestamptz,
  add column reply_to_id uuid;
alter table message drop constraint message_src_type_check;
alter table message add constraint message_src_type_check check (src_type in ('business', 'system', 'test', 'customer'));
alter table message drop constraint message_status_check;
alter table message add constraint message_status_check
  check (status in ('wait', 'sent', 'delivered', 'error', 'rejected', 'replied'));
-- A service that delivers a message again has no effect: its own id is stored once.
create unique index message_received on message (business_id, message_type, provider_id) where incoming;
create index message_unread on message (business_id, created_dt desc, id desc) where incoming and read_dt is null;
-- What was sent to somebody who is no customer.
create index message_recipient on message (business_id, recipient, created_dt desc) where customer_id is null;

-- Who answers with a word such as STOP, withdraws consent.
alter table message_consent_change drop constraint message_consent_change_source_check;
alter table message_consent_change add constraint message_consent_change_source_check
  check (source in ('in-person', 'paper', 'phone', 'website', 'link', 'mail-program', 'message'));
