-- A rule without limits counted its uses in rows that every sale of the business locked until its commit, so sales of all tills went one after another.
-- They travel with the sale's turnover now and are counted when that is rolled up. Rules with limits are counted in the sale, as before.
alter table turnover_delta
  add column rule_ids uuid[] not null default '{}',
  add column rule_subjects text[] not null default '{}';
