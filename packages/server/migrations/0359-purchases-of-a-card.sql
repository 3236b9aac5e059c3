-- A sale measures what its customer has bought for rules and categories. The amounts stand in the index, so that is read alone: from the table, each purchase
-- of a year cost a page of its own.
create index transaction_purchases on transaction (business_id, card_id, created_dt)
  include (currency, status, transaction_type, goods_amount_to_pay, refunds_rest, pos_id) where card_id is not null;
drop index transaction_card;
alter index transaction_purchases rename to transaction_card;
