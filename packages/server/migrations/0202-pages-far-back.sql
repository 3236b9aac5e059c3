-- A page far back is found in this index alone. Who sees a transaction depends on its point of sale, so that stands there too: otherwise every row on the way
-- would be read from the table.
drop index transaction_created;
create index transaction_created on transaction (business_id, created_dt desc, id desc) include (pos_id);
