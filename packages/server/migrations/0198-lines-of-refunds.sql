-- What an account gave for a line is negative where the line came back.

alter table transaction_item drop constraint transaction_item_account_amount_check;
