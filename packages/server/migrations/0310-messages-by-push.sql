-- Messages also go to devices of customers.
alter table message drop constraint message_message_type_check;
alter table message add constraint message_message_type_check
  check (message_type in ('sms', 'push', 'viber', 'email', 'incust-chatbot', 'external-system'));
