import type { QuickApiAnswer } from '@cryptax/api-contract';
import type { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { event, NOW, RETURNS, subscription } from '../testing/billing.ts';
import { ENGINES } from '../testing/engines.ts';
import { useStripeScene } from '../testing/stripe-scene.ts';

describe.each(ENGINES)('Stripe on %s', (engine) => {
  const scene = useStripeScene(engine);
  const { deliver, plan } = scene;

  test('checkout: the user from the token, the price from our table; the notice upgrades', async () => {
    const { bed, stripe, user, number } = scene;
    const id = `cs_${number}${engine}`;
    stripe.answers.set('POST /v1/checkout/sessions', { id, url: 'https://checkout.stripe.example/pay' });
    const body = {
      plan: 'premium',
      billingCycle: 'yearly',
      userId: 'someone-else',
      userEmail: 'other@example.org',
      ...RETURNS,
    };
    const { data } = await user.client.functions.invoke<QuickApiAnswer>('quick-api', { body });
    expect(data).toEqual({ sessionId: id, url: 'https://checkout.stripe.example/pay' });
    const sent = stripe.calls[0]?.body;
    expect(sent?.get('client_reference_id')).toBe(user.id);
    expect(sent?.get('customer_email')).toBe(user.email);
    expect(sent?.get('line_items[0][price]')).toBe('price_premium_yearly');
    expect(sent?.get('subscription_data[metadata][user_id]')).toBe(user.id);

    stripe.answers.set('GET /v1/checkout/sessions/*', {
      id,
      client_reference_id: user.id,
      payment_status: 'unpaid',
      status: 'open',
    });
    const early = await user.client.functions.invoke('verify-payment', { body: { sessionId: id } });
    expect(early.data).toMatchObject({ success: false, message: 'Zahlung konnte nicht verifiziert werden' });
    expect(await plan()).toBe('free');

    await deliver(event(`evt_a${id}`, 'customer.subscription.created', NOW, subscription(user.id)));
    await deliver(
      event(`evt_b${id}`, 'checkout.session.completed', NOW, {
        id,
        client_reference_id: user.id,
        subscription: 'sub_1',
        payment_status: 'paid',
      }),
    );
    const verified = await user.client.functions.invoke('verify-payment', { body: { sessionId: id } });
    expect(verified.data).toEqual({
      success: true,
      planName: 'Premium',
      price: '49',
      interval: 'Jahr',
      message: 'Zahlung bestätigt',
    });
    expect(await plan()).toBe('premium');

    stripe.answers.set('POST /v1/subscriptions/*', { id: 'sub_1' });
    await deliver(
      event(`evt_c${id}`, 'checkout.session.completed', NOW + 1, {
        id: 'cs_x',
        client_reference_id: user.id,
        subscription: 'sub_2',
        payment_status: 'paid',
      }),
    );
    const cancelled = stripe.calls.at(-1);
    expect([cancelled?.path, cancelled?.body.get('cancel_at_period_end')]).toEqual(['/v1/subscriptions/sub_1', 'true']);

    const other = await bed.user(`thief${number}`);
    const { error } = await other.client.functions.invoke('verify-payment', { body: { sessionId: id } });
    expect(((error as FunctionsHttpError).context as Response).status).toBe(404);
  });

  test('a late notice does not matter: asking for the outcome asks Stripe', async () => {
    const { stripe, user, number } = scene;
    const id = `cs_late${number}${engine}`;
    stripe.answers.set('POST /v1/checkout/sessions', { id, url: 'https://checkout.stripe.example/pay' });
    const body = { plan: 'premium', billingCycle: 'yearly', ...RETURNS };
    await user.client.functions.invoke('quick-api', { body });
    stripe.answers.set('GET /v1/checkout/sessions/*', {
      id,
      client_reference_id: user.id,
      payment_status: 'paid',
      status: 'complete',
      created: NOW,
      subscription: subscription(user.id, { id: `sub_late${number}` }),
    });
    const { data } = await user.client.functions.invoke('verify-payment', { body: { sessionId: id } });
    expect(data).toMatchObject({ success: true });
    expect(await plan()).toBe('premium');
  });

  test('delivered twice, or in the wrong order: one upgrade, and the last state stands', async () => {
    const { bed, user, number } = scene;
    const created = event(
      `evt_1${number}`,
      'customer.subscription.created',
      NOW,
      subscription(user.id, { status: 'incomplete' }),
    );
    const paid = event(`evt_2${number}`, 'customer.subscription.updated', NOW + 5, subscription(user.id));
    expect(await (await deliver(paid)).json()).toEqual({ received: true, isNew: true });
    expect(await (await deliver(paid)).json()).toEqual({ received: true, isNew: false });
    await deliver(created);
    expect(await plan()).toBe('premium');
    const all = await Promise.all(Array.from({ length: 4 }, () => deliver({ ...paid, id: `evt_3${number}` })));
    const texts = await Promise.all(all.map((answer) => answer.text()));
    expect(texts.filter((text) => text.includes('"isNew":true'))).toHaveLength(1);
    const { rows } = await bed.db.query('select id from public.subscriptions where user_id = $1::text::uuid', [
      user.id,
    ]);
    expect(rows).toHaveLength(1);

    await deliver(
      event(`evt_4${number}`, 'customer.subscription.deleted', NOW + 9, subscription(user.id, { status: 'canceled' })),
    );
    await deliver(event(`evt_5${number}`, 'customer.subscription.updated', NOW + 10, subscription(user.id)));
    expect(await plan()).toBe('free');
  });

  test('portal and invoices', async () => {
    const { bed, stripe, user, number } = scene;
    await deliver(event(`evt_i1${number}`, 'customer.subscription.created', NOW, subscription(user.id)));
    const invoice = {
      id: `in_${number}`,
      number: 'CX-1',
      status: 'paid',
      total: 4900,
      currency: 'eur',
      hosted_invoice_url: 'https://invoice.stripe.example/1',
      created: NOW,
      parent: {
        subscription_details: {
          subscription: 'sub_1',
          metadata: { user_id: user.id, plan: 'premium', billing_cycle: 'yearly' },
        },
      },
    };
    await deliver(event(`evt_i2${number}`, 'invoice.paid', NOW, invoice));
    await deliver(event(`evt_i3${number}`, 'invoice.finalized', NOW, { ...invoice, status: 'open' }));
    stripe.answers.set('POST /v1/billing_portal/sessions', { url: 'https://portal.stripe.example' });
    const headers = { authorization: `Bearer ${await user.token()}` };
    const portal = await bed.request('/api/account/subscription/portal', { method: 'POST', headers });
    expect(await portal.json()).toEqual({ url: 'https://portal.stripe.example' });
    expect(stripe.calls.at(-1)?.body.get('customer')).toBe('cus_1');
    expect(await (await bed.request('/api/account/invoices', { headers })).json()).toMatchObject({
      invoices: [{ number: 'CX-1', status: 'paid', amountCents: 4900, currency: 'eur' }],
    });
  });

  test('forged, unsigned and foreign notices are refused; the test page does not exist here', async () => {
    const { bed, stripe, user, number } = scene;
    const notice = event('evt_x', 'customer.subscription.created', NOW, subscription(user.id));
    expect((await deliver(notice, 't=1,v1=00')).status).toBe(400);
    expect((await deliver(notice, '')).status).toBe(400);
    const signed = stripe.sign(notice);
    const body = signed.payload.replace('premium', 'pro');
    const changed = await bed.request('/api/stripe/webhook', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signed.signature },
    });
    expect(changed.status).toBe(400);
    expect(await plan()).toBe('free');
    expect((await bed.request('/api/checkout/test/test_cs_1')).status).toBe(404);
    const unknown = {
      ...notice,
      id: `evt_u${number}`,
      data: { object: subscription('00000000-0000-4000-8000-000000000000') },
    };
    expect((await deliver(unknown)).status).toBe(200);
    expect((await deliver(event(`evt_o${number}`, 'charge.updated', NOW, { id: 'ch' }))).status).toBe(200);
  });
});
