-- People sign in; businesses own everything else. A person, their sessions and their mail are not tenant rows, because
-- one person may belong to several businesses; every other table starts with business_id.

create table person (
  id uuid primary key,
  email text not null check (length(email) <= 254),
  email_confirmed_dt timestamptz,
  password_hash text not null,
  first_name text not null check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  phone text check (length(phone) <= 20),
  language text not null check (language in ('en', 'uk', 'ru', 'de', 'fr')),
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0)
);
create unique index person_email on person (lower(email));

create sequence business_code start 100001;
create table business (
  business_id uuid primary key,
  business_code text not null unique default nextval('business_code')::text check (business_code ~ '^[0-9]{6,12}$'),
  title text not null check (length(title) between 1 and 200),
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  time_zone text not null check (length(time_zone) <= 64),
  language text not null check (language in ('en', 'uk', 'ru', 'de', 'fr')),
  role_based_model_active boolean not null default false,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0)
);
call tenant_table('business');

create table member (
  business_id uuid not null default current_business() references business,
  person_id uuid not null references person,
  access text not null check (access in ('owner', 'admin', 'business-staff')),
  scopes text[] not null default '{}' check (scopes <@ array['administration', 'payments', 'security']),
  roles text[] not null default '{}',
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, person_id)
);
call tenant_table('member');

-- Which businesses a person may enter: read before the business is known, so it stands outside the wall.
create table entrance (
  person_id uuid not null references person,
  business_id uuid not null references business,
  used_dt timestamptz not null,
  primary key (person_id, business_id)
);

-- Only the hash of a token is stored. A session is bound to one business, so that a request never chooses its tenant.
create table session (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  person_id uuid not null references person,
  business_id uuid not null references business,
  created_dt timestamptz not null,
  seen_dt timestamptz not null,
  expires_dt timestamptz not null,
  ended_dt timestamptz
);
create index session_person on session (person_id) where ended_dt is null;

create table mail_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  person_id uuid not null references person,
  email text not null,
  created_dt timestamptz not null,
  expires_dt timestamptz not null,
  used_dt timestamptz
);

-- The outbox of e-mail: written in the transaction that wants it sent, delivered by a job, read by the development mailbox.
create table mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_dt timestamptz not null,
  sent_dt timestamptz
);
create index mail_created on mail (created_dt desc);

-- Attempts at something guessable, counted by window; the window's start is part of the key, so old rows only need sweeping.
create table throttle (
  key text not null,
  window_dt timestamptz not null,
  attempts integer not null,
  primary key (key, window_dt)
);

-- The first answer of every write, kept for repeats. One table for callers inside a business, one for signed-out callers.
create table idempotency (
  business_id uuid not null default current_business() references business,
  call text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  status integer not null,
  reply text,
  created_dt timestamptz not null,
  primary key (business_id, call, key)
);
call tenant_table('idempotency');
create table idempotency_open (
  caller text not null,
  call text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  status integer not null,
  reply text,
  created_dt timestamptz not null,
  primary key (caller, call, key)
);

-- Who changed what, when and from where; written by the server kit for every writing call, never changed after.
create table audit (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  created_dt timestamptz not null,
  actor_kind text not null check (actor_kind in ('person', 'terminal', 'system')),
  actor_id uuid,
  remote_addr text,
  request_id text not null,
  call text not null,
  noun text,
  noun_id text,
  before jsonb,
  after jsonb,
  primary key (business_id, id)
);
create index audit_noun on audit (business_id, noun, noun_id, id);
call tenant_table('audit');
revoke update, delete on audit from patron_app;

-- What the engine reads is versioned: a change appends, "as of" reads the version that was valid then.
create table version (
  business_id uuid not null default current_business() references business,
  noun text not null,
  noun_id text not null,
  version integer not null check (version > 0),
  valid_from timestamptz not null,
  body jsonb not null,
  actor_id uuid,
  primary key (business_id, noun, noun_id, version)
);
call tenant_table('version');
revoke update, delete on version from patron_app;

-- Free settings of a person's screens: menu, columns, views.
create table preference (
  business_id uuid not null default current_business() references business,
  person_id uuid not null,
  name text not null check (length(name) between 1 and 100),
  value jsonb not null,
  modified_dt timestamptz not null,
  primary key (business_id, person_id, name),
  foreign key (business_id, person_id) references member
);
call tenant_table('preference');

-- The caller behind a session token, and the tenant setting for the rest of the transaction: one round trip per request.
create function open_session(hash bytea, at timestamptz, idle interval)
returns table (
  session_id uuid, person_id uuid, business_id uuid, access text, scopes text[], roles text[],
  model_active boolean, seen_dt timestamptz, expires_dt timestamptz
)
language plpgsql as $$
declare s session%rowtype;
begin
  select * into s from session x
    where x.token_hash = hash and x.ended_dt is null and x.expires_dt > at and x.seen_dt > at - idle;
  if not found then return; end if;
  perform set_config('app.business_id', s.business_id::text, true);
  return query
    select s.id, s.person_id, s.business_id, m.access, m.scopes, m.roles, b.role_based_model_active, s.seen_dt, s.expires_dt
    from member m join business b on b.business_id = m.business_id
    where m.business_id = s.business_id and m.person_id = s.person_id;
end $$;
grant execute on function open_session to patron_app;
