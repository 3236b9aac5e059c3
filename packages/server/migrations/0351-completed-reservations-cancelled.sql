-- A completed reservation is a sale, also once it is cancelled. The sums of lists tell it by its completion, which the rollup does not keep.
create index transaction_completed_cancelled on transaction (business_id, created_dt)
  where transaction_type = 'reserve' and status = 'canceled' and finalized_dt is not null;
