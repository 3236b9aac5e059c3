-- The key with which a programme stores its passes at Google. It is never shown.
create table wallet_google_key (
  business_id uuid not null default current_business() references business,
  loyalty_id uuid not null,
  -- Its address, which may be shown.
  service_account text not null,
  -- The account with its private key.
  secret bytea not null,
  primary key (business_id, loyalty_id),
  foreign key (business_id, loyalty_id) references loyalty
);
call tenant_table('wallet_google_key');
revoke delete on wallet_google_key from patron_app;

-- A pass is on phones, each of which Apple tells of changes, or at Google, which tells the phones itself.
alter table wallet_phone add wallet text not null default 'apple' check (wallet in ('apple', 'google'));
alter table wallet_phone alter push_token drop not null;
alter table wallet_phone add constraint wallet_phone_token check ((wallet = 'apple') = (push_token is not null));
