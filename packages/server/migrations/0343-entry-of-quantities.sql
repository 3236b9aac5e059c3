-- How tills take the quantity of a category's items, and what they offer in place of typing. Null is as for the category above.
alter table goods_category
  add column item_entry_mode text check (item_entry_mode in ('without-limits', 'presets-only', 'manually-only')),
  add column presets jsonb not null default '[]' check (jsonb_typeof(presets) = 'array');
