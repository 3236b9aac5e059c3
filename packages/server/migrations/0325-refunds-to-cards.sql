-- What goes back to a card that was charged through a reader. Stored with the refund or cancellation and sent afterwards, again until the service has it.
create table reader_refund (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  payment_id uuid not null,
  pos_id uuid not null,
  -- The refund, the cancelled sale, or the sale that was charged but not sold.
  transaction_id uuid not null,
  kind text not null check (kind in ('refund', 'cancellation', 'not-sold')),
  amount bigint not null check (amount > 0),
  state text not null default 'waiting' check (state in ('waiting', 'pending', 'returned', 'failed')),
  -- How the payment service knows it.
  refund_id text,
  -- One more after the service itself has given a refund up: only then may it be asked for another.
  round integer not null default 1 check (round > 0),
  attempts integer not null default 0 check (attempts >= 0),
  due_dt timestamptz,
  claimed_dt timestamptz,
  problem text,
  error_text text,
  returned_dt timestamptz,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  unique (business_id, transaction_id, kind),
  foreign key (business_id, payment_id) references reader_payment,
  foreign key (business_id, pos_id) references pos,
  foreign key (business_id, transaction_id) references transaction,
  constraint reader_refund_returned check ((state = 'returned') = (returned_dt is not null)),
  constraint reader_refund_ended check (state <> 'returned' or due_dt is null)
);
create index reader_refund_payment on reader_refund (business_id, payment_id);
create index reader_refund_due on reader_refund (business_id, due_dt) where due_dt is not null;
call tenant_table('reader_refund');
call seen_table('reader_refund', 'pos_id', 'app.pos_ids');
revoke delete on reader_refund from patron_app;
call across_table('reader_refund');

-- What the payment service has to be asked about. Looks across businesses and gives back ids only.
create function list_due_reader_payments(at timestamptz, most integer) returns table (business_id uuid, payment_id uuid, refund_id uuid)
language plpgsql stable as $$
begin
  return query select p.business_id, p.id, null::uuid from reader_payment p where p.due_dt <= list_due_reader_payments.at limit most;
  return query select r.business_id, null::uuid, r.id from reader_refund r where r.due_dt <= list_due_reader_payments.at limit most;
end $$;
call across_function('list_due_reader_payments(timestamptz, integer)');
