-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.

-- staff/invitation-queries.ts

-- listInvitations
select "staff_invitation".*, trim(person.first_name || ' ' || person.last_name) as "inviter"
from "staff_invitation"
inner join "person" on "person"."id" = "staff_invitation"."invited_by"
where "staff_invitation"."business_id" = $1::uuid
  and "staff_invitation"."accepted_dt" is null
  and "staff_invitation"."withdrawn_dt" is null
order by "staff_invitation"."created_dt" desc, "staff_invitation"."id";

-- getInvitation
select "staff_invitation".*, trim(person.first_name || ' ' || person.last_name) as "inviter"
from "staff_invitation"
inner join "person" on "person"."id" = "staff_invitation"."invited_by"
where "staff_invitation"."business_id" = $1::uuid
  and "staff_invitation"."accepted_dt" is null
  and "staff_invitation"."withdrawn_dt" is null
  and "staff_invitation"."id" = $2;

-- lockInvitation: begins as getInvitation
for update of "staff_invitation";

-- getInvitationTo
select "staff_invitation".*, trim(person.first_name || ' ' || person.last_name) as "inviter"
from "staff_invitation"
inner join "person" on "person"."id" = "staff_invitation"."invited_by"
where "staff_invitation"."business_id" = $1::uuid
  and "staff_invitation"."accepted_dt" is null
  and "staff_invitation"."withdrawn_dt" is null
  and lower(staff_invitation.email) = $2;

-- addInvitation
insert into "staff_invitation" ("…", "business_id")
values ($1, $2::uuid);

-- saveInvitation
update "staff_invitation"
set "…" = $1, "modified_dt" = $2, "version" = "version" + $3
where "business_id" = $4::uuid
  and "id" = $5;

-- getMemberWith
select m.person_id, m.suspended
from member m
join person p on p.id = m.person_id
where m.business_id = $1::uuid
  and lower(p.email) = $2;

-- getHeld
select "access", "scopes", "roles", "suspended", "pos_ids"
from "member"
where "business_id" = $1::uuid
  and "person_id" = $2;

-- addInvitationToken
insert into "staff_invitation_token" ("…")
values ($1);

-- removeInvitationToken
delete from "staff_invitation_token"
where "business_id" = $1::uuid
  and "staff_invitation_id" = $2;

-- findInvitationToken
select "business_id", "staff_invitation_id"
from "staff_invitation_token"
where "token_hash" = $1;

-- addStaffRecord
insert into "staff" ("id", "person_id", "email", "created_dt", "modified_dt", "business_id")
values ($1, $2, $3, $4, $5, $6::uuid)
on conflict ("business_id", "person_id") do nothing;

-- staff/queries.ts

-- getStaff
select "staff".*,
  "member"."access",
  "member"."scopes",
  "member"."roles",
  "member"."suspended",
  "person"."first_name",
  "person"."last_name",
  "person"."phone",
  "person"."language",
  "person"."photo",
  person.email is not null as "has_account",
  trim(person.first_name || ' ' || person.last_name) as "title",
  coalesce(( select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'pos', jsonb_build_object('id', p.id, 'title', p.title)) order by lower(p.title), lower(t.title), t.id) from terminal_staff w join terminal t on t.business_id = w.business_id and t.id = w.terminal_id join pos p on p.business_id = t.business_id and p.id = t.pos_id where w.business_id = $1::uuid and w.staff_id = staff.id), '[]') as "terminals",
  array( select p.id from pos p where p.business_id = $1::uuid and p.id = any (member.pos_ids) order by lower(p.title), p.id) as "pos_ids"
from "staff"
inner join "member" on "member"."business_id" = "staff"."business_id"
  and "member"."person_id" = "staff"."person_id"
inner join "person" on "person"."id" = "staff"."person_id"
where "staff"."business_id" = $1::uuid
  and "staff"."id" = $2;

-- listStaffById: as getStaff, but
where "staff"."business_id" = $1::uuid
  and "staff"."id" = any($2::uuid[]);

-- getLogin: as getStaff, but
where "staff"."business_id" = $1::uuid
  and "staff"."login" = $2;

-- mayWorkAt
select not exists (select from terminal_staff w where w.business_id = $1::uuid and w.terminal_id = $2) or exists (select from terminal_staff w where w.business_id = $1::uuid and w.terminal_id = $3 and w.staff_id = $4) as allowed,
  not exists (select from terminal t join pos p on p.business_id = t.business_id and p.id = t.pos_id where t.business_id = $1::uuid and t.id = $5 and t.terminal_type = 'road-tanker-driver' and p.driver_staff_id <> $6) as drives;

-- listKnownStaff
select "id"
from "staff"
where "business_id" = $1::uuid
  and "id" = any($2::uuid[]);

-- lockStaff: begins as getStaff
for update of "staff";

-- listStaff: begins as getStaff
where "staff"."business_id" = $1::uuid
  and (exists (select from terminal_staff w where w.business_id = $1::uuid and w.staff_id = staff.id and w.terminal_id = $2) and "member"."suspended" = $3 and (position(lower($4) in lower(concat_ws(' ', "person"."first_name", "person"."last_name", "person"."phone", "staff"."position", "staff"."email", "staff"."login", "staff"."external_code"))) > 0))
  and staff.id = any($5::uuid[])
