-- Changes for the realtime channel: rows go to an outbox, the notification carries only the range of their numbers.
create table cryptax.outbox (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  table_name text not null,
  operation text not null,
  record jsonb,
  old_record jsonb,
  created_at timestamptz not null default now()
);
create index outbox_created on cryptax.outbox (created_at);

create function cryptax.note_changes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    first bigint;
    last bigint;
  begin
    if tg_op = 'INSERT' then
      with noted as (
        insert into cryptax.outbox (user_id, table_name, operation, record)
        select n.user_id, tg_table_name, tg_op, to_jsonb(n) - 'content' from new_rows n returning id)
      select min(id), max(id) into first, last from noted;
    elsif tg_op = 'UPDATE' then
      with noted as (
        insert into cryptax.outbox (user_id, table_name, operation, record)
        select n.user_id, tg_table_name, tg_op, to_jsonb(n) - 'content' from new_rows n returning id)
      select min(id), max(id) into first, last from noted;
    else
      -- With the account gone there is nobody to tell, and nothing of it may stay.
      with noted as (
        insert into cryptax.outbox (user_id, table_name, operation, old_record)
        select o.user_id, tg_table_name, tg_op, to_jsonb(o) - 'content' from old_rows o
          where exists (select from auth.users u where u.id = o.user_id) returning id)
      select min(id), max(id) into first, last from noted;
    end if;
    if first is not null then perform pg_notify('cryptax_changes', first || '-' || last); end if;
    return null;
  end $$;

do $$
declare item text;
begin
  foreach item in array array['profiles', 'transactions', 'tombstones', 'portfolio', 'exchange_connections', 'tax_reports', 'entitlements'] loop
    execute format('create trigger note_insert after insert on public.%I referencing new table as new_rows for each statement execute function cryptax.note_changes()', item);
    execute format('create trigger note_update after update on public.%I referencing new table as new_rows for each statement execute function cryptax.note_changes()', item);
    execute format('create trigger note_delete after delete on public.%I referencing old table as old_rows for each statement execute function cryptax.note_changes()', item);
  end loop;
end $$;
