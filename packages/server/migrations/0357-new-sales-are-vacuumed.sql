-- A page far back is found in an index alone only where the table has been vacuumed, otherwise each row on the way is looked up in the table as well. By itself
-- the database would vacuum once a fifth of all sales is new: with 50,000 new ones beside a million, page 1,000 took twice as long. Where rows are only added,
-- vacuuming reads nothing but the new pages.
alter table transaction set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 10000);
