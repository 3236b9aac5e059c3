-- Passes that are on phones, with what they were last seen to show, and the phones to be told of a change.
create table wallet_pass (
  business_id uuid not null default current_business() references business,
  card_id uuid not null,
  -- The versions of everything that a pass shows, when it was last looked at; another text means that it may have changed.
  seen text not null,
  -- What it showed then.
  digest text not null,
  changed_dt timestamptz not null,
  primary key (business_id, card_id),
  foreign key (business_id, card_id) references card
);
call tenant_table('wallet_pass');

create table wallet_phone (
  business_id uuid not null default current_business() references business,
  device text not null check (length(device) between 1 and 300),
  card_id uuid not null,
  push_token text not null check (push_token ~ '^[0-9A-Za-z]{1,200}$'),
  -- The change of the pass of which the phone was told last.
  told_dt timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  -- Not to be told before.
  retry_dt timestamptz,
  primary key (business_id, device, card_id),
  foreign key (business_id, card_id) references wallet_pass
);
create index wallet_phone_card on wallet_phone (business_id, card_id);
call tenant_table('wallet_phone');

-- Businesses with passes on phones, after an id.
create function list_wallet_businesses(after uuid, most integer) returns table (business_id uuid)
language plpgsql stable as $$
begin
  return query select distinct p.business_id from wallet_phone p
    where list_wallet_businesses.after is null or p.business_id > list_wallet_businesses.after
    order by 1 limit most;
end $$;
call across_table('wallet_phone');
call across_function('list_wallet_businesses(uuid, integer)');
