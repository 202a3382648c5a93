/** After a change of plan the former contract ends, credited; any other one runs out instead of renewing. Nobody pays for two. */
import { type PaidPlan, PRICES_CENTS } from '@cryptax/api-contract';
import type { Db } from '../db/db.ts';
import { storeRefund } from './apply-payment.ts';
import { findCheckout } from './checkout-rows.ts';
import type { Payments } from './payments.ts';
import { postBillingMail } from './post-billing-mail.ts';

export interface PaidCheckout {
  readonly userId: string;
  readonly checkoutId: string;
  /** The contract it made. */
  readonly subscriptionId: string;
}

export async function endFormer(
  db: Db,
  payments: Pick<Payments, 'replace' | 'setCancel'>,
  { userId, checkoutId, subscriptionId }: PaidCheckout,
): Promise<void> {
  const checkout = await findCheckout(db, checkoutId, userId);
  const replaced = checkout?.replaces ?? null;
  if (checkout !== null && replaced !== null) {
    const rest = Math.max(0, checkout.credit_cents - PRICES_CENTS[checkout.plan][checkout.billing_interval]);
    const { rows } = await db.query<{ plan: PaidPlan }>(
      `select plan from public.subscriptions where user_id = $1::text::uuid and id = $2 and ended_for is null`,
      [userId, replaced],
    );
    const former = rows[0];
    if (former !== undefined) {
      await payments.replace({ userId, id: replaced }, rest);
      await db.transaction(async (tx) => {
        const noted = await tx.query(
          `update public.subscriptions set ended_for = 'change'
            where user_id = $1::text::uuid and id = $2 and ended_for is null returning id`,
          [userId, replaced],
        );
        if (noted.rows.length === 0 || rest === 0) return;
        await storeRefund(tx, userId, replaced, rest);
        await postBillingMail(tx, userId, { kind: 'refunded', plan: former.plan, refundCents: rest });
      });
    }
  }
  const { rows } = await db.query<{ id: string }>(
    `select id from public.subscriptions where user_id = $1::text::uuid and id <> $2 and ended_for is null
      and status in ('active', 'trialing', 'past_due') and not cancel_at_period_end`,
    [userId, subscriptionId],
  );
  for (const { id } of rows) await payments.setCancel({ userId, id }, true);
}
