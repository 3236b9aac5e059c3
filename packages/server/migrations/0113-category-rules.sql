-- Rules that move customers of a programme between its categories. Sales read them and the categories from memory.
create table card_category_rule (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  active boolean not null default true,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The points of sale whose sales count; empty: all.
  pos_ids uuid[] not null default '{}',
  -- Null: from any category, or none.
  category_from uuid,
  category_to uuid not null,
  depends_on text not null check (depends_on in ('amount', 'quantity', 'visits')),
  period text not null
    check (period in ('check', 'day', 'week', 'month', 'three-months', 'half-year', 'year', 'all-time')),
  -- Decimals as they were entered; what they count decides their scale.
  threshold_from text not null check (length(threshold_from) <= 20),
  threshold_to text check (length(threshold_to) <= 20),
  sort_order integer check (sort_order >= 0),
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty,
  foreign key (business_id, category_from) references card_category,
  foreign key (business_id, category_to) references card_category,
  check (category_from is distinct from category_to)
);
create index card_category_rule_loyalty on card_category_rule (business_id, loyalty_id);
call tenant_table('card_category_rule');

create trigger settings_version after insert or update or delete on card_category_rule
  for each statement execute function raise_settings_version();
create trigger settings_version after insert or update or delete on card_category
  for each statement execute function raise_settings_version();
