import { describe, expect, test } from 'vitest';
import { account, DAY, event, NOW, subscription } from '../testing/billing.ts';
import { ENGINES } from '../testing/engines.ts';
import { useStripeScene } from '../testing/stripe-scene.ts';

describe.each(ENGINES)('states of a subscription on %s', (engine) => {
  const scene = useStripeScene(engine);
  const { deliver, plan } = scene;

  test('a payment default blocks the plan and nothing else; paying opens it again', async () => {
    const { bed, user, number } = scene;
    await deliver(event(`evt_p1${number}`, 'customer.subscription.created', NOW, subscription(user.id)));
    await user.client
      .from('transactions')
      .insert({ id: 'kept', date: '2024-01-01', type: 'buy', asset: 'BTC', amount: '1' });
    await deliver(
      event(`evt_p2${number}`, 'customer.subscription.updated', NOW + 1, subscription(user.id, { status: 'past_due' })),
    );
    expect(await account(bed, user)).toMatchObject({ plan: 'free', subscription: { state: 'blocked' } });
    expect((await user.client.from('transactions').select('id')).data).toEqual([{ id: 'kept' }]);
    await deliver(event(`evt_p3${number}`, 'customer.subscription.updated', NOW + 2, subscription(user.id)));
    expect(await plan()).toBe('premium');
  });

  test('a price that is none of ours grants nothing, whatever the metadata say; it can still end a subscription', async () => {
    const { user, number } = scene;
    const id = `sub_u${number}`;
    const period = { current_period_start: NOW, current_period_end: NOW + 30 * DAY };
    const foreign = (status: string) =>
      subscription(user.id, { id, status, items: { data: [{ ...period, price: { id: 'price_unknown' } }] } });
    await deliver(event(`evt_u1${number}`, 'customer.subscription.created', NOW, foreign('active')));
    expect(await plan()).toBe('free');
    await deliver(event(`evt_u2${number}`, 'customer.subscription.updated', NOW + 1, subscription(user.id, { id })));
    expect(await plan()).toBe('premium');
    await deliver(event(`evt_u3${number}`, 'customer.subscription.updated', NOW + 2, foreign('active')));
    expect(await plan()).toBe('premium');
    await deliver(event(`evt_u4${number}`, 'customer.subscription.deleted', NOW + 3, foreign('canceled')));
    expect(await plan()).toBe('free');
  });

  test('cancelled at the end of the period: paid until then', async () => {
    const { bed, stripe, user, number } = scene;
    await deliver(
      event(`evt_c1${number}`, 'customer.subscription.created', NOW, subscription(user.id, { id: `sub_c${number}` })),
    );
    stripe.answers.set('POST /v1/subscriptions/*', { id: `sub_c${number}` });
    const headers = { authorization: `Bearer ${await user.token()}` };
    expect((await bed.request('/api/account/subscription/cancel', { method: 'POST', headers })).status).toBe(200);
    expect(stripe.calls.at(-1)?.body.get('cancel_at_period_end')).toBe('true');
    expect(await account(bed, user)).toMatchObject({
      plan: 'premium',
      subscription: { state: 'cancelled-at-period-end' },
    });
    const over = subscription(user.id, { id: `sub_c${number}`, cancel_at_period_end: true }, NOW - 5);
    await deliver(event(`evt_c2${number}`, 'customer.subscription.updated', NOW + 1, over));
    expect(await account(bed, user)).toMatchObject({ plan: 'free', subscription: { state: 'ended' } });
  });

  test('withdrawn within 14 days: the days used are charged, the rest is paid back, the account is free', async () => {
    const { bed, stripe, user, number } = scene;
    const id = `sub_w${number}`;
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
    await deliver(event(`evt_w${number}`, 'customer.subscription.created', NOW, bought));
    stripe.answers.set('GET /v1/invoices', {
      object: 'list',
      data: [{ id: 'in_1', amount_paid: 4900 }],
      has_more: false,
    });
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
