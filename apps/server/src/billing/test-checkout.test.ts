import type { InvoiceView, QuickApiAnswer } from '@cryptax/api-contract';
import type { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, RETURNS } from '../testing/billing.ts';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, SITE, type TestBed, type TestUser } from '../testing/test-bed.ts';
import { mailPlanEnds } from './mail-plan-ends.ts';

const BOUGHT = 'Cryptax: Vertrag bestätigt / Contract confirmed';

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

  const subjects = async (user: TestUser) => {
    const { rows } = await bed.db.query<{ subject: string }>(
      `select subject from auth.mail_outbox where user_id = $1::text::uuid and subject not like '%onfirm your e-mail%' order by id`,
      [user.id],
    );
    return rows.map(({ subject }) => subject);
  };

  const invoicesOf = async (headers: { readonly authorization: string }) => {
    const answer = await bed.request('/api/account/invoices', { headers });
    return ((await answer.json()) as { readonly invoices: readonly InvoiceView[] }).invoices;
  };

  test('the page says what it is; paying upgrades once however often the button is pressed', async () => {
    const user = await bed.user('buyer');
    const { sessionId, path } = await start(user);
    const page = await (await bed.request(`${path}?lang=de`)).text();
    expect(page).toContain('Es wird kein Geld bewegt');
    expect(page).toContain('10,00\u00a0€');
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
    expect(await subjects(user)).toEqual([BOUGHT]);
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

  test('the page has one language: the one the app asked for, else the one the browser reads first', async () => {
    const user = await bed.user('reader');
    const ask = async (languages: string, path: string) =>
      (await bed.request(path, { headers: { 'Accept-Language': languages } })).text();
    const { path } = await start(user);
    const german = await ask('de-DE,en;q=0.8', path);
    expect(german).toContain('<html lang="de">');
    expect(german).toContain('Testweise bezahlen');
    expect(german).not.toMatch(/month|Pay|Cancel|No payment/);
    const english = await ask('fr,de;q=0.8', path);
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('€10.00 <span>per month');
    expect(english).not.toMatch(/Monat|bezahlen|Abbrechen|Geld/);
    const { data } = await user.client.functions.invoke<QuickApiAnswer>('quick-api', {
      body: { plan: 'pro', billingCycle: 'yearly', lang: 'de', ...RETURNS },
    });
    expect(await ask('en', (data?.url ?? '').replace(SITE, ''))).toContain('<html lang="de">');
  });

  test('an upgrade credits what is left of the former contract, says so before, and ends it', async () => {
    const user = await bed.user('upgrader');
    const first = await user.client.functions.invoke<QuickApiAnswer>('quick-api', {
      body: { plan: 'premium', billingCycle: 'yearly', ...RETURNS },
    });
    await press((first.data?.url ?? '').replace(SITE, ''), 'pay');
    expect((await account(bed, user)).plan).toBe('premium');
    const headers = { authorization: `Bearer ${await user.token()}` };
    const ask = async (wish: string) =>
      (await bed.request(`/api/account/plan-change?${wish}`, { headers })).json() as Promise<unknown>;
    // One day of 365 has begun: 49 EUR less 0.13 EUR is the credit. Pro costs 10 EUR a month or 99 EUR a year.
    const from = { plan: 'premium', billingCycle: 'yearly' };
    expect(await ask('plan=pro&billingCycle=yearly')).toEqual({
      priceCents: 9900,
      creditCents: 4887,
      dueCents: 5013,
      refundCents: 0,
      from,
    });
    expect(await ask('plan=pro&billingCycle=monthly')).toEqual({
      priceCents: 1000,
      creditCents: 4887,
      dueCents: 0,
      refundCents: 3887,
      from,
    });
    const { path } = await start(user);
    const page = await (await bed.request(`${path}?lang=de`)).text();
    expect(page).toContain('0,00\u00a0€ <span>heute zu zahlen</span>');
    expect(page).toContain('10,00\u00a0€ pro Monat, −48,87\u00a0€ Guthaben');
    await press(path, 'pay');
    expect((await account(bed, user)).plan).toBe('pro');
    const { data } = await user.client.from('subscriptions').select('plan,status').order('plan');
    expect(data).toEqual([
      { plan: 'premium', status: 'canceled' },
      { plan: 'pro', status: 'active' },
    ]);
    const invoices = await invoicesOf(headers);
    const lines = invoices.map(({ amountCents, creditCents }) => [amountCents, creditCents]);
    expect(lines).toHaveLength(3);
    expect(lines).toEqual(
      expect.arrayContaining([
        [4900, 0],
        [0, 1000],
        [-3887, 0],
      ]),
    );
    expect(await subjects(user)).toEqual([
      BOUGHT,
      'Cryptax: Erstattung nach Tarifwechsel / Refund after your change of plan',
      BOUGHT,
    ]);
    expect(invoices.map(({ plan, amountCents }) => `${plan} ${amountCents}`).sort()).toEqual([
      'premium -3887',
      'premium 4900',
      'pro 0',
    ]);
    const { rows } = await bed.db.query<{ body: string }>(
      'select body from auth.mail_outbox where user_id = $1::text::uuid and subject = $2 order by id',
      [user.id, BOUGHT],
    );
    const [yearly = '', monthly = ''] = rows.map(({ body }) => body);
    // What was bought, at which price, for how long, and how to get out of it (section 312f (2) BGB).
    for (const said of ['Premium', '49,00 EUR pro Jahr', 'EUR 49.00 per year', 'kein Geld', '14 Tage', 'twelve months'])
      expect(yearly).toContain(said);
    expect(yearly).not.toContain('Angerechnet');
    for (const said of ['Pro', '10,00 EUR pro Monat', 'Angerechnet: 10,00 EUR; bezahlt: 0,00 EUR', 'one month'])
      expect(monthly).toContain(said);
    // Free again, not the former plan, which has been paid back: and it says so before.
    expect((await account(bed, user)).subscription?.planAfter).toBe('free');
  });

  test('of contracts that have ended the last one is named, whatever plan it was', async () => {
    const user = await bed.user('returner');
    const headers = { authorization: `Bearer ${await user.token()}` };
    const buy = async (plan: 'premium' | 'pro') => {
      const body = { plan, billingCycle: 'monthly', ...RETURNS };
      const { data } = await user.client.functions.invoke<QuickApiAnswer>('quick-api', { body });
      await press((data?.url ?? '').replace(SITE, ''), 'pay');
      await bed.request('/api/account/subscription/money-back', { method: 'POST', headers });
    };
    await buy('pro');
    // Starts are told in whole seconds.
    await bed.db.query("update public.subscriptions set started_at = started_at - interval '1 minute'");
    await buy('premium');
    expect((await account(bed, user)).subscription).toMatchObject({ plan: 'premium', state: 'withdrawn' });
  });

  test('cancelling, undoing, withdrawing, money back and the end of a plan are confirmed by mail at once', async () => {
    const user = await bed.user('leaver');
    const headers = { authorization: `Bearer ${await user.token()}` };
    const step = (name: string) => bed.request(`/api/account/subscription/${name}`, { method: 'POST', headers });
    await press((await start(user)).path, 'pay');
    await step('cancel');
    await step('resume');
    const withdrawn = (await (await step('withdraw')).json()) as { chargeCents: number; refundCents: number };
    expect(withdrawn.chargeCents + withdrawn.refundCents).toBe(1000);
    await press((await start(user)).path, 'pay');
    expect(await (await step('money-back')).json()).toEqual({ chargeCents: 0, refundCents: 1000 });
    expect((await step('money-back')).status).toBe(409);
    await press((await start(user)).path, 'pay');
    await step('cancel');
    await bed.db.query(
      `update public.subscriptions set period_end = now() - interval '1 minute' where user_id = $1::text::uuid and withdrawn_at is null`,
      [user.id],
    );
    await mailPlanEnds(bed.db);
    await mailPlanEnds(bed.db);
    expect((await subjects(user)).map((subject) => subject.split(' / ')[1])).toEqual([
      'Contract confirmed',
      'Cancellation confirmed',
      'Cancellation undone',
      'Withdrawal confirmed',
      'Contract confirmed',
      'Refund confirmed',
      'Contract confirmed',
      'Cancellation confirmed',
      'Your plan has ended',
    ]);
    const invoices = await invoicesOf(headers);
    const refunds = invoices.filter(({ amountCents }) => amountCents < 0);
    expect(refunds.map(({ status }) => status)).toEqual(['refunded', 'refunded']);
  });

  test('a contract that nobody cancelled begins its next term, once, with an invoice; a cancelled one ends', async () => {
    const [user, leaver] = [await bed.user('stays'), await bed.user('leaves')];
    for (const one of [user, leaver]) await press((await start(one)).path, 'pay');
    const left = { authorization: `Bearer ${await leaver.token()}` };
    await bed.request('/api/account/subscription/cancel', { method: 'POST', headers: left });
    // Two months and ten days ago: the third term runs.
    await bed.db.query(
      `update public.subscriptions set started_at = now() - interval '2 months 10 days',
        period_start = now() - interval '2 months 10 days', period_end = now() - interval '1 month 10 days'
        where user_id in ($1::text::uuid, $2::text::uuid)`,
      [user.id, leaver.id],
    );
    await Promise.all([bed.services.payments.renew(), bed.services.payments.renew()]);
    const { plan, subscription } = await account(bed, user);
    expect(plan).toBe('pro');
    const daysLeft = (Date.parse(subscription?.periodEnd ?? '') - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(15);
    expect(daysLeft).toBeLessThan(25);
    expect(subscription).toMatchObject({ state: 'active', planAfter: 'free' });
    expect(subscription?.endNow?.refundCents).toBeGreaterThan(0);
    const paid = await invoicesOf({ authorization: `Bearer ${await user.token()}` });
    expect(paid.map(({ amountCents }) => amountCents)).toEqual([1000, 1000]);
    expect((await account(bed, leaver)).subscription?.state).toBe('ended');
    expect(await invoicesOf(left)).toHaveLength(1);
  });

  test('after the first term a contract can be ended at once, and the days not used are paid back', async () => {
    const user = await bed.user('renewed');
    const headers = { authorization: `Bearer ${await user.token()}` };
    const end = () => bed.request('/api/account/subscription/end-now', { method: 'POST', headers });
    const bought = await user.client.functions.invoke<QuickApiAnswer>('quick-api', {
      body: { plan: 'premium', billingCycle: 'yearly', ...RETURNS },
    });
    await press((bought.data?.url ?? '').replace(SITE, ''), 'pay');
    expect((await end()).status).toBe(409);
    // 99.5 days into the second year: 49 EUR * 265 / 365 = 35.58 EUR are left.
    await bed.db.query(
      `update public.subscriptions set started_at = now() - interval '464.5 days', period_start = now() - interval '99.5 days',
        period_end = now() + interval '265.5 days' where user_id = $1::text::uuid`,
      [user.id],
    );
    expect((await account(bed, user)).subscription).toMatchObject({ endNow: { refundCents: 3558 }, planAfter: 'free' });
    expect(await (await end()).json()).toEqual({ chargeCents: 1342, refundCents: 3558 });
    expect(await account(bed, user)).toMatchObject({ plan: 'free', subscription: { state: 'ended' } });
    expect(await subjects(user)).toEqual([BOUGHT, 'Cryptax: Kündigung bestätigt / Cancellation confirmed']);
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
    const { data } = await user.client.from('subscriptions').select('status,cancel_at_period_end').order('status');
    const ended = { status: 'canceled', cancel_at_period_end: false };
    expect(data).toEqual([{ status: 'active', cancel_at_period_end: true }, ended, ended, ended]);
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
