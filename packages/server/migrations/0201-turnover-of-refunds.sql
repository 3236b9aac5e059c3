-- The lines of a refund are negative already, and it is no sale: its delta takes nothing or one off the number of sales, and counts its lines once.
-- Null: as often as the sale counts.

alter table turnover_delta add column times integer check (times in (-1, 1));
