-- The log also carries what is no transaction: rows of files that nobody could read, and what is said about balances. They are
-- known by their ids, also where the content is sealed. A plan counts transactions; what else lies there counts by its room.
create or replace function public.hold_transaction_limit() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    owner record;
    most integer;
    present bigint;
  begin
    for owner in
      select n.user_id, count(*) as added from new_rows n
        where not (n.id like 'statement:%' or n.id like 'unread:%') group by n.user_id
    loop
      select l.transactions into most from public.plan_limits l where l.plan = public.plan_of(owner.user_id);
      if most is null then continue; end if;
      select count(*) into present from public.transactions t
        where t.user_id = owner.user_id and not (t.id like 'statement:%' or t.id like 'unread:%');
      if present > most then
        raise exception 'Transaction limit reached! You have % transactions left in FREE plan. Upgrade to import % more transactions.',
          greatest(most - (present - owner.added), 0), present - most
          using errcode = 'PT402', hint = 'transactions';
      end if;
    end loop;
    return null;
  end $$;

-- In readable rows the kind has to say the same, so that no transaction hides behind such an id.
alter table public.transactions add constraint beside_entries check (
  cipher is not null
  or (id like 'statement:%' or id like 'unread:%') = (type in ('statement', 'statements', 'unread')));