order by lower(trim(person.first_name || ' ' || person.last_name)) asc, staff.id asc;

-- listStaff, required parameters only: begins as getStaff
where "staff"."business_id" = $1::uuid
  and true
order by lower(trim(person.first_name || ' ' || person.last_name)) asc, staff.id asc;

-- listStaff, other parameters: begins as getStaff
where "staff"."business_id" = $1::uuid
  and (exists (select from terminal_staff w where w.business_id = $1::uuid and w.staff_id = staff.id and w.terminal_id = $2) and "member"."suspended" = $3 and (position(lower($4) in lower(concat_ws(' ', "person"."first_name", "person"."last_name", "person"."phone", "staff"."position", "staff"."email", "staff"."login", "staff"."external_code"))) > 0))
  and staff.id = any($5::uuid[])
order by staff.created_dt asc, staff.id asc;

-- listStaff, other parameters: begins as getStaff
where "staff"."business_id" = $1::uuid
  and (exists (select from terminal_staff w where w.business_id = $1::uuid and w.staff_id = staff.id and w.terminal_id = $2) and "member"."suspended" = $3 and (position(lower($4) in lower(concat_ws(' ', "person"."first_name", "person"."last_name", "person"."phone", "staff"."position", "staff"."email", "staff"."login", "staff"."external_code"))) > 0))
  and staff.id = any($5::uuid[])
order by lower(trim(person.first_name || ' ' || person.last_name)) desc, staff.id desc;

-- listStaff, other parameters: begins as getStaff
where "staff"."business_id" = $1::uuid
  and (exists (select from terminal_staff w where w.business_id = $1::uuid and w.staff_id = staff.id and w.terminal_id = $2) and "member"."suspended" = $3 and (position(lower($4) in lower(concat_ws(' ', "person"."first_name", "person"."last_name", "person"."phone", "staff"."position", "staff"."email", "staff"."login", "staff"."external_code"))) > 0))
  and staff.id = any($5::uuid[])
order by lower(staff.position) asc nulls last, staff.id asc;

-- listStaff, other parameters: begins as getStaff
where "staff"."business_id" = $1::uuid
  and (exists (select from terminal_staff w where w.business_id = $1::uuid and w.staff_id = staff.id and w.terminal_id = $2) and "member"."suspended" = $3 and (position(lower($4) in lower(concat_ws(' ', "person"."first_name", "person"."last_name", "person"."phone", "staff"."position", "staff"."email", "staff"."login", "staff"."external_code"))) > 0))
  and staff.id = any($5::uuid[])
order by staff.created_dt desc, staff.id desc;

-- listStaff, other parameters: begins as getStaff
where "staff"."business_id" = $1::uuid
  and (exists (select from terminal_staff w where w.business_id = $1::uuid and w.staff_id = staff.id and w.terminal_id = $2) and "member"."suspended" = $3 and (position(lower($4) in lower(concat_ws(' ', "person"."first_name", "person"."last_name", "person"."phone", "staff"."position", "staff"."email", "staff"."login", "staff"."external_code"))) > 0))
  and staff.id = any($5::uuid[])
order by lower(staff.position) desc nulls last, staff.id desc;

-- listStaffLookup
select "staff"."id", "staff"."position", trim(person.first_name || ' ' || person.last_name) as "title", not member.suspended as "active"
from "staff"
inner join "member" on "member"."business_id" = "staff"."business_id"
  and "member"."person_id" = "staff"."person_id"
inner join "person" on "person"."id" = "staff"."person_id"
where "staff"."business_id" = $1::uuid
  and (exists (select from terminal_staff w where w.business_id = $1::uuid and w.staff_id = staff.id and w.terminal_id = $2) and "member"."suspended" = $3 and (position(lower($4) in lower(concat_ws(' ', "person"."first_name", "person"."last_name", "person"."phone", "staff"."position", "staff"."email", "staff"."login", "staff"."external_code"))) > 0))
order by lower(trim(person.first_name || ' ' || person.last_name)) asc, "staff"."id";

-- listStaffLookup, required parameters only: as listStaffLookup, but
where "staff"."business_id" = $1::uuid
  and true;

-- addMember
insert into "member" ("…", "business_id")
values ($1, $2::uuid);

-- saveMember
update "member"
set "access" = $1, "scopes" = $2, "roles" = $3, "suspended" = $4, "pos_ids" = $5, "modified_dt" = $6, "version" = "version" + $7
where "business_id" = $8::uuid
  and "person_id" = $9;

-- saveMember, required parameters only
update "member"
set "modified_dt" = $1, "version" = "version" + $2
where "business_id" = $3::uuid
  and "person_id" = $4;

-- lockOwners
select "person_id"
from "member"
where "business_id" = $1::uuid
  and "access" = $2
  and "suspended" = $3
order by "person_id"
for update;

-- endSessionsHere
update "session"
set "ended_dt" = $1
where "person_id" = $2
  and "business_id" = $3::uuid
  and "ended_dt" is null;

-- removeCode
delete from "staff_code"
where "business_id" = $1::uuid
  and "staff_id" = $2;

-- addCode
insert into "staff_code" ("code_hash", "business_id", "staff_id", "created_dt")
values ($1, $2, $3, $4);

-- findCode
select "business_id", "staff_id"
from "staff_code"
where "code_hash" = $1;
