-- The jobs that add new sales to totals listed any two hundred businesses, so where more sold in a minute, some could wait for ever. They go through all
-- of them, in the order of their ids. Servers of the version before call the functions without an id until they are replaced.
create function list_unfolded_turnover(after uuid, most integer) returns table (business_id uuid)
language plpgsql stable as $$
begin
  return query
    select distinct d.business_id from turnover_delta d
    where list_unfolded_turnover.after is null or d.business_id > list_unfolded_turnover.after
    order by d.business_id limit most;
end $$;
call across_function('list_unfolded_turnover(uuid, integer)');

create function list_stale_totals(after uuid, most integer) returns table (business_id uuid)
language plpgsql stable as $$
begin
  return query
    select distinct s.business_id from transaction_totals_stale s
    where list_stale_totals.after is null or s.business_id > list_stale_totals.after
    order by s.business_id limit most;
end $$;
call across_function('list_stale_totals(uuid, integer)');
