-- Demo businesses, so that they are told from real ones: another is only made when asked for, and one whose making was
-- interrupted is removed by the next. The address is noted before anything is registered with it. No tenant's row: it is read
-- before any business is known, and by the owner role alone.
create table demo (
  email text primary key check (length(email) <= 254),
  business_id uuid references business,
  seed bigint not null,
  transactions integer not null check (transactions > 0),
  started_dt timestamptz not null,
  -- Null while it is being made.
  finished_dt timestamptz
);
revoke all on demo from patron_app;
