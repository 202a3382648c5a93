-- A hosted project lets every role call every function of this schema over its API. These are for the triggers and the
-- server alone: with `next_seq` or `plan_of` one user could reach into the affairs of another.
revoke execute on function public.next_seq(uuid), public.plan_of(uuid), public.server_clock(), public.check_clock(text)
  from public, anon, authenticated;
revoke execute on function public.second_factor_given() from public, anon;
grant execute on function public.second_factor_given() to authenticated;
