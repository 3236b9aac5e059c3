-- Rules credit special accounts at a sale, so one transaction may move several accounts, and one of them twice: paid from, and
-- credited. `main` is what a transaction is about (moved by hand, or paid from), `charge` what rules credited with it.

alter table transaction_account add column part text not null default 'main' check (part in ('main', 'charge'));
alter table transaction_account drop constraint transaction_account_pkey;
alter table transaction_account add primary key (business_id, transaction_id, customer_account_id, part);
