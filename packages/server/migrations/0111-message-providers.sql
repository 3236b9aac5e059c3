-- The services that deliver a business's messages, one for each type of message. The secret is encrypted with a key outside the database.
create table message_provider (
  business_id uuid not null default current_business() references business,
  message_type text not null check (message_type in ('sms', 'viber', 'email', 'external-system')),
  kind text not null check (kind in ('smtp', 'turbosms', 'twilio', 'webhook')),
  active boolean not null default false,
  sender text not null default '' check (length(sender) <= 254),
  host text not null default '' check (length(host) <= 253),
  port integer not null default 587 check (port between 1 and 65535),
  security text not null default 'starttls' check (security in ('tls', 'starttls', 'none')),
  login text not null default '' check (length(login) <= 254),
  url text check (length(url) <= 2000),
  -- In ten-thousandths of the business's currency.
  part_price bigint check (part_price >= 0),
  secret bytea,
  last_sent_dt timestamptz,
  last_failed_dt timestamptz,
  last_problem text check (length(last_problem) <= 40),
  last_error_text text check (length(last_error_text) <= 500),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, message_type)
);
call tenant_table('message_provider');
