/** What has to be done now and then: remove what is out of date, send waiting mails, renew the signing key and test contracts. */
import { carryOutWithdrawals } from '../account/subscription-routes.ts';
import { mailPlanEnds } from '../billing/mail-plan-ends.ts';
import type { Db } from '../db/db.ts';
import type { Services } from '../services.ts';

const MINUTE_MS = 60_000;

/** Small steps that any instance may do at any time; doing one twice does no harm. */
const CLEANING: readonly string[] = [
  "delete from cryptax.outbox where created_at < now() - interval '10 minutes'",
  'delete from auth.rate_limits where expire < extract(epoch from now()) * 1000 - 3600000',
  "delete from auth.one_time_tokens where created_at < now() - interval '1 day'",
  "delete from auth.known_devices where used_at < now() - interval '180 days'",
  "delete from auth.flow_states where created_at < now() - interval '1 hour'",
  "delete from auth.mfa_challenges where created_at < now() - interval '1 hour'",
  "delete from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '1 hour'",
  "delete from auth.sessions where refreshed_at < now() - interval '60 days'",
  "delete from auth.refresh_tokens where used_at < now() - interval '7 days'",
  "delete from auth.signing_keys where retired_at < now() - interval '30 days'",
  "delete from auth.mail_outbox where created_at < now() - interval '7 days'",
  "delete from auth.audit_log where created_at < now() - interval '1 year'",
  "delete from auth.users where email_confirmed_at is null and created_at < now() - interval '30 days' and encrypted_password is not null",
  "delete from public.transaction_history where replaced_at < now() - interval '30 days'",
  "delete from public.checkouts where status <> 'paid' and created_at < now() - interval '7 days'",
  "delete from public.payment_events where received_at < now() - interval '90 days'",
  "delete from public.declarations where received_at < now() - interval '3 years'",
  'delete from public.api_usage where day < current_date - 60',
];

export async function clean(db: Db): Promise<void> {
  for (const statement of CLEANING) await db.query(statement);
}

export function startChores(services: Services): () => void {
  const { db, keys, mailer, payments, background } = services;
  let minutes = 0;
  const timer = setInterval(() => {
    minutes += 1;
    background.run(async () => {
      await keys.refresh();
      await payments.renew();
      await mailPlanEnds(db);
      await carryOutWithdrawals(services);
      await mailer.deliver();
      if (minutes % 10 === 0) await clean(db);
      if (minutes % 60 === 0) await keys.rotateIfOld();
    });
  }, MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}
