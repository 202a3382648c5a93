/** Changing the subscription: the portal of the payment service, cancelling, taking that back, withdrawing. */

import { refreshEntitlement } from '../billing/apply-payment.ts';
import { Problem } from '../http/problem.ts';
import { siteOrigin } from '../http/site.ts';
import type { Services } from '../services.ts';
import type { AccountHandler } from './account-handler.ts';
import { latestSubscription, type SubscriptionRow, subscriptionView } from './overview.ts';

export const openPortal: AccountHandler = async (context, services, { sub }) => {
  const { customer } = await requireSubscription(services, sub);
  const url = await services.payments.portalUrl(customer, `${siteOrigin(context, services.config)}/settings/billing`);
  return context.json({ url });
};

export const cancelSubscription: AccountHandler = async (context, services, { sub }) => {
  const { id } = await requireSubscription(services, sub);
  await services.payments.setCancel({ userId: sub, id }, true);
  await noteCancel(services, sub, id, true);
  return context.json({ ok: true });
};

export const resumeSubscription: AccountHandler = async (context, services, { sub }) => {
  const { id } = await requireSubscription(services, sub);
  await services.payments.setCancel({ userId: sub, id }, false);
  await noteCancel(services, sub, id, false);
  return context.json({ ok: true });
};

/** The account stays and becomes free again; the days used are charged, the rest is paid back. */
export const withdrawSubscription: AccountHandler = async (context, services, { sub }) => {
  const row = await requireSubscription(services, sub);
  const { withdrawal } = subscriptionView(row, new Date());
  if (withdrawal === undefined) throw new Problem(409, 'withdrawal_over', 'The time for a withdrawal is over.');
  await services.payments.withdraw({ userId: sub, id: row.id }, withdrawal.refundCents);
  await services.db.transaction(async (tx) => {
    await tx.query(
      'update public.subscriptions set withdrawn_at = now() where user_id = $1::text::uuid and id = $2 and withdrawn_at is null',
      [sub, row.id],
    );
    await refreshEntitlement(tx, sub);
  });
  return context.json({ chargeCents: withdrawal.chargeCents, refundCents: withdrawal.refundCents });
};

async function requireSubscription({ db }: Services, userId: string): Promise<SubscriptionRow> {
  const row = await latestSubscription(db, userId);
  if (row === null) throw new Problem(404, 'no_subscription', 'There is no subscription.');
  return row;
}

/** The payment service confirms it with a notice; the page shows it at once. */
async function noteCancel({ db }: Services, userId: string, id: string, cancelled: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(
      'update public.subscriptions set cancel_at_period_end = $3::text::boolean where user_id = $1::text::uuid and id = $2',
      [userId, id, cancelled],
    );
    await refreshEntitlement(tx, userId);
  });
}
