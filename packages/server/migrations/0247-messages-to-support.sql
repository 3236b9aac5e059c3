-- The business writes to the support of the installation, who answers where the owner lets it in. Both are kept with the other messages.
alter table message
  add column support boolean not null default false,
  -- The person who wrote to support or answered, with their name at that time; null for other messages.
  add column author_id uuid,
  add column author text check (length(author) <= 201),
  -- Name, type, size and key of each file, in their order.
  add column attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array');
alter table message drop constraint message_src_type_check;
alter table message add constraint message_src_type_check
  check (src_type in ('business', 'system', 'test', 'customer', 'support'));
create index message_support on message (business_id, created_dt desc, id desc) where support;
