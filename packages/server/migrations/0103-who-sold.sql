-- Lists of what one staff member sold, newest first. Sales at tills where nobody signs in have no person, and no entry.
create index transaction_person on transaction (business_id, person_id, created_dt desc, id desc) where person_id is not null;
