-- Codes of stewards' terminals that were not used yet: a register of the same point of sale books one operation with each.
create table steward_code (
  business_id uuid not null default current_business() references business,
  terminal_id uuid not null,
  code_hash bytea not null check (length(code_hash) = 16),
  expires_dt timestamptz not null,
  primary key (business_id, terminal_id),
  foreign key (business_id, terminal_id) references terminal,
  unique (business_id, code_hash)
);
call tenant_table('steward_code');
