-- Ciphertext names the key it was written with (its check value, which the wrapping carries too). A device in the middle of a
-- round while its account was encrypted anew would otherwise leave rows that no other device can open.
create or replace function public.hold_form() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    kept text;
  begin
    if new.cipher is null then
      if public.is_sealed(new.user_id) then
        raise exception 'This account is end-to-end encrypted.' using errcode = 'PT409', hint = 'sealed';
      end if;
      return new;
    end if;
    -- Locked, so that the key cannot change between this look and the end of the transaction.
    select split_part(k.wrapped, '.', 2) into kept from public.sync_keys k where k.user_id = new.user_id for share;
    if new.cipher not like 'v2.%' or split_part(new.cipher, '.', 2) is distinct from kept then
      raise exception 'This is not the key of the account.' using errcode = 'PT409', hint = 'sealed';
    end if;
    return new;
  end $$;

-- The other side of it: as long as ciphertext lies there, the key that opens it stays. Another passphrase wraps the same key.
create function public.hold_key() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if split_part(new.wrapped, '.', 2) is distinct from split_part(old.wrapped, '.', 2)
      and exists (select from public.transactions t where t.user_id = old.user_id and t.cipher is not null)
    then
      raise exception 'Events still lie here under the earlier key.' using errcode = 'PT409', hint = 'sealed';
    end if;
    return new;
  end $$;
revoke execute on function public.hold_key() from public, anon, authenticated;
create trigger hold_key before update on public.sync_keys for each row execute function public.hold_key();
