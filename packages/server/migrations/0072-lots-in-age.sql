-- What is asked while an account is locked.

-- The open lots of an account in the order of their age. An index in that order is walked from end to end, and whoever walks it marks what is dead, so
-- that the next one need not look at it again; a bitmap of the old index, which knew no order, never did. A lot that is spent little by little leaves
-- a dead entry each time.
create index lot_age on lot (business_id, account_id, sequence) where remaining <> 0;
drop index lot_open;

-- The last number of transactions that no till made. Tills count for themselves and mostly further, so that looking for it from the greatest number
-- of all went through every sale of the busiest till.
create index transaction_panel_number on transaction (business_id, number) where terminal_id is null;
