-- A receipt that goes out by e-mail names its transaction, so that the till which sent it can ask what became of it. No foreign key: adding one also
-- locks the table of transactions, and those are never deleted.
alter table message add column transaction_id uuid;
create index message_transaction on message (business_id, transaction_id, created_dt desc) where transaction_id is not null;
