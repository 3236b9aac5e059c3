-- Ordinary bonuses lapse when a card was not used for so many months, where its programme says so. Cards are looked through once
-- on each day of the programme, and again when its settings change: every minute would be too dear for a million idle cards.

create table idle_check (
  business_id uuid not null default current_business() references business,
  loyalty_id uuid not null,
  -- The day of the programme, and the version of its settings, that were looked through last.
  day date not null,
  settings_version integer not null,
  primary key (business_id, loyalty_id),
  foreign key (business_id, loyalty_id) references loyalty
);
call tenant_table('idle_check');
revoke delete on idle_check from patron_app;

-- Businesses whose programmes are to be looked through on a day, by id, after a given one. Looks across businesses and gives back
-- ids only; which day it is, is for each programme's own zone to say.
create function list_idle_businesses(day date, after uuid, most integer) returns table (business_id uuid)
language sql stable as $$
  select distinct s.business_id from loyalty_settings s
  left join idle_check c on c.business_id = s.business_id and c.loyalty_id = s.loyalty_id
  where (after is null or s.business_id > after) and s.name = 'programme'
    and s.body ->> 'bonuses_inactivity_expire_months' is not null
    and (c.day is null or c.day < list_idle_businesses.day or c.settings_version <> s.version)
  order by s.business_id limit most
$$;
call across_table('loyalty_settings');
call across_table('idle_check');
call across_function('list_idle_businesses(date, uuid, integer)');
