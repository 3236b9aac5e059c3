-- Customers get messages on devices on which they have switched that on (Web Push). Where a device's push service is, and the keys of its browser, the
-- server encrypts.
create table customer_device (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  customer_id uuid not null,
  -- Recognises a browser that is switched on once more, or for another customer.
  endpoint_hash bytea not null check (length(endpoint_hash) = 32),
  subscription bytea not null,
  created_dt timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, customer_id) references customer on delete cascade,
  unique (business_id, endpoint_hash)
);
create index customer_device_customer on customer_device (business_id, customer_id, created_dt);
call tenant_table('customer_device');

-- How many of them a customer has: sales and mailings read it with the customer. It changes under a lock of the customer.
alter table customer add column push_devices integer not null default 0 check (push_devices >= 0);
