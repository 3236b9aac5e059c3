-- Of which bonuses that end on a day a customer was told beforehand, so that nobody is told twice.
create table bonus_reminder (
  business_id uuid not null default current_business() references business,
  card_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  expire_date date not null,
  primary key (business_id, card_id, currency, expire_date),
  foreign key (business_id, card_id) references card
);
create index bonus_reminder_day on bonus_reminder (business_id, expire_date);
call tenant_table('bonus_reminder');
