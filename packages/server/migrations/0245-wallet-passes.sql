-- The wallet pass of a programme is one more set of its settings. What signs it is apart from them and encrypted: it is never shown.
alter table loyalty_settings drop constraint loyalty_settings_name_check;
alter table loyalty_settings add constraint loyalty_settings_name_check
  check (name in ('programme', 'rules', 'card-categories', 'messages', 'online-store', 'referral', 'wallet-pass'));

create table wallet_certificate (
  business_id uuid not null default current_business() references business,
  loyalty_id uuid not null,
  pass_type_identifier text not null,
  team_identifier text not null,
  expires_dt timestamptz not null,
  -- Certificate, key and intermediate certificate.
  secret bytea not null,
  primary key (business_id, loyalty_id),
  foreign key (business_id, loyalty_id) references loyalty
);
call tenant_table('wallet_certificate');
revoke delete on wallet_certificate from patron_app;
