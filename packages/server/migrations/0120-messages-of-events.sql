-- Messages that a programme sends by itself when something happens to a customer. They wait in the outbox with those of mailings.
alter table message drop constraint message_src_type_check;
alter table message add constraint message_src_type_check check (src_type in ('business', 'system', 'test'));
-- What happened; null for messages of people.
alter table message add column message_code text check (length(message_code) <= 40);
