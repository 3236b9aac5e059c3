-- A page far back is found in an index alone only where the table has been vacuumed, otherwise each row on the way is looked up in the table as well. By itself
-- the database would vacuum after a fifth of all sales is new: after 50,000 of a million, page 1,000 took twice as long. Where rows are only added,
-- vacuuming reads nothing but the new pages.
alter table transaction set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 10000);
