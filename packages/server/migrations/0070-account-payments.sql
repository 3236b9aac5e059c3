-- A till may be paid from a customer's special account: what the check says of the vehicle, which account pays how much of
-- each check and of each line, and the short codes that larger payments need.

alter table transaction
  add column odometer integer check (odometer >= 0),
  add column vehicle_id text check (length(vehicle_id) between 1 and 40);
create index transaction_vehicle on transaction (business_id, lower(vehicle_id), created_dt desc, id desc)
  where vehicle_id is not null;

-- Also of a reservation, whose account has moved nothing yet.
alter table transaction_payment
  add column customer_account_id uuid,
  add column account_amount bigint check (account_amount >= 0),
  add foreign key (business_id, customer_account_id) references customer_account,
  add check ((customer_account_id is null) = (account_amount is null)),
  add check (customer_account_id is null or payment_type = 'special-account');
create index transaction_payment_account on transaction_payment (business_id, customer_account_id, transaction_id desc)
  where customer_account_id is not null;

-- What the account that pays gives for the line, in its unit: limits of one item are counted by it.
alter table transaction_item add column account_amount bigint check (account_amount >= 0);

-- A code that a customer was sent, for one account at one till. Only its hash is kept.
create table account_pin (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  customer_account_id uuid not null,
  terminal_id uuid not null,
  code_hash bytea not null,
  tries integer not null default 0 check (tries >= 0),
  created_dt timestamptz not null,
  expires_dt timestamptz not null,
  used_dt timestamptz,
  primary key (business_id, id),
  foreign key (business_id, customer_account_id) references customer_account,
  foreign key (business_id, terminal_id) references terminal
);
create index account_pin_account on account_pin (business_id, customer_account_id, created_dt desc);
call tenant_table('account_pin');
