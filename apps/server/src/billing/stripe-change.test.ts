/**
 * A change of plan at Stripe, against answers in the shape of its API (2025-03-31 and later: payments of an invoice are a list of
 * their own): the credit is the discount of the first invoice, the former contract ends with the payment, the rest is paid back.
 */
import type { InvoiceView, PlanChange, QuickApiAnswer } from '@cryptax/api-contract';
import { describe, expect, test } from 'vitest';
import { account, DAY, event, NOW, RETURNS, subscription } from '../testing/billing.ts';
import { ONE_ENGINE } from '../testing/engines.ts';
import { useStripeScene } from '../testing/stripe-scene.ts';

const list = (url: string, data: readonly object[]) => ({ object: 'list', url, has_more: false, data });
const paidInvoice = (id: string, subscriptionId: string, cents: number) => ({
  id,
  object: 'invoice',
  amount_due: cents,
  amount_paid: cents,
  amount_remaining: 0,
  currency: 'eur',
  status: 'paid',
  parent: { type: 'subscription_details', subscription_details: { subscription: subscriptionId, metadata: {} } },
});
const invoicePayment = (invoice: string, intent: string, cents: number) => ({
  id: `inpay_${invoice}`,
  object: 'invoice_payment',
  amount_paid: cents,
  currency: 'eur',
  invoice,
  is_default: true,
  status: 'paid',
  payment: { type: 'payment_intent', payment_intent: intent },
});

