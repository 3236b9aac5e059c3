-- The dashboard of a demo business says that its data are made up, and how to leave it.

alter table business add column is_demo boolean not null default false;
alter table business no force row level security;
update business set is_demo = true where business_id in (select business_id from demo where finished_dt is not null);
alter table business force row level security;
