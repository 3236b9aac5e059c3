-- The books. Every balance is a sum of entries; entries are appended and never changed, so a correction is a new transfer.
-- Amounts are whole numbers of the unit's smallest part (minor units of a currency, thousandths of goods).

create table account (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  owner_id uuid not null,
  kind text not null check (kind in ('bonus', 'special-money', 'special-goods', 'punches', 'platform-balance',
    'platform-bonus', 'coupon-value', 'tour-card-counter')),
  unit text not null check (length(unit) between 1 and 40),
  balance bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  version bigint not null default 0 check (version >= 0),
  credit_type text check (credit_type in ('debit', 'credit', 'credit-unlimited')),
  credit_limit bigint check (credit_limit >= 0),
  created_dt timestamptz not null,
  primary key (business_id, id),
  unique (business_id, owner_id, kind, unit)
) with (fillfactor = 80);
call tenant_table('account');
revoke delete on account from patron_app;

create table transfer (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  kind text not null check (kind in ('accrue', 'refill', 'spend', 'capture', 'adjust', 'write-off', 'lapse',
    'give-back', 'take-back', 'reverse', 'cash-rounding')),
  event_dt timestamptz not null,
  posted_dt timestamptz not null,
  transaction_id uuid,
  actor_kind text not null check (actor_kind in ('person', 'terminal', 'system')),
  actor_id uuid,
  reason text check (length(reason) <= 500),
  reverses_id uuid,
  primary key (business_id, id),
  foreign key (business_id, reverses_id) references transfer,
  -- At most one full reversal of a transfer, whoever tries at once.
  unique (business_id, reverses_id)
);
create index transfer_transaction on transfer (business_id, transaction_id);
call tenant_table('transfer');
revoke update, delete on transfer from patron_app;

-- An entry stands on an owner's account, with the balance and version that it made, or on a counter-account of the
-- business, which takes no lock and keeps no balance.
create table entry (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  transfer_id uuid not null,
  account_id uuid,
  counter text check (counter in ('issued', 'redeemed', 'lapsed', 'paid-in', 'paid-out', 'rounding')),
  kind text not null,
  unit text not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint,
  version bigint,
  primary key (business_id, id),
  foreign key (business_id, transfer_id) references transfer,
  foreign key (business_id, account_id) references account,
  unique (business_id, account_id, version),
  check ((account_id is null) = (counter is not null)),
  check ((account_id is null) = (balance_after is null) and (account_id is null) = (version is null))
);
create index entry_transfer on entry (business_id, transfer_id);
call tenant_table('entry');
revoke update, delete on entry from patron_app;

-- A portion of a bonus account that was credited together. `sequence` tells which of two is older.
create sequence lot_sequence;
grant usage on sequence lot_sequence to patron_app;
create table lot (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('ordinary', 'promotional')),
  expire_date date,
  remaining bigint not null,
  sequence bigint not null default nextval('lot_sequence'),
  created_dt timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, account_id) references account
) with (fillfactor = 80);
create index lot_open on lot (business_id, account_id) where remaining <> 0;
create index lot_expiry on lot (business_id, expire_date) where remaining > 0 and expire_date is not null;
call tenant_table('lot');
revoke delete on lot from patron_app;

create table lot_entry (
  business_id uuid not null default current_business() references business,
  entry_id uuid not null,
  lot_id uuid not null,
  place integer not null,
  amount bigint not null check (amount <> 0),
  primary key (business_id, entry_id, lot_id),
  foreign key (business_id, entry_id) references entry,
  foreign key (business_id, lot_id) references lot
);
create index lot_entry_lot on lot_entry (business_id, lot_id);
call tenant_table('lot_entry');
revoke update, delete on lot_entry from patron_app;

-- A promised amount; its pins say which lots it will spend. Gone when it is captured, released or has run out.
create table hold (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  account_id uuid not null,
  transaction_id uuid,
  amount bigint not null check (amount > 0),
  created_dt timestamptz not null,
  expires_dt timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, account_id) references account
);
create index hold_account on hold (business_id, account_id);
create index hold_expiry on hold (business_id, expires_dt);
call tenant_table('hold');
create table hold_pin (
  business_id uuid not null default current_business() references business,
  hold_id uuid not null,
  lot_id uuid not null,
  amount bigint not null check (amount > 0),
  primary key (business_id, hold_id, lot_id),
  foreign key (business_id, hold_id) references hold on delete cascade,
  foreign key (business_id, lot_id) references lot
);
call tenant_table('hold_pin');

-- The last guard of the books: a transfer that does not sum to zero cannot be committed, whoever wrote it.
create function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from entry e where e.business_id = new.business_id and e.transfer_id = new.transfer_id
    group by e.kind, e.unit having sum(e.amount) <> 0
  ) then
    raise exception 'transfer % does not sum to zero', new.transfer_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
grant execute on function refuse_unbalanced() to patron_app;
create constraint trigger entry_balanced after insert on entry
  deferrable initially deferred for each row execute function refuse_unbalanced();
