-- Who invited a customer to the programme: set with the card and never changed.
alter table card add column referrer_card_id uuid;
create index card_referrer on card (business_id, referrer_card_id) where referrer_card_id is not null;
-- The customer's part of their code follows from the card, so every card has one and none has to be stored.
create index card_referral_code on card (business_id, loyalty_id, left(md5(id::text), 15));
