-- Companies that buy: commercial customers. They belong to no programme and have no cards; what they buy is paid from their
-- special accounts.

create table corporate_customer (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  legal_name text check (length(legal_name) between 1 and 300),
  -- How the business's own books call it.
  code text check (length(code) between 1 and 64),
  tax_id text check (length(tax_id) between 1 and 40),
  vat_id text check (length(vat_id) between 1 and 40),
  registration_address text check (length(registration_address) between 1 and 500),
  bank text check (length(bank) between 1 and 200),
  iban text check (length(iban) between 5 and 34),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 20),
  contact_name text check (length(contact_name) between 1 and 200),
  language text check (language in ('en', 'uk', 'ru', 'de', 'fr')),
  -- Nothing is paid from its accounts; what an office does by hand goes on.
  suspended boolean not null default false,
  external_id text check (length(external_id) between 1 and 100),
  comment text check (length(comment) between 1 and 2000),
  contract_number text check (length(contract_number) between 1 and 60),
  contract_date date,
  contract_end_date date,
  created_dt timestamptz not null,
  modified_dt timestamptz not null,
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  check (contract_end_date >= contract_date)
);
-- Later somebody of the company signs in with the address, so it names one of them.
create unique index corporate_customer_email on corporate_customer (business_id, lower(email)) where email is not null;
create unique index corporate_customer_code on corporate_customer (business_id, code) where code is not null;
create unique index corporate_customer_external on corporate_customer (business_id, external_id) where external_id is not null;
create index corporate_customer_title on corporate_customer (business_id, lower(title), id);
create index corporate_customer_created on corporate_customer (business_id, created_dt desc, id desc);
call tenant_table('corporate_customer');
revoke delete on corporate_customer from patron_app;
