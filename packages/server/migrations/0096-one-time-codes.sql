-- Codes sent by e-mail, with which a person signs in or chooses a new password. A request for an unknown address has a row too, without a
-- person and a code, so that nobody learns from what follows who has an account. Not tenant rows: nobody is signed in yet.
create table one_time_code (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  purpose text not null check (purpose in ('sign-in', 'new-password')),
  login text not null check (length(login) <= 254),
  person_id uuid references person on delete cascade,
  code_hash bytea check (length(code_hash) = 32),
  tries integer not null default 0 check (tries >= 0),
  created_dt timestamptz not null,
  expires_dt timestamptz not null,
  used_dt timestamptz,
  check ((person_id is null) = (code_hash is null))
);
create index one_time_code_person on one_time_code (person_id) where person_id is not null;
create index one_time_code_created on one_time_code (created_dt);
