-- Every answer of a customer about advertising: a business has to be able to show when, where and through whom it was given.
create table message_consent_change (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  customer_id uuid not null,
  message_type text not null check (message_type in ('sms', 'viber', 'email', 'external-system')),
  agreed boolean not null,
  source text not null check (source in ('in-person', 'paper', 'phone', 'website', 'link', 'mail-program')),
  -- The member of staff who recorded it; null: the customer did.
  person_id uuid,
  created_dt timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, customer_id) references customer
);
create index message_consent_change_customer on message_consent_change (business_id, customer_id, created_dt desc, id desc);
call tenant_table('message_consent_change');

-- Advertising goes only to those who agree to it. What was stored before is a mailing, or a reminder that bonuses expire.
alter table message add column advertising boolean not null default false;
update message set advertising = true where due_dt is not null and (mailing_id is not null or message_code = 'bonuses-expiring');
alter table message drop constraint message_status_check;
alter table message add constraint message_status_check check (status in ('wait', 'sent', 'delivered', 'error', 'rejected'));
