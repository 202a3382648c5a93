-- Where only the user may read, rows are called by names that the key turns back: ids say where an entry came from. The server
-- takes no other names there, and forgets what it called the rows before. A name begins
-- with `~`; what lies beside entries keeps its mark in front, because plans count entries.
create function public.is_keyed(name text) returns boolean
  language sql immutable set search_path = ''
  as $$ select name ~ '^(unread:)?~[A-Za-z0-9+/]{40,}=*$' $$;
revoke execute on function public.is_keyed(text) from public, anon, authenticated;

alter table public.transactions drop constraint transactions_id_check,
  add constraint transactions_id_check check (length(id) between 1 and case when id ~ '^(unread:)?~' then 900 else 200 end);
alter table public.tombstones drop constraint tombstones_id_check,
  add constraint tombstones_id_check check (length(id) between 1 and case when id ~ '^(unread:)?~' then 900 else 200 end);

-- What a row that is written in the other form was called before; that row goes with it. Only a word of the request, never kept.
alter table public.transactions add column was text constraint was_is_not_kept check (was is null);
alter table public.tombstones add column was text constraint was_is_not_kept check (was is null);

-- After hold_form and before order_*, by the order of their names. A deletion that the server writes down itself has the name
-- of the row that it deletes.
create function public.hold_name() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if pg_trigger_depth() = 1 and not public.is_keyed(new.id) and public.is_sealed(new.user_id) then
      raise exception 'This account takes names that only its user can read. Load the app anew.' using errcode = 'PT409', hint = 'names';
    end if;
    return new;
  end $$;
revoke execute on function public.hold_name() from public, anon, authenticated;
create trigger hold_name before insert or update on public.transactions for each row execute function public.hold_name();
create trigger hold_name before insert or update on public.tombstones for each row execute function public.hold_name();

-- A row under its former name leaves without a trace, unless a later edit stands there: then the new one has to wait for it.
create function public.leave_former(owner uuid, of_book text, former text, before text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (select from public.transactions t where t.user_id = owner and t.book = of_book and t.id = former and t.clock collate "C" > before collate "C")
      or exists (select from public.tombstones s where s.user_id = owner and s.book = of_book and s.id = former and s.clock collate "C" > before collate "C")
    then
      return false;
    end if;
    perform set_config('cryptax.renaming', 'on', true);
    delete from public.transactions t where t.user_id = owner and t.book = of_book and t.id = former;
    delete from public.tombstones s where s.user_id = owner and s.book = of_book and s.id = former;
    perform set_config('cryptax.renaming', 'off', true);
    return true;
  end $$;
revoke execute on function public.leave_former(uuid, text, text, text) from public, anon, authenticated;

-- By which of its names a row is known here: the time of an edit is compared with what stands under it.
create function public.known_name(owner uuid, of_book text, name text, former text) returns text
  language sql stable security definer set search_path = ''
  as $$
    select case when former is not null and (
      exists (select from public.transactions t where t.user_id = owner and t.book = of_book and t.id = former)
      or exists (select from public.tombstones s where s.user_id = owner and s.book = of_book and s.id = former))
    then former else name end
  $$;
revoke execute on function public.known_name(uuid, text, text, text) from public, anon, authenticated;

create or replace function public.order_transaction() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    buried public.tombstones;
    former text := nullif(new.was, new.id);
    next bigint;
  begin
    new.was := null;
    if new.clock is null then
      new.clock := public.clock_after(case when tg_op = 'UPDATE' then old.clock end);
      new.device := null;
    end if;
    perform public.check_clock(new.clock, new.user_id, new.book, public.known_name(new.user_id, new.book, new.id, former));
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
      -- Not in the answer: what stands under the former name is later.
      if former is not null and not public.leave_former(new.user_id, new.book, former, new.clock) then return null; end if;
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

create or replace function public.order_tombstone() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    live public.transactions;
    former text := nullif(new.was, new.id);
  begin
    new.was := null;
    new.clock := coalesce(new.clock, public.server_clock());
    -- A deletion that the server itself writes down (bury_transaction) has a clock made from the row it deletes.
    if pg_trigger_depth() = 1 then
      perform public.check_clock(new.clock, new.user_id, new.book, public.known_name(new.user_id, new.book, new.id, former));
    end if;
    if tg_op = 'UPDATE' and new.clock collate "C" <= old.clock collate "C" then return null; end if;
    new.seq := public.next_seq(new.user_id);
    new.deleted_at := now();
    if former is not null and not public.leave_former(new.user_id, new.book, former, new.clock) then return null; end if;
    select * into live from public.transactions t where t.user_id = new.user_id and t.book = new.book and t.id = new.id;
    if found and live.clock collate "C" > new.clock collate "C" then return null; end if;
    return new;
  end $$;

create or replace function public.bury_transaction() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- The account itself is being deleted, or the row goes on under another name: nothing may be left behind.
    if not exists (select from auth.users u where u.id = old.user_id) then return old; end if;
    if current_setting('cryptax.renaming', true) = 'on' then return old; end if;
    insert into public.transaction_history (user_id, seq, id, body)
      values (old.user_id, public.next_seq(old.user_id), old.id, to_jsonb(old) - 'user_id');
    -- Later than the version it deletes: with an equal clock the other devices would take it for known.
    insert into public.tombstones (user_id, book, id, clock, device)
      values (old.user_id, old.book, old.id, public.clock_after(old.clock), null)
      on conflict (user_id, book, id) do nothing;
    return old;
  end $$;

-- Without its key nobody knows what was deleted: a deletion keeps the key as an entry does.
create or replace function public.hold_key() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if split_part(new.wrapped, '.', 2) is distinct from split_part(old.wrapped, '.', 2)
      and (exists (select from public.transactions t where t.user_id = old.user_id and t.cipher is not null)
        or exists (select from public.tombstones s where s.user_id = old.user_id and public.is_keyed(s.id))
        or exists (select from public.books b where b.user_id = old.user_id and b.cipher is not null))
    then
      raise exception 'Events still lie here under the earlier key.' using errcode = 'PT409', hint = 'sealed';
    end if;
    return new;
  end $$;

create or replace function public.skip_readable_history() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if (new.body ->> 'cipher' is null or not public.is_keyed(new.id)) and public.is_sealed(new.user_id) then return null; end if;
    return new;
  end $$;

-- Which exchanges are connected is counted, and not told, where only the user may read.
create function public.mask_connection() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if public.is_sealed(new.user_id) then
      new.exchange := '-';
      new.label := null;
      new.last_sync := null;
    end if;
    return new;
  end $$;
revoke execute on function public.mask_connection() from public, anon, authenticated;
create trigger mask_connection before insert or update on public.exchange_connections
  for each row execute function public.mask_connection();

create or replace function public.remove_readable() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not new.is_on then return null; end if;
    delete from public.transaction_history h
      where h.user_id = new.user_id and (h.body ->> 'cipher' is null or not public.is_keyed(h.id));
    delete from public.portfolio p where p.user_id = new.user_id;
    delete from public.tax_reports r where r.user_id = new.user_id;
    update public.exchange_connections c set exchange = '-' where c.user_id = new.user_id;
    return null;
  end $$;
