-- What a cash register has to register: sales, refunds, cancellations and the ends of shifts. Each is stored with what it is about and sent afterwards,
-- again until the device has it.
create table fiscal_receipt (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  terminal_id uuid not null,
  pos_id uuid not null,
  -- The sale or refund; null for the end of a shift.
  transaction_id uuid,
  kind text not null check (kind in ('sale', 'refund', 'cancellation', 'shift-end')),
  state text not null default 'waiting' check (state in ('waiting', 'registered', 'refused', 'dropped')),
  -- How the device knows it, the same in every attempt. Another one only after the device itself has given the receipt up.
  device_receipt_id uuid not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- When it is sent next; null: not by itself.
  due_dt timestamptz,
  -- A server sends it since then.
  claimed_dt timestamptz,
  problem text,
  error_text text,
  fiscal_number text,
  fiscal_dt timestamptz,
  fiscal_url text,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  unique (business_id, transaction_id, kind),
  unique (business_id, device_receipt_id),
  foreign key (business_id, terminal_id) references terminal,
  foreign key (business_id, pos_id) references pos,
  foreign key (business_id, transaction_id) references transaction,
  constraint fiscal_receipt_about check ((kind = 'shift-end') = (transaction_id is null)),
  constraint fiscal_receipt_registered check ((state = 'registered') = (fiscal_dt is not null)),
  constraint fiscal_receipt_ended check (state not in ('registered', 'dropped') or due_dt is null)
);
create index fiscal_receipt_created on fiscal_receipt (business_id, created_dt);
create index fiscal_receipt_due on fiscal_receipt (business_id, terminal_id, due_dt) where due_dt is not null;
call tenant_table('fiscal_receipt');
call seen_table('fiscal_receipt', 'pos_id', 'app.pos_ids');
revoke delete on fiscal_receipt from patron_app;

-- Which tills have something to register. Looks across businesses and gives back ids only.
create function list_due_fiscal(at timestamptz, most integer) returns table (business_id uuid, terminal_id uuid)
language plpgsql stable as $$
begin
  return query select distinct f.business_id, f.terminal_id from fiscal_receipt f where f.due_dt <= list_due_fiscal.at limit most;
end $$;
call across_table('fiscal_receipt');
call across_function('list_due_fiscal(timestamptz, integer)');
