-- An account holds several books, one per person. Each is a log of its own with its own head, so that the rows of two people
-- never meet; numbers of all logs come from one counter per account, whose row is also the lock under which its writes take turns.
create table public.account_logs (
  user_id uuid primary key references auth.users (id) on delete cascade,
  seq bigint not null
);
alter table public.account_logs enable row level security;
revoke all on public.account_logs from anon, authenticated;
grant select, insert, update, delete on public.account_logs to service_role;
create policy service on public.account_logs to service_role using (true) with check (true);

create or replace function public.next_seq(wanted uuid) returns bigint
  language sql security definer set search_path = ''
  as $$
    insert into public.account_logs as l (user_id, seq) values (wanted, 1)
    on conflict (user_id) do update set seq = l.seq + 1
    returning seq
  $$;

-- Names of the books beside the first one. Where only the user may read, they are ciphertext too. A book that was removed from
-- the account leaves its id, so that a device that was away does not bring it back.
create table public.books (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  book text not null check (book ~ '^[a-z0-9]{1,32}$'),
  name text check (length(name) <= 80),
  kind text check (kind in ('own', 'spouse', 'client')),
  cipher text check (length(cipher) <= 2000),
  named_at timestamptz not null default now(),
  removed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, book),
  constraint first_stays check (book <> 'first' or removed_at is null),
  constraint plain_or_encrypted check (
    case when removed_at is not null then coalesce(name, kind, cipher) is null
      when cipher is null then name is not null and kind is not null
      else coalesce(name, kind) is null
    end)
);
alter table public.books enable row level security;
revoke all on public.books from anon, authenticated;
grant select, insert, update, delete on public.books to service_role;
create policy service on public.books to service_role using (true) with check (true);
-- No delete: removing is an update that leaves the id.
grant select, insert, update on public.books to authenticated;
create policy own_rows on public.books to authenticated
  using ((user_id = (select auth.uid())) and (select public.second_factor_given()))
  with check ((user_id = (select auth.uid())) and (select public.second_factor_given()));
create trigger hold_form before insert or update on public.books for each row
  when (new.removed_at is null) execute function public.hold_form();

alter table public.transactions add column book text not null default 'first' check (book ~ '^[a-z0-9]{1,32}$');
alter table public.transactions drop constraint transactions_pkey, add primary key (user_id, book, id);
drop index public.transactions_seq;
create index transactions_seq on public.transactions (user_id, book, seq);
alter table public.tombstones add column book text not null default 'first' check (book ~ '^[a-z0-9]{1,32}$');
alter table public.tombstones drop constraint tombstones_pkey, add primary key (user_id, book, id);
drop index public.tombstones_seq;
create index tombstones_seq on public.tombstones (user_id, book, seq);
alter table public.sync_heads add column book text not null default 'first';
alter table public.sync_heads drop constraint sync_heads_pkey, add primary key (user_id, book);

-- Row policies look at what is written in the end. Rules that run before would count on the log of a foreign account, and a
-- write that they drop would tell what lies there.
create function public.refuse_foreign(owner uuid) returns void
  language plpgsql set search_path = ''
  as $$
  begin
    if auth.uid() is not null and owner <> auth.uid() then
      raise exception 'This row belongs to another account.' using errcode = '42501';
    end if;
  end $$;
revoke execute on function public.refuse_foreign(uuid) from public, anon, authenticated;

-- Before the other rules, by the order of their names: only books that the account knows take rows.
create function public.hold_book() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform public.refuse_foreign(new.user_id);
    if new.book <> 'first' and not exists (
      select from public.books b where b.user_id = new.user_id and b.book = new.book and b.removed_at is null)
    then
      raise exception 'This book is not in the account.' using errcode = 'PT409', hint = 'book-removed';
    end if;
    return new;
  end $$;
revoke execute on function public.hold_book() from public, anon, authenticated;
create trigger hold_book before insert or update on public.transactions for each row execute function public.hold_book();
create trigger hold_book before insert or update on public.tombstones for each row execute function public.hold_book();

