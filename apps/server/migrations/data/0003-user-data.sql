-- The user's rows. Every key begins with user_id: row policies compare it, and the tables can be distributed by it.
create table public.profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  name text check (length(name) <= 200),
  locale text check (locale in ('de', 'en')),
  settings jsonb not null default '{}' check (octet_length(settings::text) <= 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One event of the ledger. `event` holds it whole, the columns beside it are what lists and filters need. With end-to-end
-- encryption there is only the ciphertext. `clock` orders the edits of all devices, `seq` is the place in the user's log.
create table public.transactions (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id text not null default gen_random_uuid()::text check (length(id) between 1 and 200),
  date timestamptz,
  type text check (length(type) <= 60),
  asset text check (length(asset) <= 120),
  amount numeric check (amount not in ('NaN', 'Infinity', '-Infinity')),
  price numeric check (price not in ('NaN', 'Infinity', '-Infinity')),
  fee numeric check (fee not in ('NaN', 'Infinity', '-Infinity')),
  exchange text check (length(exchange) <= 200),
  event jsonb check (octet_length(event::text) <= 65536),
  cipher text check (length(cipher) <= 131072),
  clock text check (length(clock) <= 100),
  device text check (length(device) <= 100),
  seq bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  constraint plain_or_encrypted check (
    case when cipher is null
      then date is not null and type is not null and asset is not null and amount is not null
      else coalesce(type, asset, exchange) is null and coalesce(amount, price, fee) is null and date is null and event is null
    end)
);
create index transactions_date on public.transactions (user_id, date desc);
create index transactions_seq on public.transactions (user_id, seq);

-- A deleted event leaves its id behind, so that a device that was away does not bring it back.
create table public.tombstones (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id text not null check (length(id) between 1 and 200),
  clock text check (length(clock) <= 100),
  device text check (length(device) <= 100),
  seq bigint not null default 0,
  deleted_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index tombstones_seq on public.tombstones (user_id, seq);

-- What an edit or a delete replaced, for a month: a broken device overwrites nothing for good.
create table public.transaction_history (
  user_id uuid not null references auth.users (id) on delete cascade,
  seq bigint not null,
  id text not null,
  body jsonb not null,
  replaced_at timestamptz not null default now(),
  primary key (user_id, seq)
);

create table public.sync_heads (
  user_id uuid primary key references auth.users (id) on delete cascade,
  seq bigint not null
);

create table public.portfolio (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  asset text not null check (length(asset) between 1 and 120),
  total_amount numeric not null check (total_amount not in ('NaN', 'Infinity', '-Infinity')),
  total_bought numeric check (total_bought not in ('NaN', 'Infinity', '-Infinity')),
  total_sold numeric check (total_sold not in ('NaN', 'Infinity', '-Infinity')),
  total_value numeric check (total_value not in ('NaN', 'Infinity', '-Infinity')),
  avg_buy_price numeric check (avg_buy_price not in ('NaN', 'Infinity', '-Infinity')),
  first_purchase timestamptz,
  last_activity timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, asset)
);

-- Which exchanges are connected. Keys to an exchange are never stored here.
create table public.exchange_connections (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  exchange text not null check (length(exchange) between 1 and 60),
  label text check (length(label) <= 200),
  status text not null default 'connected' check (length(status) <= 60),
  last_sync timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

create table public.tax_reports (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  year integer not null check (year between 2009 and 2200),
  title text not null default '' check (length(title) <= 200),
  method text check (length(method) <= 20),
  data jsonb not null default '{}' check (octet_length(data::text) <= 1000000),
  media_type text check (length(media_type) <= 100),
  content text check (octet_length(content) <= 5000000),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index tax_reports_year on public.tax_reports (user_id, year);

create table public.api_keys (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  prefix text not null,
  key_hash text not null,
  scopes jsonb not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (user_id, id)
);
create index api_keys_hash on public.api_keys (key_hash);

create table public.api_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  calls integer not null,
  primary key (user_id, day)
);
