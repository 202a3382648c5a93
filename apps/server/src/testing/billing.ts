/** What tests of both payment ways need: where to return to, and what the account says afterwards. */
import type { AccountOverview } from '@cryptax/api-contract';
import { SITE, type TestBed, type TestUser } from './test-bed.ts';

export const RETURNS = {
  successUrl: `${SITE}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${SITE}/pricing?canceled=true`,
};

export async function account(bed: TestBed, user: TestUser): Promise<AccountOverview> {
  const answer = await bed.request('/api/account', { headers: { authorization: `Bearer ${await user.token()}` } });
  return (await answer.json()) as AccountOverview;
}

export const NOW = Math.floor(Date.now() / 1000);
export const DAY = 86_400;

/** A subscription as Stripe tells it. */
export function subscription(userId: string, changes: Record<string, unknown> = {}, periodEnd = NOW + 365 * DAY) {
  return {
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    cancel_at_period_end: false,
    start_date: NOW,
    metadata: { user_id: userId, plan: 'premium', billing_cycle: 'yearly' },
    items: {
      data: [{ current_period_start: NOW, current_period_end: periodEnd, price: { id: 'price_premium_yearly' } }],
    },
    ...changes,
  };
}

export const event = (id: string, type: string, created: number, object: unknown) => ({
  id,
  type,
  created,
  data: { object },
});
