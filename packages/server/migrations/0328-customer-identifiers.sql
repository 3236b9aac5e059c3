-- What tills know a customer by besides telephone, e-mail and external id: cards and other values, and the codes that a customer's page shows.
create table customer_identifier (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  customer_id uuid not null,
  type text not null check (type in ('card', 'qr', 'nfc', 'external')),
  value text not null check (length(value) between 1 and 200),
  -- The value as every scanner and keyboard gives it: in capitals, without spaces, colons and hyphens.
  code text not null check (length(code) between 1 and 200),
  created_dt timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty,
  foreign key (business_id, customer_id) references customer on delete cascade,
  unique (business_id, code)
);
create index customer_identifier_customer on customer_identifier (business_id, customer_id, created_dt);
call tenant_table('customer_identifier');

-- Codes of customers that were not used yet. Their hash has a key that is not in the database.
create table customer_code (
  business_id uuid not null default current_business() references business,
  code_hash bytea not null check (length(code_hash) = 16),
  card_id uuid not null,
  expires_dt timestamptz not null,
  primary key (business_id, code_hash),
  foreign key (business_id, card_id) references card on delete cascade
);
create index customer_code_card on customer_code (business_id, card_id);
create index customer_code_expires on customer_code (business_id, expires_dt);
call tenant_table('customer_code');

-- How many codes were tried at a terminal in the minute that began then, right or wrong.
create table code_try (
  business_id uuid not null default current_business() references business,
  terminal_id uuid not null,
  began_dt timestamptz not null,
  tries integer not null check (tries > 0),
  primary key (business_id, terminal_id),
  foreign key (business_id, terminal_id) references terminal
);
call tenant_table('code_try');
