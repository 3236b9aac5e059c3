-- The audit log is read: of one thing with all that belongs to it (settings of a programme, items of a price group, whose ids
-- begin with its own), of a span of days, and all of it from its end.
drop index audit_noun;
create index audit_thing on audit (business_id, noun_id collate "C", id) where noun_id is not null;
-- Lines come in the order of time, so that a small index is enough to find a span of it.
create index audit_created on audit using brin (created_dt) with (pages_per_range = 32);
