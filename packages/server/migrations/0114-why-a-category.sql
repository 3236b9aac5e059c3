-- Why and since when a card has its category, so that it can be explained, and undone with the sale that assigned it. Null: from before this
-- was stored, or since the card was made.
alter table card
  add column category_cause text check (category_cause in ('hand', 'sale', 'cancel')),
  add column category_dt timestamptz,
  add column category_rule_id uuid,
  -- The sale that assigned it, and what was held before.
  add column category_transaction_id uuid,
  add column category_before_id uuid;
