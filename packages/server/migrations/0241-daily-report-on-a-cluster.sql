-- A cluster cannot plan the statement that looked for the businesses with a daily report, so none was sent there: it asked for the latest report within the
-- list. Now the list comes first, and each business is asked on its own shard, as for the ledger checks (0097).
call borrow_role('patron_across');
drop function list_report_businesses(uuid, integer);
call return_role('patron_across');

create function list_report_businesses(after uuid, most integer)
returns table (business_id uuid, time_zone text, report_hour integer, business_date date)
language plpgsql stable as $$
declare
  one record;
begin
  for one in
    select s.business_id, b.time_zone, coalesce((s.body ->> 'report_hour')::integer, 8) as report_hour
    from notification_settings s join business b on b.business_id = s.business_id
    where s.owner_id = s.business_id
      and (list_report_businesses.after is null or s.business_id > list_report_businesses.after)
      and jsonb_path_exists(s.body, '$.events[*] ? (@.event == "daily-report" && @.channels.size() > 0)')
    order by s.business_id limit most
  loop
    business_id := one.business_id;
    time_zone := one.time_zone;
    report_hour := one.report_hour;
    select max(r.business_date) into business_date from daily_report r where r.business_id = one.business_id;
    return next;
  end loop;
end $$;
call across_function('list_report_businesses(uuid, integer)');
