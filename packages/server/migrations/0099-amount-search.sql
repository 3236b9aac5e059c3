-- People look a sale up by the amount that was paid.
create index transaction_amount on transaction (business_id, amount_to_pay);
