-- Tells the planner of the goods that a transaction has just added. It would learn of them a minute after the commit; until then it takes a business whose first
-- twenty thousand goods came at once for one of a few, and a page of its list takes longer than a call may. Only an owner may do this, so the function runs as one.
-- The machines of a cluster have statistics of their own.
create function learn_goods() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from pg_extension where extname = 'citus') then return; end if;
  analyze public.goods, public.goods_in_loyalty, public.goods_in_category, public.goods_price, public.price_group_item, public.master_price;
end $$;
revoke execute on function learn_goods from public;
grant execute on function learn_goods to patron_app;
