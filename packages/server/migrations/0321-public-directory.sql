-- The public directory: what it shows of each point of sale whose business has requested its listing. Not tenant rows, because visitors and the
-- support of the installation read those of all businesses at once; on a cluster they would otherwise ask every machine. The points of sale and
-- their programmes have the same, and each change of them is written here in the same transaction.
create table place (
  pos_id uuid primary key,
  business_id uuid not null references business,
  -- Its name when the listing was requested.
  business_title text not null,
  loyalty_id uuid not null,
  state text not null check (state in ('requested', 'rejected', 'allowed')),
  requested_dt timestamptz not null,
  reason text check (length(reason) <= 1000),
  -- Whether the point of sale is active, and whether its programme is.
  active boolean not null,
  programme_active boolean not null,
  -- The name by which it is sorted, and what a search looks in: of the point of sale, and of its programme.
  title text not null,
  words text not null,
  programme_words text not null,
  latitude bigint,
  longitude bigint,
  -- What is shown, with its texts in every language.
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  programme jsonb not null check (jsonb_typeof(programme) = 'object')
);
create index place_requested on place (state, requested_dt, pos_id);
create index place_of_programme on place (business_id, loyalty_id);
