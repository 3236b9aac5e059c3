-- A business switches messages to devices on like any other service, and customers answer about advertising by them.
alter table message_provider drop constraint message_provider_message_type_check, drop constraint message_provider_kind_check;
alter table message_provider
  add constraint message_provider_message_type_check
    check (message_type in ('sms', 'push', 'viber', 'email', 'incust-chatbot', 'external-system')),
  add constraint message_provider_kind_check check (kind in ('smtp', 'turbosms', 'twilio', 'web-push', 'telegram', 'webhook'));
alter table message_consent_change drop constraint message_consent_change_message_type_check;
alter table message_consent_change add constraint message_consent_change_message_type_check
  check (message_type in ('sms', 'push', 'viber', 'email', 'incust-chatbot', 'external-system'));
