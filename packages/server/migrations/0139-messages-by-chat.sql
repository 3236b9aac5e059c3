-- Messages also go through a bot in Telegram.
alter table message_provider drop constraint message_provider_message_type_check, drop constraint message_provider_kind_check;
alter table message_provider
  add constraint message_provider_message_type_check
    check (message_type in ('sms', 'viber', 'email', 'incust-chatbot', 'external-system')),
  add constraint message_provider_kind_check check (kind in ('smtp', 'turbosms', 'twilio', 'telegram', 'webhook'));
alter table message drop constraint message_message_type_check;
alter table message add constraint message_message_type_check
  check (message_type in ('sms', 'viber', 'email', 'incust-chatbot', 'external-system'));
alter table message_consent_change drop constraint message_consent_change_message_type_check;
alter table message_consent_change add constraint message_consent_change_message_type_check
  check (message_type in ('sms', 'viber', 'email', 'incust-chatbot', 'external-system'));
