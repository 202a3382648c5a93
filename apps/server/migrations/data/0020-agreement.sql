-- What a device and the server compare after each round: how many rows live, how many were deleted, and one number over the
-- ids and clocks of them all. It needs no content, so it works for encrypted rows too.
alter table public.sync_heads
  add column live bigint not null default 0,
  add column gone bigint not null default 0,
  add column digest bigint not null default 0;

-- The same as `rowPrint` in packages/store/src/sync/row-print.ts: the first eight bytes of the SHA-256.
create function public.row_print(kind text, clock text, id text) returns bigint
  language sql immutable set search_path = ''
  as $$ select ('x' || left(encode(sha256(convert_to(kind || clock || ' ' || id, 'UTF8')), 'hex'), 16))::bit(64)::bigint $$;
revoke execute on function public.row_print(text, text, text) from public, anon, authenticated;

-- Follows what was really written, after all other rules. The head of a user is locked by then (next_seq).
create function public.sum_changes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    kind text := case tg_table_name when 'transactions' then '+' else '-' end;
    change record;
  begin
    for change in execute
      case tg_op
        when 'INSERT' then
          'select user_id, count(*) as more, bit_xor(public.row_print($1, clock, id)) as mixed from new_rows group by user_id'
        when 'DELETE' then
          'select user_id, -count(*) as more, bit_xor(public.row_print($1, clock, id)) as mixed from old_rows group by user_id'
        else
          'select user_id, 0::bigint as more, bit_xor(public.row_print($1, clock, id)) as mixed from ('
          '  select user_id, clock, id from old_rows union all select user_id, clock, id from new_rows) both_rows group by user_id'
      end using kind
    loop
      update public.sync_heads h set
        live = h.live + case kind when '+' then change.more else 0 end,
        gone = h.gone + case kind when '-' then change.more else 0 end,
        digest = h.digest # change.mixed
      where h.user_id = change.user_id;
    end loop;
    return null;
  end $$;
revoke execute on function public.sum_changes() from public, anon, authenticated;

do $$
declare item text;
begin
  foreach item in array array['transactions', 'tombstones'] loop
    execute format('create trigger sum_insert after insert on public.%I referencing new table as new_rows for each statement execute function public.sum_changes()', item);
    execute format('create trigger sum_update after update on public.%I referencing old table as old_rows new table as new_rows for each statement execute function public.sum_changes()', item);
    execute format('create trigger sum_delete after delete on public.%I referencing old table as old_rows for each statement execute function public.sum_changes()', item);
  end loop;
end $$;

-- A clock for an edit that names none: later than the version it replaces, also within the same millisecond. `editClock` in
-- packages/store makes them alike.
create function public.clock_after(before text) returns text
  language sql volatile set search_path = ''
  as $$
    select case
      when before is null or public.server_clock() collate "C" > left(before, 24) collate "C"
        then public.server_clock() || '-000000-server'
      else left(before, 24) || '-'
        || lpad((coalesce(substring(before from '^.{24}-(\d{6})-')::integer, 0) + 1)::text, 6, '0') || '-server'
    end
  $$;
revoke execute on function public.clock_after(text) from public, anon, authenticated;

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
    perform public.check_clock(new.clock);
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

create or replace function public.bury_transaction() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- The account itself is being deleted: nothing may be left behind.
    if not exists (select from auth.users u where u.id = old.user_id) then return old; end if;
    insert into public.transaction_history (user_id, seq, id, body)
      values (old.user_id, public.next_seq(old.user_id), old.id, to_jsonb(old) - 'user_id');
    -- Later than the version it deletes: with an equal clock the other devices would take it for known.
    insert into public.tombstones (user_id, id, clock, device)
      values (old.user_id, old.id, public.clock_after(old.clock), null)
      on conflict (user_id, id) do nothing;
    return old;
  end $$;
