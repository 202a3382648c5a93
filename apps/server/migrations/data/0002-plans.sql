-- What a user may do. These tables are written by the payment code alone; users may read their own rows.
create table public.plan_limits (
  plan text primary key,
  transactions integer,
  exchanges integer,
  api_calls_per_day integer not null
);
comment on column public.plan_limits.transactions is 'null means without limit';
insert into public.plan_limits values ('free', 100, 1, 0), ('premium', null, null, 100), ('pro', null, null, 1000);

create table public.server_settings (
  name text primary key,
  value text not null
);
insert into public.server_settings values ('default_plan', 'free');

create table public.entitlements (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan text not null references public.plan_limits (plan),
  valid_until timestamptz,
  updated_at timestamptz not null default now()
);

create table public.subscriptions (
  user_id uuid not null references auth.users (id) on delete cascade,
  id text not null,
  provider text not null check (provider in ('stripe', 'test')),
  customer text,
  plan text not null references public.plan_limits (plan),
  billing_interval text not null check (billing_interval in ('monthly', 'yearly')),
  amount_cents integer not null,
  status text not null,
  cancel_at_period_end boolean not null default false,
  withdrawn_at timestamptz,
  started_at timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  event_at timestamptz not null,
  primary key (user_id, id)
);

create table public.invoices (
  user_id uuid not null references auth.users (id) on delete cascade,
  id text not null,
  subscription_id text,
  number text,
  status text not null,
  amount_cents integer not null,
  currency text not null,
  url text,
  event_at timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);

create table public.checkouts (
  user_id uuid not null references auth.users (id) on delete cascade,
  id text not null,
  provider text not null check (provider in ('stripe', 'test')),
  plan text not null references public.plan_limits (plan),
  billing_interval text not null check (billing_interval in ('monthly', 'yearly')),
  amount_cents integer not null,
  status text not null default 'open' check (status in ('open', 'paid', 'declined', 'cancelled')),
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Ids of the notices that were worked off; a notice delivered twice is worked off once.
create table public.payment_events (
  id text primary key,
  type text not null,
  event_at timestamptz not null,
  received_at timestamptz not null default now()
);

create function public.plan_of(wanted uuid) returns text
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(
      (select e.plan from public.entitlements e
        where e.user_id = wanted and e.plan <> 'free' and (e.valid_until is null or e.valid_until > now())),
      (select s.value from public.server_settings s where s.name = 'default_plan'),
      'free')
  $$;
revoke execute on function public.plan_of(uuid) from public;

-- The second factor protects the data, not only the sign-in: with one enrolled, a session without it sees nothing.
create function public.second_factor_given() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select auth.jwt() ->> 'aal' = 'aal2' or not exists (
      select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
  $$;
revoke execute on function public.second_factor_given() from public;
grant execute on function public.second_factor_given() to authenticated;
