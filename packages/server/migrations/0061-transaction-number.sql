-- Support looks a sale up by the number on its receipt.
create index transaction_number on transaction (business_id, number);
