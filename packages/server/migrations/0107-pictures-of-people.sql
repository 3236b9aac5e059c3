-- The key of the stored picture of a person. It starts with the person, who may belong to several businesses.
alter table person add column photo text check (length(photo) <= 200);
