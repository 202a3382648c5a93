-- Roles and accounts, as a hosted Supabase project has them by itself. Only the server reads these tables: the roles of
-- the API get nothing but the functions that tell who is asking.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit; end if;
end $$;
grant anon, authenticated, service_role to current_user;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

create function auth.jwt() returns jsonb language sql stable
  as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
create function auth.uid() returns uuid language sql stable
  as $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;
create function auth.role() returns text language sql stable
  as $$ select auth.jwt() ->> 'role' $$;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text,
  email_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.identities (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  email text,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (provider, provider_id)
);

create table auth.sessions (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null default '[]',
  user_agent text,
  address text,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  primary key (user_id, id)
);
create unique index sessions_id on auth.sessions (id);

-- Only hashes: who reads this table cannot sign in with it.
create table auth.refresh_tokens (
  user_id uuid not null,
  session_id uuid not null,
  token_hash text not null,
  parent_hash text,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, token_hash),
  foreign key (user_id, session_id) references auth.sessions (user_id, id) on delete cascade
);
create unique index refresh_tokens_hash on auth.refresh_tokens (token_hash);
create index refresh_tokens_session on auth.refresh_tokens (user_id, session_id);

create table auth.mfa_factors (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'webauthn')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text,
  credential jsonb,
  last_used_step bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

create table auth.mfa_challenges (
  user_id uuid not null,
  factor_id uuid not null,
  id uuid not null default gen_random_uuid(),
  webauthn_challenge text,
  relying_party text,
  failures integer not null default 0,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, factor_id) references auth.mfa_factors (user_id, id) on delete cascade
);

create table auth.one_time_tokens (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('signup', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'reauthentication')),
  token_hash text not null,
  code_hash text not null,
  email text not null,
  failures integer not null default 0,
  code_challenge text,
  code_challenge_method text,
  created_at timestamptz not null default now(),
  primary key (user_id, kind)
);
create index one_time_tokens_hash on auth.one_time_tokens (token_hash);
create index one_time_tokens_email on auth.one_time_tokens (email);

-- A sign-in that goes through a browser: to a provider and back, and the code that is exchanged for the session.
create table auth.flow_states (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  linking_user_id uuid references auth.users (id) on delete cascade,
  provider text not null,
  method text not null,
  auth_code_hash text unique,
  code_challenge text,
  code_challenge_method text,
  redirect_to text not null,
  provider_verifier text,
  provider_nonce text,
  created_at timestamptz not null default now()
);

create table auth.audit_log (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  action text not null,
  address text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

create table auth.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);

-- Shape and column order are those of the rate-limiter-flexible library.
create table auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table auth.mail_outbox (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete cascade,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

do $$
declare item record;
begin
  for item in select tablename from pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I enable row level security', item.tablename);
  end loop;
end $$;
