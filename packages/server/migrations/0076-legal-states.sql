-- What the proof of the books relies on: a transaction changes its state only the way that a sale can go, and an account
-- knows from which entry on its present credit holds, so that spending beyond it is found and a limit lowered later is not.

create function refuse_status_edge() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) in (
    ('inprocess', 'authorized'), ('inprocess', 'success'), ('inprocess', 'canceled'), ('inprocess', 'fail'), ('inprocess', 'error'),
    ('authorized', 'success'), ('authorized', 'canceled'), ('authorized', 'fail'), ('authorized', 'error'),
    ('success', 'canceled')
  ) then
    return new;
  end if;
  raise exception 'transaction % cannot go from % to %', old.id, old.status, new.status using errcode = 'check_violation';
end $$;
grant execute on function refuse_status_edge() to patron_app;
create trigger transaction_status before update of status on transaction
  for each row when (old.status is distinct from new.status) execute function refuse_status_edge();

alter table account add column credit_version bigint not null default 0;
update account set credit_version = version where credit_type is not null;
