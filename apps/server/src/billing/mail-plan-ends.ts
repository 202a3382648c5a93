/** Tells once by mail that a plan has ended: a cancelled one at the end of its time, or one that the payment service ended. */
import type { Plan } from '@cryptax/api-contract';
import { planWithout } from '../account/overview.ts';
import type { Db } from '../db/db.ts';
import { refreshEntitlement } from './apply-payment.ts';
import { postBillingMail } from './post-billing-mail.ts';

export async function mailPlanEnds(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ user_id: string; id: string; plan: Plan }>(
      `update public.subscriptions set end_mailed_at = now()
        where end_mailed_at is null and ended_for is null and withdrawn_at is null
          and (status = 'canceled' or (cancel_at_period_end and period_end <= now()))
        returning user_id, id, plan`,
    );
    for (const { user_id: userId, id, plan } of rows) {
      await refreshEntitlement(tx, userId);
      await postBillingMail(tx, userId, { kind: 'ended', plan, planAfter: await planWithout(tx, userId, id) });
    }
  });
}
