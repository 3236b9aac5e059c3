-- Trials of whole programmes and of prices, beside those of a rule, which old servers go on with.
alter table rule_replay
  add column kind text not null default 'rule' check (kind in ('rule', 'programme', 'prices', 'price-percent', 'price-change')),
  -- What is tried, as the engine reads it; null in trials of a rule that an earlier version started.
  add column change jsonb,
  add column rules_count integer check (rules_count >= 0),
  add column prices_count integer check (prices_count >= 0),
  add column percent text,
  -- The change of prices that is tried; no reference, because a trial outlives it.
  add column price_change_id uuid,
  -- Limited rules whose uses are counted from the beginning of the period.
  add column counted_rule_ids uuid[] not null default '{}';
