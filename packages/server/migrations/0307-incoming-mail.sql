-- Customers answer e-mails. The mailbox of the sender's address is read by IMAP with the user and password of the mail server.
alter table message_provider
  -- Empty: nobody reads the mailbox.
  add column incoming_host text not null default '' check (length(incoming_host) <= 253),
  add column incoming_port integer not null default 993 check (incoming_port between 1 and 65535),
  add column incoming_security text not null default 'tls' check (incoming_security in ('tls', 'starttls', 'none')),
  -- How far the mailbox is read: the UID of the last mail, which counts only as long as the mailbox keeps its UIDVALIDITY (RFC 9051).
  add column mailbox_validity bigint,
  add column mailbox_uid bigint,
  add column mailbox_checked_dt timestamptz,
  add column mailbox_problem text check (length(mailbox_problem) <= 40),
  add column mailbox_error_text text check (length(mailbox_error_text) <= 500);

-- Which businesses have a mailbox to read. Looks across businesses and gives back ids only.
create function list_mailbox_businesses(after uuid, most integer) returns table (business_id uuid)
language plpgsql stable as $$
begin
  return query select p.business_id from message_provider p
    where p.message_type = 'email' and p.active and p.kind = 'smtp' and p.incoming_host <> ''
      and (list_mailbox_businesses.after is null or p.business_id > list_mailbox_businesses.after)
    order by 1 limit most;
end $$;
call across_table('message_provider');
call across_function('list_mailbox_businesses(uuid, integer)');
