-- Rows written while the clock of the server itself was ahead carry clocks of days to come. An edit or a deletion has to be
-- later than what it replaces, so it was refused as coming from a device whose clock runs ahead, until those days came.
-- A clock is now ahead only if it is later than both the server's time and the version that stands.
create function public.check_clock(given text, of_user uuid, of_id text) returns void
  language plpgsql set search_path = ''
  as $$
  begin
    if given !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z' then
      raise exception 'A clock begins with an instant such as 2026-01-31T08:15:00.000Z.' using errcode = '22007';
    end if;
    if left(given, 23) collate "C" <= to_char((clock_timestamp() + interval '5 minutes') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS') collate "C" then
      return;
    end if;
    if exists (select from public.transactions t where t.user_id = of_user and t.id = of_id and left(t.clock, 24) collate "C" >= left(given, 24) collate "C")
      or exists (select from public.tombstones s where s.user_id = of_user and s.id = of_id and left(s.clock, 24) collate "C" >= left(given, 24) collate "C")
    then
      return;
    end if;
    raise exception 'The clock of this device is ahead of the server.' using errcode = '22008', hint = 'clock-ahead';
  end $$;
revoke execute on function public.check_clock(text, uuid, text) from public, anon, authenticated;

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
    perform public.check_clock(new.clock, new.user_id, new.id);
    if tg_op = 'UPDATE' then
      if new.id <> old.id or new.user_id <> old.user_id then
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
      select * into buried from public.tombstones t where t.user_id = new.user_id and t.id = new.id;
      if found then
        -- Not in the answer: the deletion that stands is later.
        if new.clock collate "C" <= buried.clock collate "C" then return null; end if;
        delete from public.tombstones t where t.user_id = new.user_id and t.id = new.id;
      end if;
    end if;
    new.seq := next;
    new.updated_at := now();
    return new;
  end $$;

create or replace function public.order_tombstone() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare live public.transactions;
  begin
    new.clock := coalesce(new.clock, public.server_clock());
    -- A deletion that the server itself writes down (bury_transaction) has a clock made from the row it deletes.
    if pg_trigger_depth() = 1 then perform public.check_clock(new.clock, new.user_id, new.id); end if;
    if tg_op = 'UPDATE' and new.clock collate "C" <= old.clock collate "C" then return null; end if;
    new.seq := public.next_seq(new.user_id);
    new.deleted_at := now();
    select * into live from public.transactions t where t.user_id = new.user_id and t.id = new.id;
    if found and live.clock collate "C" > new.clock collate "C" then return null; end if;
    return new;
  end $$;

drop function public.check_clock(text);
