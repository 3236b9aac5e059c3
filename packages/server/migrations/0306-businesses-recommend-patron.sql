-- A business recommends Patron to others by a code. Neither table has tenant rows: a code is read by people who have no business yet, and what a
-- recommendation connects are two businesses.
create table business_referral_code (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  business_id uuid not null unique references business
);
revoke update, delete on business_referral_code from patron_app;

-- Who recommended Patron to a business: written once, when it registers, and kept for good. A loop cannot arise, because the inviter is older.
create table business_referral (
  invited_id uuid primary key references business,
  inviter_id uuid not null references business,
  created_dt timestamptz not null,
  check (invited_id <> inviter_id)
);
create index business_referral_inviter on business_referral (inviter_id, created_dt desc, invited_id);
revoke update, delete on business_referral from patron_app;
