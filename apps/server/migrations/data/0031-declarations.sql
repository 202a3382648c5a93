-- Declarations about a contract that were made without logging in (section 312k BGB): what was declared, by whom and when, as it
-- was confirmed. `user_id` is the account that the address belongs to, where there is one.
create table public.declarations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  received_at timestamptz not null default now(),
  kind text not null check (kind in ('ordinary', 'extraordinary')),
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 254),
  contract text not null check (length(contract) <= 100),
  reason text check (length(reason) <= 2000),
  ends_on date,
  subscription_id text
);
create index declarations_user on public.declarations (user_id);
alter table public.declarations enable row level security;
revoke all on public.declarations from anon, authenticated;
grant select, insert, update, delete on public.declarations to service_role;
create policy service on public.declarations to service_role using (true) with check (true);
