-- Servers keep the tree of categories in memory, because rules and prices of every sold item ask for the parents of its categories.
create trigger settings_version after insert or update or delete on goods_category
  for each statement execute function raise_settings_version();
