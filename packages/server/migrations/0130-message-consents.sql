-- Whether a customer agrees to advertising by each channel: what they said last stands with the customer, where every list of recipients reads it.
alter table customer
  add column message_consents text[] not null default '{}',
  add column message_refusals text[] not null default '{}';
