-- Codes for who has lost the second factor: each works once. They are random and long, so a plain hash protects them.
create table auth.mfa_recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
alter table auth.mfa_recovery_codes enable row level security;
