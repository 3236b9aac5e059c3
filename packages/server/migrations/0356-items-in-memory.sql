-- Servers keep in memory what sales read of items and their prices. The version says whether that is current: whatever changes such a table raises it in
-- its own transaction, and a call of a till reads it together with its caller. It is the sum of a business's rows: a transaction raises one that no other
-- is raising, and adds one if there is none, so those who change items at once never wait for each other, or in a circle.
create table goods_version (
  business_id uuid not null default current_business() references business,
  id uuid not null default gen_random_uuid(),
  version bigint not null check (version > 0),
  primary key (business_id, id)
) with (fillfactor = 50);
call tenant_table('goods_version');
revoke delete on goods_version from patron_app;

create function raise_goods_version() returns trigger
language plpgsql as $$
declare
  mine constant uuid := current_business();
  free uuid;
begin
  if mine is null then return null; end if;
  select v.id into free from goods_version v where v.business_id = mine order by v.id limit 1 for update skip locked;
  if free is null then
    insert into goods_version (business_id, version) values (mine, 1);
  else
    update goods_version v set version = v.version + 1 where v.business_id = mine and v.id = free;
  end if;
  return null;
end $$;

do $$
declare target text;
begin
  foreach target in array array[
    'goods', 'goods_price', 'goods_in_loyalty', 'goods_in_category', 'master_price', 'price_group_item', 'price_group_item_tax'
  ] loop
    execute format(
      'create trigger goods_version after insert or update or delete on %I for each statement execute function raise_goods_version()',
      target);
  end loop;
end
$$;

-- Beside admit_till, which servers of the previous version call until they are replaced.
create function admit_terminal_call(hash bytea, at timestamptz, call text, key text)
returns table (
  business_id uuid, terminal_id uuid, pos_id uuid, stale boolean,
  seller_id uuid, seller_name text, staff_id uuid, may_sell boolean, settings_version bigint, goods_version bigint,
  locked boolean, request_hash bytea, status integer, reply text
)
language plpgsql as $$
#variable_conflict use_column
declare
  mine uuid;
  own bigint;
begin
  select * into business_id, terminal_id, pos_id, stale, seller_id, seller_name, staff_id, may_sell from enter_till(hash, at);
  if not found then return; end if;
  mine := admit_terminal_call.business_id;
  select b.version into settings_version from business b where b.business_id = mine;
  select v.version into own from settings_version v where v.business_id = mine;
  settings_version := admit_terminal_call.settings_version + coalesce(own, 0);
  select coalesce(sum(v.version), 0)::bigint into goods_version from goods_version v where v.business_id = mine;
  select * into locked, request_hash, status, reply from claim_key(admit_terminal_call.call, admit_terminal_call.key);
  return next;
end $$;
grant execute on function admit_terminal_call to patron_app;
