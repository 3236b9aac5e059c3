-- Customers found by any part of what they are known by, among a million. `like all (…)` uses no index, so that every search read the
-- whole table; and an index of the words alone gathers those of every business. Now the index begins with the business, and the search
-- names each word by itself. It keeps no order: few are sorted by the caller, and among many the caller walks the list in its order.

create extension if not exists btree_gin;
drop index customer_search;
-- What is new is looked through one by one until it is sorted in: a short list of it keeps searches even.
create index customer_words on customer using gin (business_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256);
-- The order of names, walked instead of sorting everybody.
create index customer_name on customer (business_id, lower(last_name), lower(first_name), id);

call borrow_role('patron_across');
drop function search_customer(text[], integer);
call return_role('patron_across');

-- Some of those whose identity contains every word, at most so many; with a programme those who have its card.
create function search_customer(words text[], programme uuid, most integer) returns table (id uuid)
language plpgsql stable as $$
declare
  conditions text;
begin
  -- Each word stands in the statement itself: that alone lets the planner see how rare it is.
  select coalesce(string_agg(format('c.search_text like %L',
      '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'), ' and '), 'true')
    into conditions from unnest(words) as word;
  return query execute format(
    'select c.id from customer c where c.business_id = $1 and %s%s limit $2',
    conditions,
    case when programme is null then '' else
      ' and exists (select from card k where k.business_id = $1 and k.loyalty_id = $3 and k.customer_id = c.id)' end)
    using current_business(), most, programme;
end
$$;
call across_table('card');
call across_function('search_customer(text[], uuid, integer)');
