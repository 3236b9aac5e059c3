-- Where customers order from an online store that is not Patron's own page.
alter table pos
  add column shop_url text check (length(shop_url) <= 2000),
  add constraint pos_online_store check (pos_type = 'online-store' or shop_url is null);
