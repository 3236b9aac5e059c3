-- E-mails carry files, by their keys in the file store, and say where answers go.
alter table mail
  add column attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
  add column reply_to text check (length(reply_to) <= 254);
