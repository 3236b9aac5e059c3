-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- messages/chat/queries.ts

-- getChat
select "id", "language", "chat_id", "chat_links"
from "customer"
where "business_id" = $1::uuid
  and "id" = $2;

-- lockChat: begins as getChat
for update;

-- findByChat
select "id", "language"
from "customer"
where "business_id" = $1::uuid
  and "chat_id" = $2;

-- freeChat
update "customer"
set "chat_id" = case when "chat_id" = $1 then null else "chat_id" end,
  "blocked_chat_id" = case when "blocked_chat_id" = $2 then null else "blocked_chat_id" end
where "business_id" = $3::uuid
  and ("chat_id" = $4 or "blocked_chat_id" = $5);

-- saveChat
update "customer"
set "chat_id" = $1, "blocked_chat_id" = $2, "chat_links" = "chat_links" + $3
where "business_id" = $4::uuid
  and "id" = $5;

-- blockChat
update "customer"
set "blocked_chat_id" = chat_id, "chat_id" = $1
where "business_id" = $2::uuid
  and "chat_id" = $3;

-- unblockChat
update "customer"
set "chat_id" = blocked_chat_id, "blocked_chat_id" = $1
where "business_id" = $2::uuid
  and "blocked_chat_id" = $3;

-- messages/consent-queries.ts

-- getAnswers
select "id", "language", "message_consents", "message_refusals"
from "customer"
where "business_id" = $1::uuid
  and "id" = $2;

-- lockAnswers: begins as getAnswers
for update;

-- lockManyAnswers
select "id", "message_consents", "message_refusals"
from "customer"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[])
order by "id"
for update;

-- saveAnswers
update "customer"
set "message_consents" = $1, "message_refusals" = $2
where "business_id" = $3::uuid
  and "id" = any($4::uuid[]);

-- addChanges
insert into "message_consent_change" ("…", "business_id")
values ($1, $2::uuid);

-- listChanges
select "c"."id",
  "c"."message_type",
  "c"."agreed",
  "c"."source",
  "c"."created_dt",
  nullif(concat_ws(' ', person.first_name, person.last_name), '') as "person"
from "message_consent_change" as "c"
left join "person" on "person"."id" = "c"."person_id"
where "c"."business_id" = $1::uuid
  and "c"."customer_id" = $2
order by "c"."created_dt" desc, "c"."id" desc
limit $3;

-- messages/devices/queries.ts

-- listDevices
select "id", "customer_id", "endpoint_hash", "subscription"
from "customer_device"
where "business_id" = $1::uuid
  and "customer_id" = any($2::uuid[])
order by "created_dt" desc, "id" desc;

-- getHolder
select "customer_id"
from "customer_device"
where "business_id" = $1::uuid
  and "endpoint_hash" = $2;

-- addDevice
insert into "customer_device" ("…", "business_id")
values ($1, $2::uuid)
on conflict ("business_id", "endpoint_hash") do nothing;

-- removeDevices
delete from "customer_device"
where "business_id" = $1::uuid
  and "customer_id" = $2
  and "endpoint_hash" = any($3::bytea[]);

-- removeDevices, required parameters only
delete from "customer_device"
where "business_id" = $1::uuid
  and "customer_id" = $2;

-- saveCount
update "customer"
set "push_devices" = $1
where "business_id" = $2::uuid
  and "id" = $3;

-- getCount
select "id", "push_devices"
from "customer"
where "business_id" = $1::uuid
  and "id" = $2;

-- lockReceived
select "delivered_dt", "sent_dt"
from "message"
where "business_id" = $1::uuid
  and "id" = $2
  and "claimed_dt" = $3
for update;

-- findMessage
select "id"
from "message"
where "business_id" = $1::uuid
  and "id" = $2;

-- noteReceived
update "message"
set "delivered_dt" = $1,
  "status" = case when claimed_dt is null then 'delivered' else status end,
  "due_dt" = case when claimed_dt is null then null else due_dt end,
  "sent_dt" = coalesce(sent_dt, $2),
  "problem" = $3,
  "error_text" = $4
where "business_id" = $5::uuid
  and "id" = $6
  and "message_type" = $7
  and "status" in ($8, $9)
  and "attempts" > $10
  and "delivered_dt" is null;

-- messages/incoming/queries.ts

-- addReceived
insert into "message" ("…", "business_id")
values ($1, $2::uuid)
on conflict ("business_id", "message_type", "provider_id")
where incoming do nothing;

-- lastSentTo
select "id", "loyalty_id", "language"
from "message"
where "business_id" = $1::uuid
  and "incoming" = $2
  and "message_type" = $3
  and "status" in ($4, $5, $6)
  and "created_dt" >= $7
  and "customer_id" = $8
