-- Mailed proofs no longer replace each other: an earlier link stays good until it is used or a day old, so that nobody can
-- make the link of another useless by asking for a further mail. Only the newest mail's digits count.
alter table auth.one_time_tokens drop constraint one_time_tokens_pkey;
alter table auth.one_time_tokens add primary key (user_id, kind, token_hash);
alter table auth.one_time_tokens alter column code_hash drop not null;
-- What password and metadata the account had when the mail was asked for by who set them; null for every other mail.
alter table auth.one_time_tokens add column credentials text;

-- The link behind a code: it is used up when the code is exchanged, not when the link is opened.
alter table auth.flow_states add column token_hash text;
-- A person at a provider who is to be linked once the browser that began it has proved itself.
alter table auth.flow_states add column identity jsonb;

-- Whether the new mailbox answered from the browser that asked for the change.
alter table auth.users add column email_change_by_owner boolean not null default false;

-- Browsers that have signed in before. They open nothing; they are only not slowed down by what others guess.
create table auth.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
create index known_devices_token on auth.known_devices (token_hash);
alter table auth.known_devices enable row level security;

-- A session that ends, by whatever way, is told to all instances, which close its sockets.
create function cryptax.tell_session_end() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_notify('cryptax_sessions', old.id::text);
    return null;
  end $$;
create trigger tell_session_end after delete on auth.sessions
  for each row execute function cryptax.tell_session_end();

-- A ban, or a second factor that older sessions have not given: every instance looks again at the sockets of this user.
create function cryptax.tell_rights_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_notify('cryptax_sessions', 'user ' || case when tg_table_name = 'users' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'user_id' end);
    return null;
  end $$;
create trigger tell_ban after update of banned_until on auth.users
  for each row when (new.banned_until is distinct from old.banned_until) execute function cryptax.tell_rights_change();
create trigger tell_factor after update of status on auth.mfa_factors
  for each row when (new.status is distinct from old.status) execute function cryptax.tell_rights_change();
