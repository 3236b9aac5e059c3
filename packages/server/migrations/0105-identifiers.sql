-- A person proves a new e-mail address or external id with a PIN, which is a one-time code with another purpose: it belongs to the person who
-- requested it and to the value it was requested for. An external id is not unique, because other systems number their own users.
alter table person add column external_id text check (length(external_id) between 1 and 100);

alter table one_time_code
  drop constraint one_time_code_purpose_check,
  add column identifier text check (identifier in ('email', 'phone', 'external_id')),
  add constraint one_time_code_purpose check (
    case when identifier is null then purpose in ('sign-in', 'new-password') else purpose in ('verify', 'change') end
  );
