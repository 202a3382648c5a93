import type { QuickApiAnswer } from '@cryptax/api-contract';
import type { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, RETURNS } from '../testing/billing.ts';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, SITE, type TestBed, type TestUser } from '../testing/test-bed.ts';

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