describe.each(ONE_ENGINE)('a change of plan at Stripe on %s', (engine) => {
  const scene = useStripeScene(engine);
  const { deliver } = scene;

  /** A contract that began today: one day of the period is used. */
  const contract = (id: string, plan: 'premium' | 'pro', cycle: 'monthly' | 'yearly') => {
    const end = NOW + (cycle === 'yearly' ? 365 : 30) * DAY;
    return subscription(scene.user.id, {
      id,
      customer: `cus_${scene.number}`,
      metadata: { user_id: scene.user.id, plan, billing_cycle: cycle },
      items: {
        data: [{ current_period_start: NOW, current_period_end: end, price: { id: `price_${plan}_${cycle}` } }],
      },
    });
  };
  const begin = (id: string, plan: 'premium' | 'pro', cycle: 'monthly' | 'yearly') =>
    deliver(event(`evt_${id}`, 'customer.subscription.created', NOW, contract(id, plan, cycle)));
  const change = async (plan: 'premium' | 'pro', billingCycle: 'monthly' | 'yearly') => {
    const { bed, stripe, user, number } = scene;
    const headers = { authorization: `Bearer ${await user.token()}` };
    const quote = await bed.request(`/api/account/plan-change?plan=${plan}&billingCycle=${billingCycle}`, { headers });
    stripe.answers.set('POST /v1/coupons', { id: `co_${number}`, object: 'coupon', valid: true });
    stripe.answers.set('POST /v1/checkout/sessions', {
      id: `cs_${number}`,
      url: 'https://checkout.stripe.example/pay',
    });
    await user.client.functions.invoke<QuickApiAnswer>('quick-api', { body: { plan, billingCycle, ...RETURNS } });
    return (await quote.json()) as PlanChange;
  };
  const pay = async (id: string, plan: 'premium' | 'pro', cycle: 'monthly' | 'yearly') => {
    const { user, number } = scene;
    await begin(id, plan, cycle);
    return deliver(
      event(`evt_paid_${id}`, 'checkout.session.completed', NOW + 1, {
        id: `cs_${number}`,
        client_reference_id: user.id,
        subscription: id,
        payment_status: 'paid',
      }),
    );
  };
  const callsTo = (method: string, path: string) =>
    scene.stripe.calls.filter((call) => call.method === method && call.path.startsWith(path));

  test('upwards: what is shown before is what is charged, and the former contract ends with the payment', async () => {
    const { bed, stripe, user, number } = scene;
    const [former, next] = [`sub_up${number}`, `sub_up2${number}`];
    await begin(former, 'premium', 'yearly');
    // One day of 365 has begun: 49.00 less 0.13.
    expect(await change('pro', 'yearly')).toMatchObject({ priceCents: 9900, creditCents: 4887, dueCents: 5013 });
    const coupon = callsTo('POST', '/v1/coupons')[0]?.body;
    expect(Object.fromEntries(coupon ?? [])).toMatchObject({
      amount_off: '4887',
      currency: 'eur',
      duration: 'once',
      max_redemptions: '1',
    });
    const sent = callsTo('POST', '/v1/checkout/sessions')[0]?.body;
    expect(sent?.get('discounts[0][coupon]')).toBe(`co_${number}`);
    expect(sent?.get('customer')).toBe(`cus_${number}`);
    expect(await account(bed, user)).toMatchObject({ plan: 'premium' });

    stripe.answers.set('DELETE /v1/subscriptions/*', { id: former, object: 'subscription', status: 'canceled' });
    expect((await pay(next, 'pro', 'yearly')).status).toBe(200);
    expect(callsTo('DELETE', '/v1/subscriptions').map(({ path }) => path)).toEqual([`/v1/subscriptions/${former}`]);
    expect(callsTo('POST', '/v1/refunds')).toEqual([]);
    expect(await account(bed, user)).toMatchObject({ plan: 'pro', subscription: { plan: 'pro', state: 'active' } });
  });

  test('downwards: the credit pays the new price, the rest goes back to the payment of before, with a mail and a line', async () => {
    const { bed, stripe, user, number } = scene;
    const [former, next] = [`sub_dn${number}`, `sub_dn2${number}`];
    await begin(former, 'pro', 'yearly');
    // 99.00 less 0.27 for a day; Premium costs 5.00 a month.
    expect(await change('premium', 'monthly')).toMatchObject({ creditCents: 9873, dueCents: 0, refundCents: 9373 });
    expect(callsTo('POST', '/v1/coupons')[0]?.body.get('amount_off')).toBe('500');

    stripe.answers.set('GET /v1/invoices', list('/v1/invoices', [paidInvoice(`in_${number}`, former, 9900)]));
    stripe.answers.set(
      'GET /v1/invoice_payments',
      list('/v1/invoice_payments', [invoicePayment(`in_${number}`, `pi_${number}`, 9900)]),
    );
    stripe.answers.set('POST /v1/refunds', { id: `re_${number}`, object: 'refund', status: 'succeeded' });
    stripe.answers.set('DELETE /v1/subscriptions/*', { id: former, object: 'subscription', status: 'canceled' });
    expect((await pay(next, 'premium', 'monthly')).status).toBe(200);
    // The same notice once more pays nothing back again.
    await deliver(
      event(`evt_again_${number}`, 'checkout.session.completed', NOW + 2, {
        id: `cs_${number}`,
        client_reference_id: user.id,
        subscription: next,
        payment_status: 'paid',
      }),
    );
    const refunds = callsTo('POST', '/v1/refunds').map(({ body }) => Object.fromEntries(body));
    expect(refunds).toEqual([{ payment_intent: `pi_${number}`, amount: '9373' }]);
    const headers = { authorization: `Bearer ${await user.token()}` };
    const { invoices } = (await (await bed.request('/api/account/invoices', { headers })).json()) as {
      readonly invoices: readonly InvoiceView[];
    };
    expect(invoices.filter(({ status }) => status === 'refunded').map(({ amountCents }) => amountCents)).toEqual([
      -9373,
    ]);
    const { rows } = await bed.db.query<{ body: string }>(
      "select body from auth.mail_outbox where user_id = $1::text::uuid and subject like '%Tarifwechsel%'",
      [user.id],
    );
    expect(rows.map(({ body }) => body.includes('93,73 EUR'))).toEqual([true]);
  });
});
