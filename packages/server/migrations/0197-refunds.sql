-- A refund is a transaction of its own, which names the sale whose goods came back. Its numbers are negative, so sums over transactions and lines
-- need not know of it. `refunds_rest`: with it everything of the sale has come back, so it no longer counts as a sale or a visit.

alter table transaction
  add column refund_of_id uuid,
  add column refunds_rest boolean not null default false,
  add foreign key (business_id, refund_of_id) references transaction;
create index transaction_refund_of on transaction (business_id, refund_of_id) where refund_of_id is not null;

alter table transaction drop constraint transaction_transaction_type_check;
alter table transaction add constraint transaction_transaction_type_check check (transaction_type in (
  'sale', 'reserve', 'refund', 'bonuses-add', 'bonuses-adjust', 'bonuses-write-off',
  'special-account-refill', 'special-account-adjust', 'special-account-write-off'));
alter table transaction add constraint transaction_refund_check check ((transaction_type = 'refund') = (refund_of_id is not null));
