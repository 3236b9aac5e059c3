-- What was paid is negative where it was paid back.

alter table transaction_payment drop constraint transaction_payment_account_amount_check;
