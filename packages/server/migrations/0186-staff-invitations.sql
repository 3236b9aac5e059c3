-- Invitations by letter to work in a business. The newest letter has the link that works, for some days and once.
create table staff_invitation (
  business_id uuid not null default current_business() references business,
  id uuid not null,
  email text not null check (length(email) between 3 and 254),
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) <= 100),
  language text not null check (language in ('en', 'uk', 'ru', 'de', 'fr')),
  access text not null check (access in ('owner', 'admin', 'business-staff')),
  scopes text[] not null check (scopes <@ array['administration', 'payments', 'security']),
  roles text[] not null,
  pos_ids uuid[] not null,
  -- Whoever sent the latest letter: the invitation is worth what they may give when it is accepted.
  invited_by uuid not null references person,
  sent_dt timestamptz not null,
  expires_dt timestamptz not null,
  accepted_dt timestamptz,
  withdrawn_dt timestamptz,
  created_dt timestamptz not null default now(),
  modified_dt timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (business_id, id),
  check (accepted_dt is null or withdrawn_dt is null)
);
create unique index staff_invitation_open on staff_invitation (business_id, lower(email)) where accepted_dt is null and withdrawn_dt is null;
call tenant_table('staff_invitation');

-- Looked up before the business is known, so it stands outside the wall. A letter that is sent again replaces it.
create table staff_invitation_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  business_id uuid not null,
  staff_invitation_id uuid not null,
  created_dt timestamptz not null,
  constraint staff_invitation_token_invitation unique (business_id, staff_invitation_id)
);
