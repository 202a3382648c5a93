-- Who may do what. Signed-in users see and change their own rows; what decides about money and order they may only read;
-- anonymous callers get nothing at all.
do $$
declare
  item text;
  own text := '(user_id = (select auth.uid())) and (select public.second_factor_given())';
begin
  foreach item in array array[
    'profiles', 'transactions', 'tombstones', 'portfolio', 'exchange_connections', 'tax_reports',
    'transaction_history', 'sync_heads', 'entitlements', 'subscriptions', 'invoices', 'checkouts', 'api_usage',
    'api_keys', 'plan_limits', 'server_settings', 'payment_events'
  ] loop
    execute format('alter table public.%I enable row level security', item);
    execute format('revoke all on public.%I from anon, authenticated', item);
    execute format('grant select, insert, update, delete on public.%I to service_role', item);
    execute format('create policy service on public.%I to service_role using (true) with check (true)', item);
  end loop;

  foreach item in array array[
    'profiles', 'transactions', 'tombstones', 'portfolio', 'exchange_connections', 'tax_reports'
  ] loop
    execute format('grant select, insert, update, delete on public.%I to authenticated', item);
    execute format('create policy own_rows on public.%I to authenticated using (%s) with check (%s)', item, own, own);
  end loop;

  foreach item in array array[
    'transaction_history', 'sync_heads', 'entitlements', 'subscriptions', 'invoices', 'api_usage'
  ] loop
    execute format('grant select on public.%I to authenticated', item);
    execute format('create policy own_rows on public.%I for select to authenticated using (%s)', item, own);
  end loop;
end $$;

-- A tombstone stays: removing it would bring deleted events back.
revoke delete on public.tombstones from authenticated;

-- The hash of an API key is nobody's business.
grant select (user_id, id, name, prefix, scopes, created_at, last_used_at, revoked_at) on public.api_keys to authenticated;
create policy own_rows on public.api_keys for select to authenticated
  using ((user_id = (select auth.uid())) and (select public.second_factor_given()));

grant select on public.plan_limits to authenticated;
create policy readable on public.plan_limits for select to authenticated using (true);
