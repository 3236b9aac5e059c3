-- As 0233: support staff save views of lists.
alter table saved_view drop constraint saved_view_business_id_person_id_fkey;
