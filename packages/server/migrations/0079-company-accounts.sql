-- Companies have special accounts as customers have them: the same rows, books and transactions, of one owner or the other.

alter table customer_account
  alter column customer_id drop not null,
  add column corporate_customer_id uuid,
  add foreign key (business_id, corporate_customer_id) references corporate_customer,
  add unique (business_id, corporate_customer_id, special_account_id),
  add check (num_nonnulls(customer_id, corporate_customer_id) = 1);

-- A company has no card, and a transaction is one's or the other's, or nobody's.
alter table transaction
  add column corporate_customer_id uuid,
  add foreign key (business_id, corporate_customer_id) references corporate_customer,
  add check (num_nonnulls(customer_id, corporate_customer_id) <= 1);
create index transaction_corporate on transaction (business_id, corporate_customer_id, created_dt desc, id desc)
  where corporate_customer_id is not null;
