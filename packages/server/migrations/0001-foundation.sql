-- What every later migration stands on: who may do what by default, the tenant wall, and the door to the job queue.
-- Works on PostgreSQL 15 to 18. Run by the owner; the roles patron_app, patron_worker and patron_across exist already (kit/database/roles.ts).

-- The app role works with rows and never with the schema. What it may not do to a table is revoked where that table is made.
grant usage on schema public to patron_app, patron_worker, patron_across;
alter default privileges in schema public grant select, insert, update, delete on tables to patron_app;
alter default privileges in schema public grant usage, select on sequences to patron_app;
-- PostgreSQL lets everyone execute a new function. Here each one is granted by name, so a SECURITY DEFINER function cannot be open by oversight.
alter default privileges revoke execute on functions from public;

revoke all on public.migration from public, patron_app;
grant select on public.migration to patron_app;

-- The business that the transaction works for, or null when none was set: then a policy lets no row through.
-- Set with set_config('app.business_id', …, true). A value that is no uuid is an error, not "no business".
create function public.current_business() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.business_id', true), '')::uuid;
grant execute on function public.current_business() to patron_app, patron_worker, patron_across;

-- Declares a table to be a tenant's: `call tenant_table('pos');` right after CREATE TABLE. Row security is enabled and forced, so it also
-- binds the owner, and one policy admits the rows of the current business only. kit/database/wall.ts refuses to start without it.
create procedure public.tenant_table(target regclass)
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant on %s using (business_id = (select public.current_business())) with check (business_id = (select public.current_business()))',
    target);
end
$$;

-- The owner makes objects that belong to the worker or to patron_across, and PostgreSQL wants it to be a member of them for that. From 16 on it
-- is one WITH INHERIT FALSE (kit/database/roles.ts). In 15 a member has all the rights of the role, which would take the owner through the
-- tenant wall by patron_across's policies; so there it is a member for one piece of work: borrow_role before, return_role after.
create procedure public.borrow_role(wanted regrole)
language plpgsql as $$
begin
  if not pg_has_role(current_user, wanted, 'MEMBER') then
    execute format('grant %s to %I', wanted, current_user);
    perform set_config('patron.borrowed', wanted::text, true);
  end if;
end
$$;
create procedure public.return_role(wanted regrole)
language plpgsql as $$
begin
  if current_setting('patron.borrowed', true) = wanted::text then
    execute format('revoke %s from %I', wanted, current_user);
    perform set_config('patron.borrowed', '', true);
  end if;
end
$$;

-- Lets the functions that look across businesses read a table: `call across_table('customer');`. They read; they never write.
create procedure public.across_table(target regclass)
language plpgsql as $$
begin
  execute format('grant select on %s to patron_across', target);
  execute format('create policy across on %s for select to patron_across using (true)', target);
end
$$;

-- Makes a SECURITY DEFINER function one that reads across businesses, or one that searches within a business without the cost of row
-- security (an operator that is not leakproof gets no index under a policy): `call across_function('search_customer(text)');`. Its search_path
-- is pinned, only the app may call it, and it must be named in kit/database/wall-lists.ts, or the server refuses to start.
create procedure public.across_function(target regprocedure)
language plpgsql as $$
begin
  execute format('alter function %s security definer set search_path = public, pg_temp', target);
  execute format('revoke execute on function %s from public', target);
  execute format('grant execute on function %s to patron_app', target);
  -- A new owner must be able to create in the schema, at this moment only.
  call public.borrow_role('patron_across');
  grant create on schema public to patron_across;
  execute format('alter function %s owner to patron_across', target);
  revoke create on schema public from patron_across;
  call public.return_role('patron_across');
end
$$;

-- The queue's schema belongs to the worker, because graphile-worker puts row security on its own tables and relies on owning them.
-- Its first table is made here in the shape that graphile-worker 0.18 itself would give it: otherwise it begins with CREATE SCHEMA IF NOT
-- EXISTS, which needs CREATE on the database even when the schema exists. The rest is its own migrations, run as the worker.
call public.borrow_role('patron_worker');
create schema graphile_worker authorization patron_worker;
set local role patron_worker;
create table graphile_worker.migrations (
  id int primary key,
  ts timestamptz default now() not null,
  breaking boolean not null default false
);
reset role;

-- Adds a job in the caller's transaction: it exists when that commits. The one door to the queue for the app role.
-- `key` replaces a waiting job of the same key (mode: replace, preserve_run_at, unsafe_dedupe). Jobs of one queue run one after another.
create function public.add_job(
  task text,
  payload jsonb default '{}',
  queue text default null,
  run_at timestamptz default null,
  max_attempts int default null,
  key text default null,
  priority int default null,
  key_mode text default 'replace'
) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  added bigint;
begin
  select job.id into added
  from graphile_worker.add_job(
    identifier => add_job.task, payload => add_job.payload::json, queue_name => add_job.queue, run_at => add_job.run_at,
    max_attempts => add_job.max_attempts, job_key => add_job.key, priority => add_job.priority, job_key_mode => add_job.key_mode) as job;
  return added;
end
$$;
grant execute on function public.add_job to patron_app;
grant create on schema public to patron_worker;
alter function public.add_job owner to patron_worker;
revoke create on schema public from patron_worker;
call public.return_role('patron_worker');
