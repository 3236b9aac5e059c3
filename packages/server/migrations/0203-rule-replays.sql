-- Changed rules over past sales. A replay works in pieces; between two of them its row holds how far it is, so any server goes on with it.
create table rule_replay (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  person_id uuid,
  -- The stored rule that is replaced; it may be null, and is no reference, because a replay outlives it.
  rule_id uuid,
  -- The changed rule as the engine reads it.
  rule jsonb,
  off_rule_ids uuid[] not null default '{}',
  date_from date not null,
  date_to date not null,
  state text not null default 'running' check (state in ('running', 'done', 'cancelled', 'failed')),
  sales_count integer check (sales_count >= 0),
  done_count integer not null default 0 check (done_count >= 0),
  -- The last sale that was priced.
  last_dt timestamptz,
  last_id uuid,
  -- What was found so far, compressed.
  found bytea,
  estimate jsonb,
  result jsonb,
  ended_dt timestamptz,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty,
  check (date_from <= date_to),
  check ((state = 'running') = (ended_dt is null))
);
create index rule_replay_loyalty on rule_replay (business_id, loyalty_id, created_dt);
-- One at a time in a business.
create unique index rule_replay_running on rule_replay (business_id) where state = 'running';
call tenant_table('rule_replay');
