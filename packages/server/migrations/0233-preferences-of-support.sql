-- Support staff keep their columns and menu like everybody, and are no members of the business.
alter table preference drop constraint preference_business_id_person_id_fkey;
