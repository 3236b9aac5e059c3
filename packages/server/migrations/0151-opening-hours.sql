-- The opening hours of a point of sale: spans of week days, and dates with other hours. Prices and sales do not depend on them.
alter table pos
  add column hours jsonb not null default '[]' check (jsonb_typeof(hours) = 'array'),
  add column hours_exceptions jsonb not null default '[]' check (jsonb_typeof(hours_exceptions) = 'array');