order by "created_dt" desc, "id" desc
limit $9;

-- lastSentTo, required parameters only: as lastSentTo, but
where "business_id" = $1::uuid
  and "incoming" = $2
  and "message_type" = $3
  and "status" in ($4, $5, $6)
  and "created_dt" >= $7
  and "customer_id" is null
  and "recipient" = $8;

-- markReplied
update message
set status = 'replied', delivered_dt = coalesce(delivered_dt, $1), due_dt = null, claimed_dt = null
where business_id = $2::uuid
  and id = $3
  and status in ('sent', 'delivered');

-- lockMessage
select *
from "message"
where "business_id" = $1::uuid
  and "id" = $2
for update;

-- markRead
update "message"
set "read_dt" = $1
where "business_id" = $2::uuid
  and "id" = $3;

-- markAnswered
update message
set status = 'replied', read_dt = coalesce(read_dt, $1)
where business_id = $2::uuid
  and id = $3;

-- getSender
select "id", "language"
from "customer"
where "business_id" = $1::uuid
  and "id" = $2;

-- messages/limits/spending-queries.ts

-- getSpent
select "spent"
from "message_spending"
where "business_id" = $1::uuid
  and "month" = $2;

-- take
insert into "message_spending" ("month", "spent", "business_id")
values ($1, $2, $3::uuid)
on conflict ("business_id", "month") do update
set "spent" = message_spending.spent + excluded.spent
where $4::bigint is null or message_spending.spent + excluded.spent <= $5::bigint;

-- giveBack
update message_spending
set spent = spent - $1::bigint
where business_id = $2::uuid
  and month = $3;

-- noteTaken
update "message"
set "reserved" = $1, "reserved_month" = $2
where "business_id" = $3::uuid
  and "id" = $4
  and "claimed_dt" = $5;

-- noteTold
insert into "message_spending" ("month", "spent", "told_dt", "business_id")
values ($1, $2, $3, $4::uuid)
on conflict ("business_id", "month") do update
set "told_dt" = $5
where message_spending.told_dt is null;

-- forgetTold
update "message_spending"
set "told_dt" = $1
where "business_id" = $2::uuid
  and "month" = $3;

-- wakeHeld
update "message"
set "due_dt" = $1
where "business_id" = $2::uuid
  and "status" = $3
  and "problem" = $4;

-- messages/mailing-queries.ts

-- getMailing
select *
from "mailing"
where "business_id" = $1::uuid
  and "id" = $2;

-- lockMailing: begins as getMailing
for update;

-- listMailings
select *
from "mailing"
where "business_id" = $1::uuid
  and "loyalty_id" = $2
order by "created_dt" desc, "id" desc;

-- listMailings, required parameters only
select *
from "mailing"
where "business_id" = $1::uuid
order by "created_dt" desc, "id" desc;

-- addMailing
insert into "mailing" ("…", "business_id")
values ($1, $2::uuid);

-- saveMailing
update "mailing"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "id" = $5
returning *;

-- listMembers
select "customer"."id", "customer"."phone", "customer"."email", "customer"."chat_id", "customer"."push_devices", "customer"."language"
from "card"
inner join "customer" on "customer"."business_id" = "card"."business_id"
  and "customer"."id" = "card"."customer_id"
where "card"."business_id" = $1::uuid
  and "card"."loyalty_id" = $2
  and "customer"."blocked" = $3
  and card.customer_id = any($4::uuid[])
  and "card"."category_id" = $5
  and "card"."access" = $6
  and "customer"."id" > $7
order by "customer"."id"
limit $8;

-- listMembers, required parameters only: as listMembers, but
where "card"."business_id" = $1::uuid
  and "card"."loyalty_id" = $2
  and "customer"."blocked" = $3
limit $4;

-- countMembers
select "customer"."language",
  "customer"."message_consents",
  "customer"."message_refusals",
  customer.phone is not null as "has_phone",
  customer.email is not null as "has_email",
  customer.chat_id is not null as "has_chat",
  customer.push_devices > 0 as "has_device",
  count(*)::int as "count"
from "card"
inner join "customer" on "customer"."business_id" = "card"."business_id"
  and "customer"."id" = "card"."customer_id"
where "card"."business_id" = $1::uuid
  and "card"."loyalty_id" = $2
  and "customer"."blocked" = $3
  and card.customer_id = any($4::uuid[])
  and "card"."category_id" = $5
  and "card"."access" = $6
group by "customer"."language", "has_phone", "has_email", "has_chat", "has_device", "message_consents", "message_refusals";

-- countMembers, required parameters only: as countMembers, but
where "card"."business_id" = $1::uuid
  and "card"."loyalty_id" = $2
  and "customer"."blocked" = $3;

