/** Checkouts that were begun, so that only their owner can ask for the outcome. */
import { type BillingCycle, type PaidPlan, PRICES_CENTS } from '@cryptax/api-contract';
import type { Queryable } from '../db/db.ts';
import type { CheckoutWish } from './payments.ts';

export interface CheckoutRow {
  readonly user_id: string;
  readonly id: string;
  readonly plan: PaidPlan;
  readonly billing_interval: BillingCycle;
  readonly amount_cents: number;
  /** What is left of the contract that this one replaces; more than the price where the new plan is the cheaper one. */
  readonly credit_cents: number;
  readonly replaces: string | null;
  readonly status: 'open' | 'paid' | 'declined' | 'cancelled';
  readonly success_url: string;
  readonly cancel_url: string;
}

export async function storeCheckout(
  on: Queryable,
  id: string,
  provider: 'stripe' | 'test',
  wish: CheckoutWish,
): Promise<void> {
  await on.query(
    `insert into public.checkouts (user_id, id, provider, plan, billing_interval, amount_cents, success_url,
        cancel_url, credit_cents, replaces)
      values ($1::text::uuid, $2, $3, $4, $5, $6::text::integer, $7, $8, $9::text::integer, $10)`,
    [
      wish.userId,
      id,
      provider,
      wish.plan,
      wish.billingCycle,
      PRICES_CENTS[wish.plan][wish.billingCycle],
      wish.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
      wish.cancelUrl,
      wish.creditCents,
      wish.replaces,
    ],
  );
}

export async function findCheckout(on: Queryable, id: string, userId: string | null): Promise<CheckoutRow | null> {
  const { rows } = await on.query<CheckoutRow>(
    `select user_id, id, plan, billing_interval, amount_cents, credit_cents, replaces, status, success_url,
        cancel_url from public.checkouts
      where id = $1 and ($2::text is null or user_id = $2::text::uuid)`,
    [id, userId],
  );
  return rows[0] ?? null;
}
