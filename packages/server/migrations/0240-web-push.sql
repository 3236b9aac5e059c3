-- People are told what happens while the app is closed, on devices where they have switched that on (Web Push). Not tenant rows, because they belong to
-- sessions, which are none. A session has one device at most; where its push service is, and the keys of the browser, the server encrypts.
create table push_device (
  session_id uuid primary key references session on delete cascade,
  -- Recognises a browser whose subscription another session has had before.
  endpoint_hash bytea not null unique check (length(endpoint_hash) = 32),
  subscription bytea not null,
  events text[] not null check (cardinality(events) > 0),
  created_dt timestamptz not null,
  -- A notification did not reach it, and none has since.
  failed_dt timestamptz
);

-- What has to go out: a row for each notification and device, stored in the transaction that causes it, and removed once it is sent or given up.
create table push_message (
  session_id uuid not null references push_device on delete cascade,
  notification_id uuid not null,
  created_dt timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  primary key (session_id, notification_id)
);

-- A session that ends, in whatever way, takes its device with it. Here, because many calls end sessions and none may forget it.
create function remove_push_device() returns trigger language plpgsql as $$
begin
  delete from push_device where session_id = new.id;
  return null;
end $$;
create trigger session_ended after update of ended_dt on session
  for each row when (new.ended_dt is not null) execute function remove_push_device();
