-- Payments that a till takes through its card reader. Each attempt is stored before the payment service is asked, and ends only when the service says
-- that it was charged or cannot be charged any more.
create table reader_payment (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  terminal_id uuid not null,
  pos_id uuid not null,
  transaction_id uuid not null,
  reader_id text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'waiting' check (state in ('waiting', 'on-reader', 'canceling', 'paid', 'declined', 'canceled', 'failed')),
  -- How the payment service knows it; nothing reaches the reader before this is stored.
  intent_id text,
  -- The reader was asked.
  sent_dt timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  -- Questions since the last answer of the payment service.
  faults integer not null default 0 check (faults >= 0),
  due_dt timestamptz,
  -- A server asks the payment service since then.
  claimed_dt timestamptz,
  problem text,
  error_text text,
  card_brand text,
  card_last4 text,
  paid_dt timestamptz,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, terminal_id) references terminal,
  foreign key (business_id, pos_id) references pos,
  foreign key (business_id, transaction_id) references transaction,
  constraint reader_payment_paid check ((state = 'paid') = (paid_dt is not null)),
  constraint reader_payment_running check ((state in ('waiting', 'on-reader', 'canceling')) = (due_dt is not null))
);
create unique index reader_payment_one_runs on reader_payment (business_id, transaction_id) where due_dt is not null;
create index reader_payment_transaction on reader_payment (business_id, transaction_id, created_dt);
create index reader_payment_due on reader_payment (business_id, terminal_id, due_dt) where due_dt is not null;
call tenant_table('reader_payment');
call seen_table('reader_payment', 'pos_id', 'app.pos_ids');
revoke delete on reader_payment from patron_app;
call across_table('reader_payment');
