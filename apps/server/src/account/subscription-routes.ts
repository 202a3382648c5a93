/** Changing the subscription: the portal of the payment service, cancelling, taking that back, ending with a refund. Each is confirmed by mail at once. */
import { refreshEntitlement, storeRefund } from '../billing/apply-payment.ts';
import { postBillingMail } from '../billing/post-billing-mail.ts';
import type { Queryable } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import { siteOrigin } from '../http/site.ts';
import type { Services } from '../services.ts';
import type { AccountHandler } from './account-handler.ts';
import { latestSubscription, planWithout, type SubscriptionRow, subscriptionView } from './overview.ts';

export const openPortal: AccountHandler = async (context, services, { sub }) => {
  const { customer } = await requireSubscription(services, sub);
  const url = await services.payments.portalUrl(customer, `${siteOrigin(context, services.config)}/settings/billing`);
  return context.json({ url });
};

export const cancelSubscription: AccountHandler = async (context, services, { sub }) => {
  const row = await requireSubscription(services, sub);
  await services.payments.setCancel({ userId: sub, id: row.id }, true);
  const planAfter = await planWithout(services.db, sub, row.id);
  await noteCancel(services, sub, row.id, true, (tx) =>
    postBillingMail(tx, sub, { kind: 'cancelled', plan: row.plan, until: row.period_end, planAfter }),
  );
  return context.json({ ok: true });
};

export const resumeSubscription: AccountHandler = async (context, services, { sub }) => {
  const row = await requireSubscription(services, sub);
  await services.payments.setCancel({ userId: sub, id: row.id }, false);
  await noteCancel(services, sub, row.id, false, (tx) =>
    postBillingMail(tx, sub, { kind: 'resumed', plan: row.plan, until: row.period_end }),
  );
  return context.json({ ok: true });
};

/** The days used are charged, the rest is paid back. */
export const withdrawSubscription: AccountHandler = async (context, services, { sub }) => {
  const { row, view } = await presentContract(services, sub);
  if (view.withdrawal === undefined) throw new Problem(409, 'withdrawal_over', 'The time for a withdrawal is over.');
  const { chargeCents, refundCents } = view.withdrawal;
  await endWithRefund(services, sub, row, { kind: 'withdrawal', chargeCents, refundCents });
  return context.json({ chargeCents, refundCents });
};

/**
 * Carries out the withdrawals that were declared without logging in, with the figures of the day they came in. Also done by the
 * minute: a payment service that does not answer must not keep anybody in a contract.
 */
export async function carryOutWithdrawals(services: Services): Promise<void> {
  const { rows } = await services.db.query<{ user_id: string; subscription_id: string; received_at: string }>(
    `select d.user_id, d.subscription_id, d.received_at from public.declarations d
      join public.subscriptions s on s.user_id = d.user_id and s.id = d.subscription_id
      where d.kind = 'withdrawal' and s.ended_for is null order by d.received_at`,
  );
  for (const { user_id: userId, subscription_id: id, received_at } of rows) {
    const row = await latestSubscription(services.db, userId);
    if (row?.id !== id) continue;
    const view = subscriptionView(row, new Date(received_at), await planWithout(services.db, userId, id));
    if (view.withdrawal === undefined) continue;
    const { chargeCents, refundCents } = view.withdrawal;
    await endWithRefund(services, userId, row, { kind: 'withdrawal', chargeCents, refundCents });
  }
}

/** Our own promise: the whole price, whatever was used. */
export const returnMoney: AccountHandler = async (context, services, { sub }) => {
  const { row, view } = await presentContract(services, sub);
  if (view.moneyBack === undefined) throw new Problem(409, 'money_back_over', 'The time for money back is over.');
  const { refundCents } = view.moneyBack;
  await endWithRefund(services, sub, row, { kind: 'money-back', chargeCents: 0, refundCents });
  return context.json({ chargeCents: 0, refundCents });
};

/** After the first term: at once, and the days not used are paid back. */
export const endSubscription: AccountHandler = async (context, services, { sub }) => {
  const { row, view } = await presentContract(services, sub);
  if (view.endNow === undefined) throw new Problem(409, 'first_term', 'The first term has not ended yet.');
  const { refundCents } = view.endNow;
  const chargeCents = row.amount_cents - refundCents;
  await endWithRefund(services, sub, row, { kind: 'notice', chargeCents, refundCents });
  return context.json({ chargeCents, refundCents });
};

interface Ending {
  readonly kind: 'withdrawal' | 'money-back' | 'notice';
  readonly chargeCents: number;
  readonly refundCents: number;
}

/** The account stays, with the plan that holds without this contract. */
async function endWithRefund(services: Services, userId: string, row: SubscriptionRow, end: Ending): Promise<void> {
  await services.payments.withdraw({ userId, id: row.id }, end.refundCents);
  await services.db.transaction(async (tx) => {
    const { rows } = await tx.query(
      `update public.subscriptions set ended_for = $3, status = 'canceled',
          withdrawn_at = case when $3 = 'notice' then withdrawn_at else now() end
        where user_id = $1::text::uuid and id = $2 and ended_for is null returning id`,
      [userId, row.id, end.kind],
    );
    await refreshEntitlement(tx, userId);
    // Pressed twice at once: the first has refunded and confirmed.
    if (rows.length === 0) return;
    await storeRefund(tx, userId, row.id, end.refundCents);
    const planAfter = await planWithout(tx, userId, row.id);
    await postBillingMail(tx, userId, { ...end, plan: row.plan, planAfter });
  });
  services.background.run(services.mailer.deliver);
}

async function presentContract(services: Services, userId: string) {
  const row = await requireSubscription(services, userId);
  const planAfter = await planWithout(services.db, userId, row.id);
  return { row, view: subscriptionView(row, new Date(), planAfter) };
}

async function requireSubscription({ db }: Services, userId: string): Promise<SubscriptionRow> {
  const row = await latestSubscription(db, userId);
  if (row === null) throw new Problem(404, 'no_subscription', 'There is no subscription.');
  return row;
}

/** The payment service confirms it with a notice; the page shows it, and the mail says it, at once. */
async function noteCancel(
  services: Services,
  userId: string,
  id: string,
  cancelled: boolean,
  confirm: (tx: Queryable) => Promise<void>,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await tx.query(
      'update public.subscriptions set cancel_at_period_end = $3::text::boolean where user_id = $1::text::uuid and id = $2',
      [userId, id, cancelled],
    );
    await refreshEntitlement(tx, userId);
    await confirm(tx);
  });
  services.background.run(services.mailer.deliver);
}
