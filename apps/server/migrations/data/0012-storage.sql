-- How much an account stores, counted with every statement instead of summed up at every write. A row counts as its text
-- and a hundred bytes for what the database adds. The plan says how much there may be; a tenth more is kept for history and
-- tombstones, so that a full account can still be tidied up.
alter table public.plan_limits add column storage_bytes bigint;
update public.plan_limits set storage_bytes =
  case plan when 'free' then 20000000 when 'premium' then 500000000 else 2000000000 end;
alter table public.plan_limits alter column storage_bytes set not null;

create table public.account_storage (
  user_id uuid primary key references auth.users (id) on delete cascade,
  bytes bigint not null
);
alter table public.account_storage enable row level security;
revoke all on public.account_storage from anon, authenticated;
grant select, insert, update, delete on public.account_storage to service_role;
create policy service on public.account_storage to service_role using (true) with check (true);

create function public.add_storage(owner uuid, change bigint, table_name text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    total bigint;
    most bigint;
  begin
    if change <= 0 then
      -- Without a row the account itself is being deleted.
      update public.account_storage a set bytes = greatest(a.bytes + change, 0) where a.user_id = owner;
      return;
    end if;
    insert into public.account_storage as a (user_id, bytes) values (owner, change)
      on conflict (user_id) do update set bytes = a.bytes + change returning bytes into total;
    select l.storage_bytes into most from public.plan_limits l where l.plan = public.plan_of(owner);
    if total > most and (table_name not in ('transaction_history', 'tombstones') or total > most + most / 10) then
      raise exception 'The storage of this account is full: the plan holds % MB.', most / 1000000
        using errcode = 'PT413', hint = 'storage';
    end if;
  end $$;
revoke execute on function public.add_storage(uuid, bigint, text) from public, anon, authenticated;

create function public.count_storage() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- Always in the order of the owners: two statements that touch several of them wait instead of blocking each other.
    if tg_op = 'INSERT' then
      perform public.add_storage(c.user_id, c.bytes, tg_table_name) from (
        select n.user_id, sum(octet_length(n::text) + 100) as bytes from new_rows n group by 1 order by 1) c;
    elsif tg_op = 'DELETE' then
      perform public.add_storage(c.user_id, -c.bytes, tg_table_name) from (
        select o.user_id, sum(octet_length(o::text) + 100) as bytes from old_rows o group by 1 order by 1) c;
    else
      perform public.add_storage(c.user_id, c.bytes, tg_table_name) from (
        select b.user_id, sum(b.bytes) as bytes from (
          select n.user_id, octet_length(n::text) as bytes from new_rows n
          union all select o.user_id, -octet_length(o::text) from old_rows o) b
        group by 1 order by 1) c;
    end if;
    return null;
  end $$;

do $$
declare item text;
begin
  foreach item in array array['profiles', 'transactions', 'tombstones', 'transaction_history', 'portfolio', 'exchange_connections', 'tax_reports'] loop
    -- By the order of their names these come last, after those that lock the user's head.
    execute format('create trigger storage_insert after insert on public.%I referencing new table as new_rows for each statement execute function public.count_storage()', item);
    execute format('create trigger storage_update after update on public.%I referencing old table as old_rows new table as new_rows for each statement execute function public.count_storage()', item);
    execute format('create trigger storage_delete after delete on public.%I referencing old table as old_rows for each statement execute function public.count_storage()', item);
  end loop;
end $$;
