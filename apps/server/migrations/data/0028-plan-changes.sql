-- A change of plan credits what is left of the contract before it; a refund is a line among the invoices; the end of a plan is
-- told by mail once.
alter table public.checkouts add column credit_cents integer not null default 0 check (credit_cents >= 0);
alter table public.checkouts add column replaces text;
alter table public.checkouts add column subscription_id text;
alter table public.invoices add column credit_cents integer not null default 0 check (credit_cents >= 0);
alter table public.subscriptions add column ended_for text check (ended_for in ('change', 'withdrawal', 'money-back', 'notice'));
alter table public.subscriptions add column end_mailed_at timestamptz;
