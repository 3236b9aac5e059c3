-- What an item costs on a special account: punches can only be paid with where the item says how many it takes, and an account of
-- money or goods may have a price of its own. In the smallest part of the account's unit, for one unit of the item.

create table goods_account_price (
  business_id uuid not null default current_business() references business,
  goods_id uuid not null,
  special_account_id uuid not null,
  price bigint not null check (price >= 0),
  primary key (business_id, goods_id, special_account_id),
  foreign key (business_id, goods_id) references goods,
  foreign key (business_id, special_account_id) references special_account
);
create index goods_account_price_special on goods_account_price (business_id, special_account_id, goods_id);
call tenant_table('goods_account_price');
