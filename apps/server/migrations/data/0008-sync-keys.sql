-- End-to-end encryption. The key itself never comes here: only its wrapping, which the user's passphrase opens on his own
-- device. While it is switched on, the server takes ciphertext alone, whatever an outdated or broken device sends.
create table public.sync_keys (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  is_on boolean not null default true,
  wrapped text not null check (length(wrapped) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.sync_keys enable row level security;
revoke all on public.sync_keys from anon, authenticated;
grant select, insert, update, delete on public.sync_keys to service_role;
create policy service on public.sync_keys to service_role using (true) with check (true);
-- No delete: without the wrapping, ciphertext that is still there could not be read any more.
grant select, insert, update on public.sync_keys to authenticated;
create policy own_rows on public.sync_keys to authenticated
  using ((user_id = (select auth.uid())) and (select public.second_factor_given()))
  with check ((user_id = (select auth.uid())) and (select public.second_factor_given()));
create trigger stamp_update before update on public.sync_keys for each row execute function public.stamp_update();

create function public.is_sealed(wanted uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.sync_keys k where k.user_id = wanted and k.is_on) $$;
revoke execute on function public.is_sealed(uuid) from public, anon, authenticated;

create function public.hold_form() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if new.cipher is null and public.is_sealed(new.user_id) then
      raise exception 'This account is end-to-end encrypted.' using errcode = 'PT409', hint = 'sealed';
    end if;
    return new;
  end $$;
-- Before order_transaction, by the order of their names.
create trigger hold_form before insert or update on public.transactions
  for each row execute function public.hold_form();

create function public.refuse_readable() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if public.is_sealed(new.user_id) then
      raise exception 'This account is end-to-end encrypted.' using errcode = 'PT409', hint = 'sealed';
    end if;
    return new;
  end $$;
create trigger refuse_readable before insert or update on public.portfolio
  for each row execute function public.refuse_readable();
create trigger refuse_readable before insert or update on public.tax_reports
  for each row execute function public.refuse_readable();

-- What ciphertext replaced is not kept in readable form.
create function public.skip_readable_history() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if new.body ->> 'cipher' is null and public.is_sealed(new.user_id) then return null; end if;
    return new;
  end $$;
create trigger skip_readable_history before insert on public.transaction_history
  for each row execute function public.skip_readable_history();

-- Switching on removes what is readable and not replaced by ciphertext anyway.
create function public.remove_readable() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not new.is_on then return null; end if;
    delete from public.transaction_history h where h.user_id = new.user_id and h.body ->> 'cipher' is null;
    delete from public.portfolio p where p.user_id = new.user_id;
    delete from public.tax_reports r where r.user_id = new.user_id;
    return null;
  end $$;
create trigger remove_readable after insert or update on public.sync_keys
  for each row execute function public.remove_readable();
