-- The plan of everyone without a subscription is that of the instance that asks, not of the database: two instances may
-- give different ones. Our own server sets it in every transaction; a hosted project keeps it in server_settings.
create or replace function public.plan_of(wanted uuid) returns text
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(
      (select e.plan from public.entitlements e
        where e.user_id = wanted and e.plan <> 'free' and (e.valid_until is null or e.valid_until > now())),
      nullif(current_setting('cryptax.default_plan', true), ''),
      (select s.value from public.server_settings s where s.name = 'default_plan'),
      'free')
  $$;