create function public.order_book() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform public.refuse_foreign(new.user_id);
    perform public.next_seq(new.user_id);
    if tg_op = 'INSERT' and not exists (select from public.books b where b.user_id = new.user_id and b.book = new.book)
      and (select count(*) from public.books b where b.user_id = new.user_id) >= 100
    then
      raise exception 'An account holds at most 100 books.' using errcode = 'PT409', hint = 'books';
    end if;
    new.named_at := least(new.named_at, now() + interval '5 minutes');
    new.updated_at := now();
    if tg_op = 'UPDATE' then
      if new.book <> old.book or new.user_id <> old.user_id then
        raise exception 'The id of a book cannot be changed.' using errcode = '22023';
      end if;
      -- Removed stays removed, and an older name that arrives late changes nothing.
      if old.removed_at is not null or (new.removed_at is null and new.named_at < old.named_at) then return old; end if;
    end if;
    if new.removed_at is not null then
      new.removed_at := now();
      new.name := null;
      new.kind := null;
      new.cipher := null;
      delete from public.transactions t where t.user_id = new.user_id and t.book = new.book;
      delete from public.tombstones s where s.user_id = new.user_id and s.book = new.book;
      delete from public.transaction_history h where h.user_id = new.user_id and h.body ->> 'book' = new.book;
      delete from public.sync_heads h where h.user_id = new.user_id and h.book = new.book;
    end if;
    return new;
  end $$;
revoke execute on function public.order_book() from public, anon, authenticated;
create trigger order_book before insert or update on public.books for each row execute function public.order_book();

create or replace function public.sum_changes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    kind text := case tg_table_name when 'transactions' then '+' else '-' end;
    change record;
  begin
    for change in execute
      case tg_op
        when 'INSERT' then
          'select user_id, book, count(*) as more, max(seq) as seq, bit_xor(public.row_print($1, clock, id)) as mixed'
          ' from new_rows group by user_id, book'
        when 'DELETE' then
          'select user_id, book, -count(*) as more, 0::bigint as seq, bit_xor(public.row_print($1, clock, id)) as mixed'
          ' from old_rows group by user_id, book'
        else
          'select user_id, book, 0::bigint as more, max(seq) as seq, bit_xor(public.row_print($1, clock, id)) as mixed from ('
          '  select user_id, book, seq, clock, id from old_rows union all select user_id, book, seq, clock, id from new_rows) both_rows'
          ' group by user_id, book'
      end using kind
    loop
      if tg_op = 'INSERT' then
        insert into public.sync_heads (user_id, book, seq) values (change.user_id, change.book, 0) on conflict do nothing;
      end if;
      update public.sync_heads h set
        seq = greatest(h.seq, change.seq),
        live = h.live + case kind when '+' then change.more else 0 end,
        gone = h.gone + case kind when '-' then change.more else 0 end,
        digest = h.digest # change.mixed
      where h.user_id = change.user_id and h.book = change.book;
    end loop;
    return null;
  end $$;

