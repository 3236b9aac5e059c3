-- Where a session was opened and last used, for the list from which a person ends those that are not theirs.
alter table session
  add column user_agent text not null default '' check (length(user_agent) <= 512),
  add column remote_addr text not null default '' check (length(remote_addr) <= 64);
