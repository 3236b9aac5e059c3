-- When a rule is checked: with each sale and every night, or at night only. One sale alone is never looked at again at night.
alter table card_category_rule
  add column apply text not null default 'on-transaction' check (apply in ('on-transaction', 'daily')),
  add check (period <> 'check' or apply <> 'daily');
alter table card drop constraint card_category_cause_check;
alter table card add constraint card_category_cause_check check (category_cause in ('hand', 'sale', 'daily', 'cancel'));

-- Customers' categories are looked through once on each day of a programme: of those whose purchases in a period may have changed since the last
-- time, and of everybody when the rules have. The last card is kept, so that a run that was interrupted goes on from there.
create table category_check (
  business_id uuid not null default current_business() references business,
  loyalty_id uuid not null,
  -- The day of the programme that is looked through, or was last.
  day date not null,
  -- When that began: what happens later is for the next day.
  begun_dt timestamptz not null,
  -- What was looked through before, completely; null: nothing yet.
  since_day date,
  since_dt timestamptz,
  -- Whether everybody is looked through.
  everybody boolean not null,
  last_card_id uuid,
  done boolean not null default false,
  primary key (business_id, loyalty_id),
  foreign key (business_id, loyalty_id) references loyalty
);
call tenant_table('category_check');
revoke delete on category_check from patron_app;

-- Businesses with a programme whose categories are looked through, by id, after a given one. Looks across businesses and gives back ids only.
create function list_category_businesses(after uuid, most integer) returns table (business_id uuid)
language plpgsql stable as $$
begin
  return query
    select distinct s.business_id from loyalty_settings s
    where (list_category_businesses.after is null or s.business_id > list_category_businesses.after)
      and s.name = 'card-categories' and (s.body ->> 'auto_assign_active')::boolean
    order by s.business_id limit most;
end $$;
call across_function('list_category_businesses(uuid, integer)');
