import type { AccountOverview, QuickApiAnswer } from '@cryptax/api-contract';
import type { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { type FakeStripe, STRIPE_ENVIRONMENT, startFakeStripe } from '../testing/fake-stripe.ts';
import { openTestBed, SITE, type TestBed, type TestUser } from '../testing/test-bed.ts';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;
const RETURNS = {
  successUrl: `${SITE}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${SITE}/pricing?canceled=true`,
};

function subscription(userId: string, changes: Record<string, unknown> = {}, periodEnd = NOW + 365 * DAY) {
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

const event = (id: string, type: string, created: number, object: unknown) => ({ id, type, created, data: { object } });
const account = async (bed: TestBed, user: TestUser): Promise<AccountOverview> => {
  const answer = await bed.request('/api/account', { headers: { authorization: `Bearer ${await user.token()}` } });
  return (await answer.json()) as AccountOverview;
};

describe.each(ENGINES)('Stripe on %s', (engine) => {
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

  test('checkout: the user from the token, the price from our table; the notice upgrades', async () => {
    const id = `cs_${names}${engine}`;
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

    const other = await bed.user(`thief${names}`);
    const { error } = await other.client.functions.invoke('verify-payment', { body: { sessionId: id } });
    expect(((error as FunctionsHttpError).context as Response).status).toBe(404);
  });

  test('a late notice does not matter: asking for the outcome asks Stripe', async () => {
    const id = `cs_late${names}${engine}`;
    stripe.answers.set('POST /v1/checkout/sessions', { id, url: 'https://checkout.stripe.example/pay' });
    const body = { plan: 'premium', billingCycle: 'yearly', ...RETURNS };
    await user.client.functions.invoke('quick-api', { body });
    stripe.answers.set('GET /v1/checkout/sessions/*', {
      id,
      client_reference_id: user.id,
      payment_status: 'paid',
      status: 'complete',
      created: NOW,
      subscription: subscription(user.id, { id: `sub_late${names}` }),
    });
    const { data } = await user.client.functions.invoke('verify-payment', { body: { sessionId: id } });
    expect(data).toMatchObject({ success: true });
    expect(await plan()).toBe('premium');
  });

  test('delivered twice, or in the wrong order: one upgrade, and the last state stands', async () => {
    const created = event(
      `evt_1${names}`,
      'customer.subscription.created',
      NOW,
      subscription(user.id, { status: 'incomplete' }),
    );
    const paid = event(`evt_2${names}`, 'customer.subscription.updated', NOW + 5, subscription(user.id));
    expect(await (await deliver(paid)).json()).toEqual({ received: true, isNew: true });
    expect(await (await deliver(paid)).json()).toEqual({ received: true, isNew: false });
    await deliver(created);
    expect(await plan()).toBe('premium');
    const all = await Promise.all(Array.from({ length: 4 }, () => deliver({ ...paid, id: `evt_3${names}` })));
    const texts = await Promise.all(all.map((answer) => answer.text()));
    expect(texts.filter((text) => text.includes('"isNew":true'))).toHaveLength(1);
    const { rows } = await bed.db.query('select id from public.subscriptions where user_id = $1::text::uuid', [
      user.id,
    ]);
    expect(rows).toHaveLength(1);

    await deliver(
      event(`evt_4${names}`, 'customer.subscription.deleted', NOW + 9, subscription(user.id, { status: 'canceled' })),
    );
    await deliver(event(`evt_5${names}`, 'customer.subscription.updated', NOW + 10, subscription(user.id)));
    expect(await plan()).toBe('free');
  });

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

  test('portal and invoices', async () => {
    await deliver(event(`evt_i1${names}`, 'customer.subscription.created', NOW, subscription(user.id)));
    const invoice = {
      id: `in_${names}`,
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
    await deliver(event(`evt_i2${names}`, 'invoice.paid', NOW, invoice));
    await deliver(event(`evt_i3${names}`, 'invoice.finalized', NOW, { ...invoice, status: 'open' }));
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
      id: `evt_u${names}`,
      data: { object: subscription('00000000-0000-4000-8000-000000000000') },
    };
    expect((await deliver(unknown)).status).toBe(200);
    expect((await deliver(event(`evt_o${names}`, 'charge.updated', NOW, { id: 'ch' }))).status).toBe(200);
  });
});

describe.each(ENGINES)('test checkout on %s', (engine) => {
  let bed: TestBed;
  beforeAll(async () => {
    bed = await openTestBed(engine);
  });
  afterAll(() => bed.close());

  const start = async (user: TestUser) => {
    const { data } = await user.client.functions.invoke<QuickApiAnswer>('quick-api', {
      body: { plan: 'pro', billingCycle: 'monthly', ...RETURNS },
    });
    if (data === null) throw new Error('no checkout');
    return { sessionId: data.sessionId, path: data.url.replace(SITE, '') };
  };
  const press = (path: string, action: string) =>
    bed.request(path, { method: 'POST', body: new URLSearchParams({ action }) });

  test('the page says what it is; paying upgrades once however often the button is pressed', async () => {
    const user = await bed.user('buyer');
    const { sessionId, path } = await start(user);
    const page = await (await bed.request(path)).text();
    expect(page).toContain('es wird kein Geld bewegt');
    expect(page).toContain('10,00 €');
    expect(page).not.toContain('<script');
    const all = await Promise.all([press(path, 'pay'), press(path, 'pay'), press(path, 'pay')]);
    for (const answer of all)
      expect(answer.headers.get('location')).toBe(`${SITE}/payment/success?session_id=${sessionId}`);
    const { data } = await user.client.functions.invoke('verify-payment', { body: { sessionId } });
    expect(data).toEqual({
      success: true,
      planName: 'Pro',
      price: '10',
      interval: 'Monat',
      message: 'Zahlung bestätigt',
    });
    expect(await account(bed, user)).toMatchObject({
      plan: 'pro',
      subscription: { state: 'active', priceCents: 1000 },
    });
    const { rows } = await bed.db.query('select id from public.invoices where user_id = $1::text::uuid', [user.id]);
    expect(rows).toHaveLength(1);
    expect((await user.client.auth.getUser()).data.user?.app_metadata.plan).toBe('pro');
    const again = await user.client.functions.invoke('quick-api', {
      body: { plan: 'pro', billingCycle: 'monthly', ...RETURNS },
    });
    expect(((again.error as FunctionsHttpError).context as Response).status).toBe(409);
    const headers = { authorization: `Bearer ${await user.token()}` };
    for (const [step, state] of [
      ['cancel', 'cancelled-at-period-end'],
      ['resume', 'active'],
      ['withdraw', 'withdrawn'],
    ]) {
      expect((await bed.request(`/api/account/subscription/${step}`, { method: 'POST', headers })).status).toBe(200);
      expect((await account(bed, user)).subscription?.state).toBe(state);
    }
    expect((await account(bed, user)).plan).toBe('free');
  });

  test('an upgrade lets the former subscription run out', async () => {
    const user = await bed.user('upgrader');
    const first = await user.client.functions.invoke<QuickApiAnswer>('quick-api', {
      body: { plan: 'premium', billingCycle: 'yearly', ...RETURNS },
    });
    await press((first.data?.url ?? '').replace(SITE, ''), 'pay');
    expect((await account(bed, user)).plan).toBe('premium');
    await press((await start(user)).path, 'pay');
    expect((await account(bed, user)).plan).toBe('pro');
    const { data } = await user.client.from('subscriptions').select('plan,cancel_at_period_end').order('plan');
    expect(data).toEqual([
      { plan: 'premium', cancel_at_period_end: true },
      { plan: 'pro', cancel_at_period_end: false },
    ]);
  });

  test('of two subscriptions of one second, cancelling means the one that renews', async () => {
    const user = await bed.user('quick');
    await press((await start(user)).path, 'pay');
    const headers = { authorization: `Bearer ${await user.token()}` };
    const cancel = () => bed.request('/api/account/subscription/cancel', { method: 'POST', headers });
    for (let bought = 0; bought < 3; bought++) {
      await cancel();
      await press((await start(user)).path, 'pay');
    }
    await bed.db.query("update public.subscriptions set started_at = '2026-01-01' where user_id = $1::text::uuid", [
      user.id,
    ]);
    expect((await cancel()).status).toBe(200);
    const { data } = await user.client.from('subscriptions').select('cancel_at_period_end');
    expect(data).toEqual(Array(4).fill({ cancel_at_period_end: true }));
  });

  test('declining and cancelling leave the plan as it is', async () => {
    const user = await bed.user('hesitant');
    const first = await start(user);
    expect((await press(first.path, 'cancel')).headers.get('location')).toBe(`${SITE}/pricing?canceled=true`);
    await press(first.path, 'decline');
    const { data } = await user.client.functions.invoke('verify-payment', { body: { sessionId: first.sessionId } });
    expect(data).toMatchObject({ success: false });
    await press(first.path, 'pay');
    expect((await account(bed, user)).plan).toBe('free');
  });

  test('without a session nothing is sold', async () => {
    const { error } = await bed
      .client()
      .functions.invoke('quick-api', { body: { plan: 'pro', billingCycle: 'monthly', ...RETURNS } });
    expect(((error as FunctionsHttpError).context as Response).status).toBe(401);
  });
});
