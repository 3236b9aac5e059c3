-- Messages to customers and mailings. A message is stored in the transaction that causes it and delivered afterwards.
create table mailing (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  channels text[] not null check (cardinality(channels) > 0),
  next_after_minutes integer not null check (next_after_minutes between 1 and 1440),
  subjects jsonb not null default '{}' check (jsonb_typeof(subjects) = 'object'),
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  -- Whom it is for: these customers, or the members of the programme who fit.
  customer_ids uuid[],
  category_id uuid,
  access text check (access in ('full', 'limited', 'none')),
  state text not null check (state in ('scheduled', 'sending', 'stopped', 'done')),
  send_at timestamptz,
  done_dt timestamptz,
  recipients integer not null check (recipients >= 0),
  created integer not null default 0 check (created >= 0),
  -- The last customer with a message; they come in the order of their ids. All have theirs once nobody is left.
  last_customer_id uuid,
  nobody_left boolean not null default false,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty
);
create index mailing_created on mailing (business_id, created_dt desc, id desc);
call tenant_table('mailing');

create table message (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid,
  customer_id uuid,
  mailing_id uuid,
  src_type text not null check (src_type in ('business', 'test')),
  -- The channels in order, and the place of the one in use.
  channels text[] not null check (cardinality(channels) > 0),
  place integer not null default 0 check (place >= 0),
  message_type text not null check (message_type in ('sms', 'viber', 'email', 'external-system')),
  next_after_minutes integer not null check (next_after_minutes between 1 and 1440),
  status text not null default 'wait' check (status in ('wait', 'sent', 'delivered', 'error')),
  recipient text check (length(recipient) <= 254),
  language text not null check (language in ('en', 'uk', 'ru', 'de', 'fr')),
  subject text check (length(subject) <= 200),
  text text not null check (length(text) <= 4000),
  parts integer not null default 1 check (parts >= 0),
  -- In ten-thousandths of the business's currency; null: nobody has entered the price of a part.
  cost bigint check (cost >= 0),
  problem text check (length(problem) <= 40),
  error_text text check (length(error_text) <= 500),
  -- The service's own id.
  provider_id text check (length(provider_id) <= 200),
  attempts integer not null default 0 check (attempts >= 0),
  -- When something is to be done next: sending, asking what became of it. Null: nothing.
  due_dt timestamptz,
  -- Since when a server is doing it.
  claimed_dt timestamptz,
  created_dt timestamptz not null default now(),
  sent_dt timestamptz,
  delivered_dt timestamptz,
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty,
  foreign key (business_id, customer_id) references customer,
  foreign key (business_id, mailing_id) references mailing
);
create index message_created on message (business_id, created_dt desc, id desc);
create index message_customer on message (business_id, customer_id, created_dt desc) where customer_id is not null;
create unique index message_mailing on message (business_id, mailing_id, customer_id) where mailing_id is not null;
create index message_due on message (business_id, due_dt) where due_dt is not null;
call tenant_table('message');

-- Which businesses have messages to deliver. Looks across businesses and gives back ids only.
create function list_due_messages(at timestamptz, most integer) returns table (business_id uuid)
language plpgsql stable as $$
begin
  return query select distinct m.business_id from message m
    left join mailing g on g.business_id = m.business_id and g.id = m.mailing_id
    where m.due_dt <= list_due_messages.at and g.state is distinct from 'stopped' limit most;
end $$;
call across_table('message');
call across_table('mailing');
call across_function('list_due_messages(timestamptz, integer)');
