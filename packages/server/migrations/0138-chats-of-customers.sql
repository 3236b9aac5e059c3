-- The chat in which a customer talks to the bot of the business. A customer who blocks the bot keeps it as blocked until they allow it again.
alter table customer
  add column chat_id text check (length(chat_id) <= 40),
  add column blocked_chat_id text check (length(blocked_chat_id) <= 40),
  -- How often a link was used: each link works once.
  add column chat_links integer not null default 0;
create unique index customer_chat on customer (business_id, chat_id) where chat_id is not null;
create index customer_blocked_chat on customer (business_id, blocked_chat_id) where blocked_chat_id is not null;
