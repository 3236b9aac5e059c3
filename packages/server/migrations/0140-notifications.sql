-- What people of a business are told, and who hears of what. A notification is stored in the transaction that causes it; whoever shall see it in the
-- app has a row of their own, with the time at which they read it.
create table notification (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  event text not null check (length(event) <= 40),
  -- What the sentence is made of, in any language.
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  entity_type text check (length(entity_type) <= 40),
  entity_id text check (length(entity_id) <= 64),
  created_dt timestamptz not null,
  primary key (business_id, id)
);
create index notification_created on notification (business_id, created_dt);
call tenant_table('notification');

create table notification_reader (
  business_id uuid not null default current_business() references business,
  person_id uuid not null references person,
  notification_id uuid not null,
  read_dt timestamptz,
  primary key (business_id, person_id, notification_id),
  foreign key (business_id, notification_id) references notification on delete cascade
);
create index notification_unread on notification_reader (business_id, person_id) where read_dt is null;
create index notification_of_reader on notification_reader (business_id, notification_id);
call tenant_table('notification_reader');

-- Who hears of what: settings of the business, whose owner has its own id, and of terminals.
create table notification_settings (
  business_id uuid not null default current_business() references business,
  owner_id uuid not null,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  modified_dt timestamptz not null,
  version integer not null default 1 check (version > 0),
  primary key (business_id, owner_id)
);
call tenant_table('notification_settings');
create trigger settings_version after insert or update or delete on notification_settings
  for each statement execute function raise_settings_version();

-- The days of which a business has its report: each is told once, whichever server is first.
create table daily_report (
  business_id uuid not null default current_business() references business,
  business_date date not null,
  created_dt timestamptz not null,
  primary key (business_id, business_date)
);
call tenant_table('daily_report');

-- Businesses that want a daily report, with their zone, the hour and the day of the latest one; by id, after a given one.
create function list_report_businesses(after uuid, most integer)
returns table (business_id uuid, time_zone text, report_hour integer, business_date date)
language sql stable as $$
  select b.business_id, b.time_zone, coalesce((s.body ->> 'report_hour')::integer, 8),
    (select max(r.business_date) from daily_report r where r.business_id = b.business_id)
  from business b join notification_settings s on s.business_id = b.business_id and s.owner_id = b.business_id
  where (after is null or b.business_id > after)
    and exists (select from jsonb_array_elements(s.body -> 'events') e
      where e ->> 'event' = 'daily-report' and jsonb_array_length(e -> 'channels') > 0)
  order by b.business_id limit most
$$;
call across_table('notification_settings');
call across_table('daily_report');
call across_function('list_report_businesses(uuid, integer)');
