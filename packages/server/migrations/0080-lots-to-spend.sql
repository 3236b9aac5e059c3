-- Who spends needs an account's debts, the lots that end, and the oldest of the others. Of the first two an account has few, however many lots it has.
create index lot_debt on lot (business_id, account_id) where remaining < 0;
create index lot_ending on lot (business_id, account_id) where remaining > 0 and expire_date is not null;