-- countOutcomes
select "mailing_id", "status", count(*)::int as "count", coalesce(sum(cost), 0)::bigint as "cost"
from "message"
where "business_id" = $1::uuid
  and "mailing_id" in ($2)
group by "mailing_id", "status";

-- finishMailings
update mailing
set state = 'done', done_dt = $1, modified_dt = $2, version = version + 1
where business_id = $3::uuid
  and state = 'sending'
  and nobody_left
  and not exists ( select from message m where m.business_id = $3::uuid and m.mailing_id = mailing.id and m.status = 'wait')
returning id, created, loyalty_id;

-- messages/preview-queries.ts

-- getCardOf
select "card"."id",
  "card_category"."title" as "category_title",
  "card_category"."public_title" as "category_titles",
  "card_category"."public_description" as "category_benefits"
from "card"
left join "card_category" on "card_category"."business_id" = "card"."business_id"
  and "card_category"."id" = "card"."category_id"
where "card"."business_id" = $1::uuid
  and "card"."loyalty_id" = $2
  and "card"."customer_id" = $3;

-- getLatestSale
select "transaction"."currency",
  "transaction"."amount",
  "transaction"."discount_amount",
  "transaction"."amount_to_pay",
  "bonuses_added_amount",
  "promo_bonuses_added_amount",
  "bonuses_redeemed_amount",
  "pos"."title" as "pos_title",
  "pos"."public_title" as "pos_public_title",
  "pos"."address" as "pos_address"
from "transaction"
left join "pos" on "pos"."business_id" = "transaction"."business_id"
  and "pos"."id" = "transaction"."pos_id"
where "transaction"."business_id" = $1::uuid
  and "transaction"."customer_id" = $2
  and "transaction"."loyalty_id" = $3
  and "transaction"."transaction_type" in ($4, $5)
  and "transaction"."status" = $6
order by "transaction"."created_dt" desc, "transaction"."id" desc
limit $7;

-- getFirstAccount
select "c"."id", "s"."type", "s"."unit", "s"."public_title", coalesce("c"."title", "s"."title") as "title"
from "customer_account" as "c"
inner join "special_account" as "s" on "s"."business_id" = "c"."business_id"
  and "s"."id" = "c"."special_account_id"
where "c"."business_id" = $1::uuid
  and "c"."customer_id" = $2
  and "c"."active" = $3
  and "s"."active" = $4
order by "s"."sort_order", "c"."id"
limit $5;

-- messages/provider-queries.ts

-- listProviders
select *
from "message_provider"
where "business_id" = $1::uuid
order by "message_type";

-- getProvider
select *
from "message_provider"
where "business_id" = $1::uuid
  and "message_type" = $2;

-- lockProvider: begins as getProvider
for update;

-- addProvider
insert into "message_provider" ("message_type", "kind", "version", "business_id")
values ($1, $2, $3, $4::uuid)
on conflict ("business_id", "message_type") do nothing;

-- saveProvider
update "message_provider"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "message_type" = $5
returning *;

-- removeProvider
delete from "message_provider"
where "business_id" = $1::uuid
  and "message_type" = $2;

-- noteSent
update "message_provider"
set "last_sent_dt" = $1
where "business_id" = $2::uuid
  and "message_type" = $3;

-- noteFailed
update message_provider p
set last_failed_dt = $1, last_problem = $2, last_error_text = $3
from (select last_sent_dt, last_failed_dt, last_problem from message_provider where business_id = $4::uuid and message_type = $5 for update) before
where p.business_id = $4::uuid
  and p.message_type = $6
returning before.last_failed_dt is null or before.last_sent_dt >= before.last_failed_dt or before.last_problem <> all($7::text[]) as worked;

-- saveMailbox
update "message_provider"
set "mailbox_validity" = $1, "mailbox_uid" = $2
where "business_id" = $3::uuid
  and "message_type" = $4;

-- noteMailbox
update "message_provider"
set "mailbox_problem" = $1, "mailbox_error_text" = $2
where "business_id" = $3::uuid
  and "message_type" = $4;

-- noteMailbox, required parameters only
update "message_provider"
set "mailbox_problem" = $1, "mailbox_error_text" = $2, "mailbox_checked_dt" = $3
where "business_id" = $4::uuid
  and "message_type" = $5;

-- listMailboxBusinesses
select business_id
from list_mailbox_businesses($1::uuid, $2::int);

-- messages/queries.ts

-- getMessage
select "message".*,
  "customer"."first_name",
  "customer"."middle_name",
  "customer"."last_name",
  "customer"."phone",
  "customer"."email",
  "customer"."external_id",
  "loyalty"."title" as "loyalty_title"
