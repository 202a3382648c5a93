-- Withdrawing without logging in (section 356a BGB) is a declaration like cancelling. One that names a subscription is carried out
-- until the subscription has ended for it.
alter table public.declarations drop constraint declarations_kind_check;
alter table public.declarations add constraint declarations_kind_check
  check (kind in ('ordinary', 'extraordinary', 'withdrawal'));