-- The rules of before, each within its book.
create function public.check_clock(given text, of_user uuid, of_book text, of_id text) returns void
  language plpgsql set search_path = ''
  as $$
  begin
    if given !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z' then
      raise exception 'A clock begins with an instant such as 2026-01-31T08:15:00.000Z.' using errcode = '22007';
    end if;
    if left(given, 23) collate "C" <= to_char((clock_timestamp() + interval '5 minutes') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS') collate "C" then
      return;
    end if;
    if exists (select from public.transactions t where t.user_id = of_user and t.book = of_book and t.id = of_id and left(t.clock, 24) collate "C" >= left(given, 24) collate "C")
      or exists (select from public.tombstones s where s.user_id = of_user and s.book = of_book and s.id = of_id and left(s.clock, 24) collate "C" >= left(given, 24) collate "C")
    then
      return;
    end if;
    raise exception 'The clock of this device is ahead of the server.' using errcode = '22008', hint = 'clock-ahead';
  end $$;
revoke execute on function public.check_clock(text, uuid, text, text) from public, anon, authenticated;

create or replace function public.order_transaction() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    buried public.tombstones;
    next bigint;
  begin
    if new.clock is null then
      new.clock := public.clock_after(case when tg_op = 'UPDATE' then old.clock end);
      new.device := null;
    end if;
    perform public.check_clock(new.clock, new.user_id, new.book, new.id);
    if tg_op = 'UPDATE' then
      if new.id <> old.id or new.user_id <> old.user_id or new.book <> old.book then
        raise exception 'The id of an event cannot be changed.' using errcode = '22023';
      end if;
      if new.clock is not distinct from old.clock and new.device is not distinct from old.device then
        if to_jsonb(new) - 'updated_at' - 'seq' = to_jsonb(old) - 'updated_at' - 'seq' then return old; end if;
        -- The same edit once more, after its answer was lost: encrypted anew it looks different, but is not.
        if new.cipher is not null and old.cipher is not null then return old; end if;
        -- An edit that names no clock of its own is one of now, and of no device.
        new.clock := public.clock_after(old.clock);
        new.device := null;
      end if;
      -- An older edit that arrives late changes nothing; the answer shows the row that stands.
      if new.clock collate "C" < old.clock collate "C" then return old; end if;
      next := public.next_seq(new.user_id);
      insert into public.transaction_history (user_id, seq, id, body)
        values (old.user_id, next, old.id, to_jsonb(old) - 'user_id');
      new.created_at := old.created_at;
    else
      next := public.next_seq(new.user_id);
      select * into buried from public.tombstones t where t.user_id = new.user_id and t.book = new.book and t.id = new.id;
      if found then
        -- Not in the answer: the deletion that stands is later.
        if new.clock collate "C" <= buried.clock collate "C" then return null; end if;
        delete from public.tombstones t where t.user_id = new.user_id and t.book = new.book and t.id = new.id;
      end if;
    end if;
    new.seq := next;
    new.updated_at := now();
    return new;
  end $$;

create or replace function public.bury_transaction() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- The account itself is being deleted: nothing may be left behind.
    if not exists (select from auth.users u where u.id = old.user_id) then return old; end if;
    insert into public.transaction_history (user_id, seq, id, body)
      values (old.user_id, public.next_seq(old.user_id), old.id, to_jsonb(old) - 'user_id');
    -- Later than the version it deletes: with an equal clock the other devices would take it for known.
    insert into public.tombstones (user_id, book, id, clock, device)
      values (old.user_id, old.book, old.id, public.clock_after(old.clock), null)
      on conflict (user_id, book, id) do nothing;
    return old;
  end $$;

create or replace function public.order_tombstone() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare live public.transactions;
  begin
    new.clock := coalesce(new.clock, public.server_clock());
    -- A deletion that the server itself writes down (bury_transaction) has a clock made from the row it deletes.
    if pg_trigger_depth() = 1 then perform public.check_clock(new.clock, new.user_id, new.book, new.id); end if;
    if tg_op = 'UPDATE' and new.clock collate "C" <= old.clock collate "C" then return null; end if;
    new.seq := public.next_seq(new.user_id);
    new.deleted_at := now();
    select * into live from public.transactions t where t.user_id = new.user_id and t.book = new.book and t.id = new.id;
    if found and live.clock collate "C" > new.clock collate "C" then return null; end if;
    return new;
  end $$;

create or replace function public.remove_buried() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.transactions t where t.user_id = new.user_id and t.book = new.book and t.id = new.id;
    return null;
  end $$;

drop function public.check_clock(text, uuid, text);

-- A name under the earlier key keeps that key as an entry does.
create or replace function public.hold_key() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if split_part(new.wrapped, '.', 2) is distinct from split_part(old.wrapped, '.', 2)
      and (exists (select from public.transactions t where t.user_id = old.user_id and t.cipher is not null)
        or exists (select from public.books b where b.user_id = old.user_id and b.cipher is not null))
    then
      raise exception 'Events still lie here under the earlier key.' using errcode = 'PT409', hint = 'sealed';
    end if;
    return new;
  end $$;
