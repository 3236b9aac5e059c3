-- What a business says of itself beyond its name, and what people keep of their screens there.
-- Settings are one checked object under a name, like those of a programme: they are read whole and changed in part.
alter table business add column photo text;

create table business_settings (
  business_id uuid not null default current_business() references business,
  name text not null check (name in ('business', 'legal')),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  modified_dt timestamptz not null,
  version integer not null default 1 check (version > 0),
  primary key (business_id, name)
);
call tenant_table('business_settings');

alter table preference add column version integer not null default 1 check (version > 0);
alter table preference add check (jsonb_typeof(value) = 'object');
