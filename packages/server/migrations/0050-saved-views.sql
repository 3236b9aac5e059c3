-- What people keep of a list so as to come back to it: filters, sorting, count and columns as the address of the screen spells them.
-- A view is its maker's; a shared one is seen by everybody in the business.
create table saved_view (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  person_id uuid not null,
  list text not null check (length(list) between 1 and 60),
  title text not null check (length(title) between 1 and 100),
  shared boolean not null default false,
  search jsonb not null check (jsonb_typeof(search) = 'object'),
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  foreign key (business_id, person_id) references member
);
create index saved_view_person on saved_view (business_id, person_id, list);
create index saved_view_shared on saved_view (business_id, list) where shared;
call tenant_table('saved_view');
