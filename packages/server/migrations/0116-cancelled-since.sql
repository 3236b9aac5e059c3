-- Finds the sales that were cancelled since a moment, whose customers have bought less.
create index transaction_cancelled on transaction (business_id, cancel_dt) where cancel_dt is not null;
