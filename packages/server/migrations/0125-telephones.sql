-- A person who has proved their telephone number with a PIN gets their one-time codes there too, so a proved number is one person's. A number
-- that nobody has proved is a contact only, and several people may share it.
alter table person add column phone_confirmed_dt timestamptz;
create unique index person_phone on person (phone) where phone_confirmed_dt is not null;

-- The outbox holds SMS too, which have no subject. A service may be asked twice about one, and has to know that.
alter table mail
  alter column subject drop not null,
  add column kind text not null default 'email' check (kind in ('email', 'sms')),
  add column tried_dt timestamptz,
  add check ((kind = 'email') = (subject is not null));
