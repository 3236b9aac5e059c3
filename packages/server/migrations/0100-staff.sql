-- Staff of a business. A staff member is a person: one without an e-mail address belongs to this business and signs in by a code.
alter table person
  alter column email drop not null,
  alter column password_hash drop not null,
  add constraint person_password check ((email is null) = (password_hash is null));

alter table member add column suspended boolean not null default false;

create table staff (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  person_id uuid not null,
  position text check (length(position) between 1 and 200),
  email text check (length(email) <= 254),
  external_code text check (length(external_code) between 1 and 100),
  hired_date date,
  comment text check (length(comment) between 1 and 2000),
  -- Stands here too, because codes are found before their business is known and do not lie with its rows.
  auth_code_dt timestamptz,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  constraint staff_person unique (business_id, person_id),
  constraint staff_external_code unique (business_id, external_code),
  foreign key (business_id, person_id) references member
);
call tenant_table('staff');

-- Looked up before the business is known, so it stands outside the wall.
create table staff_code (
  code_hash bytea primary key check (length(code_hash) = 32),
  business_id uuid not null,
  staff_id uuid not null,
  created_dt timestamptz not null,
  constraint staff_code_staff unique (business_id, staff_id),
  foreign key (business_id, staff_id) references staff on delete cascade
);

create or replace function open_session(hash bytea, at timestamptz, idle interval)
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
  execute format('set local app.business_id = %L', s.business_id);
  return query
    select s.id, s.person_id, s.business_id, m.access, m.scopes, m.roles, b.role_based_model_active, s.seen_dt, s.expires_dt
    from member m join business b on b.business_id = m.business_id
    where m.business_id = s.business_id and m.person_id = s.person_id and not m.suspended;
end $$;
