-- Loyalty rules and the settings that the engine reads. A rule's conditions and values are one checked JSON body; what
-- lists filter by stands in columns.

create table rule (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  loyalty_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  scope text not null default 'automatic' check (scope in ('automatic', 'manual', 'coupon', 'kiosk')),
  action_type text not null check (action_type in ('discount-check-percent', 'discount-check-amount',
    'discount-items-percent', 'discount-items-amount', 'special-price-item', 'special-price-check',
    'charge-check-percent', 'charge-check-amount', 'charge-items-percent', 'charge-items-amount', 'coupon-emission')),
  sort_order integer,
  active boolean not null default true,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, loyalty_id) references loyalty
);
create index rule_loyalty on rule (business_id, loyalty_id, scope);
call tenant_table('rule');

-- Settings of a programme by their name: `programme` (access, redemption, rounding …) and `rules` (schemes, base, cap).
create table loyalty_settings (
  business_id uuid not null default current_business() references business,
  loyalty_id uuid not null,
  name text not null check (name in ('programme', 'rules', 'card-categories')),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  modified_dt timestamptz not null,
  version integer not null default 1 check (version > 0),
  primary key (business_id, loyalty_id, name),
  foreign key (business_id, loyalty_id) references loyalty
);
call tenant_table('loyalty_settings');

-- How often a rule has acted, for its usage limits: in all, on a day of the programme, for one card.
create table rule_use (
  business_id uuid not null default current_business() references business,
  rule_id uuid not null,
  subject text not null check (length(subject) <= 64),
  uses integer not null,
  primary key (business_id, rule_id, subject),
  foreign key (business_id, rule_id) references rule
);
call tenant_table('rule_use');