from "message"
left join "customer" on "customer"."business_id" = "message"."business_id"
  and "customer"."id" = "message"."customer_id"
left join "loyalty" on "loyalty"."business_id" = "message"."business_id"
  and "loyalty"."id" = "message"."loyalty_id"
where "message"."business_id" = $1::uuid
  and "message"."id" = $2;

-- listMessages: begins as getMessage
where "message"."business_id" = $1::uuid
  and ("message"."loyalty_id" = $2 and message.created_dt >= $3 and message.created_dt < $4 and "customer"."phone" = $5 and lower(customer.email) = $6 and "customer"."external_id" = $7 and (customer.phone = $8 or lower(customer.email) = $9 or customer.external_id = $10) and "message"."message_type" = $11 and "message"."src_type" = $12 and "message"."status" = $13 and "message"."mailing_id" = $14 and "message"."incoming" = $15 and "message"."support" = $16 and (message.incoming and (message.read_dt is not null) = $17))
order by message.created_dt asc, message.id asc;

-- listMessages, required parameters only: begins as getMessage
where "message"."business_id" = $1::uuid
  and true
order by message.created_dt desc, message.id desc;

-- listMessages, other parameters: begins as getMessage
where "message"."business_id" = $1::uuid
  and ("message"."loyalty_id" = $2 and message.created_dt >= $3 and message.created_dt < $4 and "customer"."phone" = $5 and lower(customer.email) = $6 and "customer"."external_id" = $7 and (customer.phone = $8 or lower(customer.email) = $9 or customer.external_id = $10) and "message"."message_type" = $11 and "message"."src_type" = $12 and "message"."status" = $13 and "message"."mailing_id" = $14 and "message"."incoming" = $15 and "message"."support" = $16 and (message.incoming and (message.read_dt is not null) = $17))
order by message.sent_dt desc nulls last, message.id desc;

-- claimMessages
with "due" as (select "message"."id", "message"."claimed_dt" from "message" left join "mailing" on "mailing"."business_id" = "message"."business_id" and "mailing"."id" = "message"."mailing_id" where "message"."business_id" = $1::uuid and "due_dt" <= $2 and ("claimed_dt" is null or "claimed_dt" < $3) and mailing.state is distinct from 'stopped' order by "due_dt" limit $4 for update of "message" skip locked) update "message"
set "claimed_dt" = $5
from "due"
where "message"."business_id" = $1::uuid
  and "message"."id" = "due"."id"
returning "message".*, due.claimed_dt is not null as "was_claimed";

-- countAttempts
update "message"
set "attempts" = "attempts" + $1
where "business_id" = $2::uuid
  and "id" in ($3);

-- finishStep
update "message"
set "…" = $1, "claimed_dt" = $2
where "business_id" = $3::uuid
  and "id" = $4
  and "claimed_dt" = $5;

-- resend
update "message"
set "…" = $1,
  "status" = $2,
  "attempts" = $3,
  "due_dt" = $4,
  "problem" = $5,
  "error_text" = $6,
  "provider_id" = $7,
  "sent_dt" = $8,
  "delivered_dt" = $9
where "business_id" = $10::uuid
  and "id" = $11;

-- listDueBusinesses
select business_id
from list_due_messages($1, $2::int);

-- listPassCards
select "card"."id", "card"."customer_id", "card"."loyalty_id"
from "card"
inner join "loyalty" on "loyalty"."business_id" = "card"."business_id"
  and "loyalty"."id" = "card"."loyalty_id"
inner join "loyalty_settings" as "s" on "s"."business_id" = "card"."business_id"
  and "s"."loyalty_id" = "card"."loyalty_id"
  and "s"."name" = $1
where "card"."business_id" = $2::uuid
  and "card"."customer_id" in ($3)
  and "card"."access" <> $4
  and "loyalty"."active" = $5
  and s.body -> 'active' = 'true'::jsonb;

-- listReachable
select "id",
  "phone",
  "email",
  "chat_id",
  "push_devices",
  "external_id",
  "language",
  "first_name",
  "last_name",
  "message_consents",
  "message_refusals"
from "customer"
where "business_id" = $1::uuid
  and "id" in ($2);

-- listMailIds
select "id", "provider_id"
from "message"
where "business_id" = $1::uuid
  and "incoming" = $2
  and "message_type" = $3
  and "id" = any($4::uuid[]);

-- messages/support/queries.ts

-- getLastQuestion
select "id", "author_id"
from "message"
where "business_id" = $1::uuid
  and "support" = $2
  and "incoming" = $3
order by "created_dt" desc, "id" desc
limit $4;

-- getAttachments
select "attachments"
from "message"
where "business_id" = $1::uuid
  and "id" = $2;
