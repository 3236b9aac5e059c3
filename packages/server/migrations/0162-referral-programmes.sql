-- The referral programme of a loyalty programme is one more set of its settings, which sales read from memory.
alter table loyalty_settings drop constraint loyalty_settings_name_check;
alter table loyalty_settings add constraint loyalty_settings_name_check
  check (name in ('programme', 'rules', 'card-categories', 'messages', 'online-store', 'referral'));

-- The beginning of the codes of a programme. Not a tenant row, because it is read before the business is known, from a link that a customer shares.
create table referral_address (
  prefix text primary key check (prefix ~ '^[0-9A-HJKMNP-TV-Z]{5}$'),
  loyalty_id uuid not null unique,
  business_id uuid not null references business
);
