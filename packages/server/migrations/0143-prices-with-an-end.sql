-- A price may end; then the one before it is in force again. Without a price, the item's own price is in force from then on. Only calls of this version
-- add such rows.
alter table master_price
  alter column price drop not null,
  add column valid_until timestamptz check (valid_until > valid_from),
  add column price_change_id uuid,
  add foreign key (business_id, price_change_id) references price_change;
create index master_price_change on master_price (business_id, price_change_id) where price_change_id is not null;
