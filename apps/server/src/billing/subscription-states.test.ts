import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account, DAY, event, NOW, subscription } from '../testing/billing.ts';
import { ENGINES } from '../testing/engines.ts';
import { type FakeStripe, STRIPE_ENVIRONMENT, startFakeStripe } from '../testing/fake-stripe.ts';
import { openTestBed, type TestBed, type TestUser } from '../testing/test-bed.ts';

describe.each(ENGINES)('states of a subscription on %s', (engine) => {
  let bed: TestBed;
  let stripe: FakeStripe;
  let user: TestUser;
  let names = 0;
  beforeAll(async () => {
    stripe = await startFakeStripe();
    bed = await openTestBed(engine, { ...STRIPE_ENVIRONMENT, STRIPE_API_BASE: stripe.base });
  });
  afterAll(async () => {
    await bed.close();
    await stripe.close();
  });
  beforeEach(async () => {
    user = await bed.user(`payer${++names}`);
    stripe.calls.length = 0;
  });

  const deliver = (notice: unknown, signature?: string) => {
    const signed = stripe.sign(notice);
    const headers = { 'stripe-signature': signature ?? signed.signature };
    return bed.request('/api/stripe/webhook', { method: 'POST', body: signed.payload, headers });
  };
  const plan = async () => (await account(bed, user)).plan;

  test('a payment default blocks the plan and nothing else; paying opens it again', async () => {
    await deliver(event(`evt_p1${names}`, 'customer.subscription.created', NOW, subscription(user.id)));
    await user.client
      .from('transactions')
      .insert({ id: 'kept', date: '2024-01-01', type: 'buy', asset: 'BTC', amount: '1' });
    await deliver(
      event(`evt_p2${names}`, 'customer.subscription.updated', NOW + 1, subscription(user.id, { status: 'past_due' })),
    );
    expect(await account(bed, user)).toMatchObject({ plan: 'free', subscription: { state: 'blocked' } });
    expect((await user.client.from('transactions').select('id')).data).toEqual([{ id: 'kept' }]);
    await deliver(event(`evt_p3${names}`, 'customer.subscription.updated', NOW + 2, subscription(user.id)));
    expect(await plan()).toBe('premium');
  });

  test('cancelled at the end of the period: paid until then', async () => {
    await deliver(
      event(`evt_c1${names}`, 'customer.subscription.created', NOW, subscription(user.id, { id: `sub_c${names}` })),
    );
    stripe.answers.set('POST /v1/subscriptions/*', { id: `sub_c${names}` });
    const headers = { authorization: `Bearer ${await user.token()}` };
    expect((await bed.request('/api/account/subscription/cancel', { method: 'POST', headers })).status).toBe(200);
    expect(stripe.calls.at(-1)?.body.get('cancel_at_period_end')).toBe('true');
    expect(await account(bed, user)).toMatchObject({
      plan: 'premium',
      subscription: { state: 'cancelled-at-period-end' },
    });
    const over = subscription(user.id, { id: `sub_c${names}`, cancel_at_period_end: true }, NOW - 5);
    await deliver(event(`evt_c2${names}`, 'customer.subscription.updated', NOW + 1, over));
    expect(await account(bed, user)).toMatchObject({ plan: 'free', subscription: { state: 'ended' } });
  });

  test('withdrawn within 14 days: the days used are charged, the rest is paid back, the account is free', async () => {
    const id = `sub_w${names}`;
    // 6.5 days ago, so the seventh day has begun: 49 EUR * 7 / 365 = 0.94 EUR.
    const started = NOW - 6.5 * DAY;
    const bought = subscription(user.id, {
      id,
      start_date: started,
      items: {
        data: [
          {
            current_period_start: started,
            current_period_end: started + 365 * DAY,
            price: { id: 'price_premium_yearly' },
          },
        ],
      },
    });
    await deliver(event(`evt_w${names}`, 'customer.subscription.created', NOW, bought));
    stripe.answers.set('GET /v1/invoices', { object: 'list', data: [{ id: 'in_1' }], has_more: false });
    stripe.answers.set('GET /v1/invoice_payments', {
      object: 'list',
      data: [{ payment: { payment_intent: 'pi_1' } }],
      has_more: false,
    });
    stripe.answers.set('POST /v1/refunds', { id: 're_1' });
    stripe.answers.set('DELETE /v1/subscriptions/*', { id });
    const headers = { authorization: `Bearer ${await user.token()}` };
    const answer = await bed.request('/api/account/subscription/withdraw', { method: 'POST', headers });
    expect(await answer.json()).toEqual({ chargeCents: 94, refundCents: 4806 });
    const refund = stripe.calls.find(({ path }) => path === '/v1/refunds');
    expect([refund?.body.get('payment_intent'), refund?.body.get('amount')]).toEqual(['pi_1', '4806']);
    expect(await account(bed, user)).toMatchObject({ plan: 'free', subscription: { state: 'withdrawn' } });
    expect((await bed.request('/api/account/subscription/withdraw', { method: 'POST', headers })).status).toBe(409);
  });
});
