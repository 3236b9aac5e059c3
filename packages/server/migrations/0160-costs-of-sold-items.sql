-- What a sold line cost the business, as it was at the moment of sale, so that its margin does not change with the item. Null: not known, as in
-- sales from before this and in other currencies than the one of the business.
alter table transaction_item
  -- One unit, in ten-thousandths.
  add column cost_price bigint,
  -- The line, in the smallest units of the currency, rounded once.
  add column cost_amount bigint;
