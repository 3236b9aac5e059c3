-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- notifications/devices/queries.ts

-- getDevice
select *
from "push_device"
where "session_id" = $1;

-- takeEndpoint
delete from "push_device"
where "endpoint_hash" = $1
  and "session_id" <> $2;

-- saveDevice
insert into "push_device" ("…")
values ($1)
on conflict ("session_id") do update
set "endpoint_hash" = "excluded"."endpoint_hash",
  "subscription" = "excluded"."subscription",
  "events" = "excluded"."events",
  "failed_dt" = $2
returning *;

-- changeDevice
update "push_device"
set "…" = $1
where "session_id" = $2
returning *;

-- removeDevice
delete from "push_device"
where "session_id" = $1;

-- listDevicesOf
select "push_device"."session_id"
from "push_device"
inner join "session" on "session"."id" = "push_device"."session_id"
where "session"."business_id" = $1
  and "session"."person_id" = any($2::uuid[])
  and session.ended_dt is null
  and session.expires_dt > $3
  and session.seen_dt > $4
  and $5 = any(push_device.events) for key share of "push_device";

-- addMessages
insert into "push_message" ("…")
values ($1);

-- beginAttempt
update "push_message"
set "attempts" = "push_message"."attempts" + $1
from "push_device"
inner join "session" on "session"."id" = "push_device"."session_id"
where "push_message"."session_id" = "push_device"."session_id"
  and "push_message"."session_id" = $2
  and "push_message"."notification_id" = $3
  and session.ended_dt is null
  and session.expires_dt > $4
  and session.seen_dt > $5
returning "push_message"."attempts",
  "push_message"."created_dt",
  "push_device"."subscription",
  "session"."person_id",
  "session"."business_id",
  "session"."second_factor";

-- getDemand
select b.second_factor_required
  and (m.access = 'owner' or 'security' = any(m.scopes)) as second_factor
from member m
join business b on b.business_id = m.business_id
where m.business_id = $1::uuid
  and b.business_id = $1::uuid
  and m.person_id = $2
  and not m.suspended;

-- removeMessage
delete from "push_message"
where "session_id" = $1
  and "notification_id" = $2;

-- removeOldMessages
delete from "push_message"
where "created_dt" < $1;

-- removeClosed
delete from push_device
where session_id in ( select session.id from session where not (session.ended_dt is null and session.expires_dt > $1 and session.seen_dt > $2));

-- notifications/queries.ts

-- getFacts
select "business_id" as "id", "title", "language", "country", "currency"
from "business"
where "business_id" = $1::uuid;

-- lockFacts
select "business_id" as "id", "title", "language", "country", "currency"
from "business"
where "business_id" = $1::uuid
for update;

-- getTerminal
select "id"
from "terminal"
where "business_id" = $1::uuid
  and "id" = $2;

-- lockTerminal: begins as getTerminal
for update;

-- listSettings
select "owner_id", "body", "modified_dt", "version"
from "notification_settings"
where "business_id" = $1::uuid;

-- getSettings
select "body", "modified_dt", "version"
from "notification_settings"
where "business_id" = $1::uuid
  and "owner_id" = $2;

-- saveSettings
insert into "notification_settings" ("owner_id", "body", "modified_dt", "business_id")
values ($1, $2, $3, $4::uuid)
on conflict ("business_id", "owner_id") do update
set "body" = "excluded"."body", "modified_dt" = "excluded"."modified_dt", "version" = notification_settings.version + 1
returning "body", "modified_dt", "version";

-- listKnownStaff
select "id"
from "staff"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[]);

-- getName
select trim(person.first_name || ' ' || person.last_name) as "name"
from "person"
where "id" = $1;

-- addNotification
insert into "notification" ("…", "business_id")
values ($1, $2::uuid);

-- listReaders
select m.person_id
from member m
where m.business_id = $1::uuid
  and not m.suspended
  and m.person_id is distinct from $2::uuid
  and (m.person_id = $3::uuid or ($4::boolean and m.access = 'owner') or exists (select from staff s where s.business_id = $1::uuid and s.person_id = m.person_id and s.id = any($5::uuid[])))
  and (m.pos_ids = '{}' or m.access = 'owner' or m.person_id = $6::uuid or exists (select from terminal t where t.business_id = $1::uuid and t.id = $7::uuid and t.pos_id = any(m.pos_ids)));

-- addReaders
insert into "notification_reader" ("…", "business_id")
values ($1, $2::uuid);

-- removeOld
delete from notification
where business_id = $1::uuid
  and id in ( select n.id from notification n where n.business_id = $1::uuid and n.created_dt < $2 order by n.created_dt limit 20 for update skip locked);

-- listOfPerson
select "notification"."id",
  "notification"."event",
  "notification"."facts",
  "notification"."created_dt",
  "notification"."entity_type",
  "notification"."entity_id",
  "notification_reader"."read_dt"
from "notification_reader"
inner join "notification" on "notification"."business_id" = "notification_reader"."business_id"
  and "notification"."id" = "notification_reader"."notification_id"
where "notification_reader"."business_id" = $1::uuid
  and "notification_reader"."person_id" = $2
  and ((notification_reader.read_dt is not null) = $3)
order by "notification"."created_dt" desc, "notification"."id" desc;

-- listOfPerson, required parameters only: as listOfPerson, but
where "notification_reader"."business_id" = $1::uuid
  and "notification_reader"."person_id" = $2
  and true;

-- getOfPerson: begins as listOfPerson
where "notification_reader"."business_id" = $1::uuid
  and "notification_reader"."person_id" = $2
  and "notification"."id" = $3;

-- markRead
update "notification_reader"
set "read_dt" = $1
where "business_id" = $2::uuid
  and "person_id" = $3
  and "read_dt" is null
  and "notification_id" = any($4::uuid[]);

-- markRead, required parameters only
update "notification_reader"
set "read_dt" = $1
where "business_id" = $2::uuid
  and "person_id" = $3
  and "read_dt" is null;

-- countUnread
select count(*)::int as unread
from ( select from notification_reader r where r.business_id = $1::uuid and r.person_id = $2 and r.read_dt is null limit 100) as found;

-- getLanguage
select "language"
from "person"
where "id" = $1;

-- getTroubles
select exists (select from terminal_device d where d.business_id = $1::uuid and d.device = 'checkbox' and d.active) or exists (select from fiscal_receipt f where f.business_id = $1::uuid) as fiscal_used,
  (select count(*)::int from (select from message g where g.business_id = $1::uuid and g.incoming and g.read_dt is null limit 100) as found) as messages_unread,
  exists (select from message_provider p where p.business_id = $1::uuid and p.active and p.last_problem = any($2::text[]) and (p.last_sent_dt is null or p.last_sent_dt < p.last_failed_dt)) as provider_failing,
  coalesce((select l.gaps_count > 0 from ledger_proof l where l.business_id = $1::uuid order by l.business_date desc limit 1), false) as ledger_difference;
