-- Rules that hold whatever a client sends: order of edits, tombstones, plan limits, time stamps.
-- The functions run with the rights of their owner, because users may not write the tables behind them.
create function public.next_seq(wanted uuid) returns bigint
  language sql security definer set search_path = ''
  as $$
    insert into public.sync_heads as h (user_id, seq) values (wanted, 1)
    on conflict (user_id) do update set seq = h.seq + 1
    returning seq
  $$;
revoke execute on function public.next_seq(uuid) from public;

create function public.server_clock() returns text
  language sql volatile set search_path = ''
  as $$ select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- A clock is an instant in UTC with milliseconds, then whatever tells edits of one instant apart, the device last.
-- One that runs ahead would win over every later edit of the others: it is refused.
create function public.check_clock(given text) returns void
  language plpgsql set search_path = ''
  as $$
  begin
    if given !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z' then
      raise exception 'A clock begins with an instant such as 2026-01-31T08:15:00.000Z.' using errcode = '22007';
    end if;
    if left(given, 23) collate "C" > to_char((clock_timestamp() + interval '5 minutes') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS') collate "C" then
      raise exception 'The clock of this device is ahead of the server.' using errcode = '22008', hint = 'clock-ahead';
    end if;
  end $$;

-- The row of the user's head is locked by next_seq until the end of the transaction: writes of one user take turns, and
-- the numbers become visible in order. So who has read up to a number has missed nothing before it.
create function public.order_transaction() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    buried public.tombstones;
    next bigint;
  begin
    new.clock := coalesce(new.clock, public.server_clock());
    perform public.check_clock(new.clock);
    if tg_op = 'UPDATE' then
      if new.id <> old.id or new.user_id <> old.user_id then
        raise exception 'The id of an event cannot be changed.' using errcode = '22023';
      end if;
      -- An edit that names no clock of its own is one of now.
      if new.clock is not distinct from old.clock and new.device is not distinct from old.device then
        if to_jsonb(new) - 'updated_at' - 'seq' = to_jsonb(old) - 'updated_at' - 'seq' then return old; end if;
        new.clock := public.server_clock();
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
        if new.clock collate "C" <= buried.clock collate "C" then return null; end if;
        delete from public.tombstones t where t.user_id = new.user_id and t.id = new.id;
      end if;
    end if;
    new.seq := next;
    new.updated_at := now();
    return new;
  end $$;
create trigger order_transaction before insert or update on public.transactions
  for each row execute function public.order_transaction();

create function public.bury_transaction() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- The account itself is being deleted: nothing may be left behind.
    if not exists (select from auth.users u where u.id = old.user_id) then return old; end if;
    insert into public.transaction_history (user_id, seq, id, body)
      values (old.user_id, public.next_seq(old.user_id), old.id, to_jsonb(old) - 'user_id');
    insert into public.tombstones (user_id, id, clock, device)
      values (old.user_id, old.id, greatest(old.clock collate "C", public.server_clock() collate "C"), old.device)
      on conflict (user_id, id) do nothing;
    return old;
  end $$;
create trigger bury_transaction after delete on public.transactions
  for each row execute function public.bury_transaction();

create function public.order_tombstone() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare live public.transactions;
  begin
    new.clock := coalesce(new.clock, public.server_clock());
    perform public.check_clock(new.clock);
    if tg_op = 'UPDATE' and new.clock collate "C" <= old.clock collate "C" then return null; end if;
    new.seq := public.next_seq(new.user_id);
    new.deleted_at := now();
    select * into live from public.transactions t where t.user_id = new.user_id and t.id = new.id;
    if found and live.clock collate "C" > new.clock collate "C" then return null; end if;
    return new;
  end $$;
create trigger order_tombstone before insert or update on public.tombstones
  for each row execute function public.order_tombstone();

create function public.remove_buried() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from public.transactions t where t.user_id = new.user_id and t.id = new.id;
    return null;
  end $$;
create trigger remove_buried after insert or update on public.tombstones
  for each row execute function public.remove_buried();

-- Plan limits. Counting after the statement, under the lock of the user's head, leaves no gap for two writers at once.
create function public.hold_transaction_limit() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    owner record;
    most integer;
    present bigint;
  begin
    for owner in select n.user_id, count(*) as added from new_rows n group by n.user_id loop
      select l.transactions into most from public.plan_limits l where l.plan = public.plan_of(owner.user_id);
      if most is null then continue; end if;
      select count(*) into present from public.transactions t where t.user_id = owner.user_id;
      if present > most then
        raise exception 'Transaction limit reached! You have % transactions left in FREE plan. Upgrade to import % more transactions.',
          greatest(most - (present - owner.added), 0), present - most
          using errcode = 'PT402', hint = 'transactions';
      end if;
    end loop;
    return null;
  end $$;
create trigger hold_transaction_limit after insert on public.transactions
  referencing new table as new_rows for each statement execute function public.hold_transaction_limit();

create function public.hold_exchange_limit() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    owner record;
    most integer;
  begin
    for owner in select distinct n.user_id from new_rows n loop
      perform public.next_seq(owner.user_id);
      select l.exchanges into most from public.plan_limits l where l.plan = public.plan_of(owner.user_id);
      if most is not null and (select count(*) from public.exchange_connections c where c.user_id = owner.user_id) > most then
        raise exception 'The plan allows % exchange or wallet. Upgrade to connect more.', most
          using errcode = 'PT402', hint = 'exchanges';
      end if;
    end loop;
    return null;
  end $$;
create trigger hold_exchange_limit after insert on public.exchange_connections
  referencing new table as new_rows for each statement execute function public.hold_exchange_limit();

create function public.stamp_update() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    new.updated_at := now();
    return new;
  end $$;
create trigger stamp_update before update on public.profiles for each row execute function public.stamp_update();
create trigger stamp_update before update on public.portfolio for each row execute function public.stamp_update();
create trigger stamp_update before update on public.exchange_connections for each row execute function public.stamp_update();
create trigger stamp_update before update on public.tax_reports for each row execute function public.stamp_update();
