-- A part of an e-mail address is found by what stands before its @: the words of domains are those of nearly everybody, and an index that
-- looks them up as well reads a list as long as the table.

call borrow_role('patron_across');
drop function search_customer(text[], uuid, integer);
call return_role('patron_across');

-- Some of those whose identity contains every word, at most so many; with a programme those who have its card.
create function search_customer(words text[], programme uuid, most integer) returns table (id uuid)
language plpgsql stable as $$
declare
  conditions text;
begin
  -- Each word stands in the statement itself: that alone lets the planner see how rare it is.
  select coalesce(string_agg(format('c.search_text like %L',
      '%' || replace(replace(replace(sought, '\', '\\'), '%', '\%'), '_', '\_') || '%') ||
      case when sought = word then '' else format(' and strpos(c.search_text, %L) > 0', word) end, ' and '), 'true')
    into conditions
    from (
      select word, case when split_part(word, '@', 1) ~ '[[:alnum:]]{3}' then split_part(word, '@', 1) else word end as sought
      from unnest(words) as word) each;
  return query execute format(
    'select c.id from customer c where c.business_id = $1 and %s%s limit $2',
    conditions,
    case when programme is null then '' else
      ' and exists (select from card k where k.business_id = $1 and k.loyalty_id = $3 and k.customer_id = c.id)' end)
    using current_business(), most, programme;
end
$$;
call across_function('search_customer(text[], uuid, integer)');
