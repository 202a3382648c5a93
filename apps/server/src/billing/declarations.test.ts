/** Sections 312k and 356a BGB: a contract is cancelled, or withdrawn from, without logging in, and the declaration confirmed by mail with what it said. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, RETURNS } from '../testing/billing.ts';
import { ONE_ENGINE } from '../testing/engines.ts';
import { openTestBed, SITE, type TestBed, type TestUser } from '../testing/test-bed.ts';

describe.each(ONE_ENGINE)('cancelling without logging in on %s', (engine) => {
  let bed: TestBed;
  let user: TestUser;
  beforeAll(async () => {
    bed = await openTestBed(engine);
    user = await bed.user('customer');
    const { data } = await user.client.functions.invoke('quick-api', {
      body: { plan: 'premium', billingCycle: 'yearly', ...RETURNS },
    });
    await bed.request(data.url.replace(SITE, ''), { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
  });
  afterAll(() => bed.close());

  const declare = (body: object) =>
    bed.request('/api/contracts/declare', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const mailsTo = async (email: string) =>
    (
      await bed.db.query<{ subject: string; body: string }>(
        "select subject, body from auth.mail_outbox where recipient = $1 and subject like '%eingegangen%' order by id",
        [email],
      )
    ).rows;
  const emailOf = async () =>
    (await bed.db.query<{ email: string }>('select email from auth.users where id = $1::text::uuid', [user.id])).rows[0]
      ?.email ?? '';

  test('the contract ends with its term, and the mail says what was declared, when it came and when it ends', async () => {
    const email = await emailOf();
    const answer = await declare({
      kind: 'extraordinary',
      reason: 'Moved abroad',
      name: 'Kim\nBerg',
      email: email.toUpperCase(),
      contract: 'Cryptax Premium',
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ receivedAt: expect.stringMatching(/^\d{4}-/) });
    expect(await account(bed, user)).toMatchObject({
      plan: 'premium',
      subscription: { state: 'cancelled-at-period-end' },
    });
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.body).toMatch(/endet am \d\d\.\d\d\.\d{4}/);
    for (const words of ['Moved abroad', 'Name: Kim Berg', 'Cryptax Premium', 'frühestmöglich', 'Eingegangen am']) {
      expect(mail?.body).toContain(words);
    }
    const { rows } = await bed.db.query('select kind, name from public.declarations where user_id = $1::text::uuid', [
      user.id,
    ]);
    expect(rows).toEqual([{ kind: 'extraordinary', name: 'Kim Berg' }]);
  });

  test('an unknown address gets the same answer, and no words of the caller but the name', async () => {
    const email = 'stranger@example.org';
    const answer = await declare({
      kind: 'ordinary',
      reason: 'Buy this',
      name: 'Sam',
      email,
      contract: 'https://spam.example',
    });
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([200, ['receivedAt']]);
    const [mail] = await mailsTo(email);
    expect(mail?.body).toContain('keinen laufenden Vertrag');
    expect(mail?.body).not.toMatch(/Buy this|spam/);
  });

  test('what is missing is refused, and one address is not flooded', async () => {
    const whole = { kind: 'ordinary', name: 'Sam', email: 'flood@example.org', contract: 'Pro', endsOn: '2027-01-31' };
    expect((await declare({ ...whole, name: ' ' })).status).toBe(400);
    expect((await declare({ ...whole, endsOn: 'soon' })).status).toBe(400);
    expect((await declare(whole)).status).toBe(200);
    expect((await declare(whole)).status).toBe(429);
    expect(await mailsTo('flood@example.org')).toHaveLength(1);
  });

  test('a withdrawal ends the contract with a refund, as the button of the account does, and is confirmed twice', async () => {
    const email = await emailOf();
    const answer = await declare({ kind: 'withdrawal', name: 'Kim Berg', email, contract: 'R-2026-1' });
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([200, ['receivedAt']]);
    await bed.services.background.idle();
    expect(await account(bed, user)).toMatchObject({ plan: 'free', subscription: { state: 'withdrawn' } });
    const [, received] = await mailsTo(email);
    expect(received?.subject).toBe('Cryptax: Widerruf eingegangen / Withdrawal received');
    for (const words of [
      'Widerruf / withdrawal',
      'Name: Kim Berg',
      'R-2026-1',
      'Vertrag über Premium endet',
      'Eingegangen am',
    ])
      expect(received?.body).toContain(words);
    const { rows } = await bed.db.query<{ body: string }>(
      "select body from auth.mail_outbox where recipient = $1 and subject like 'Cryptax: Widerruf bestätigt%'",
      [email],
    );
    // One day of 365 has begun: 0.13 of 49.00 EUR.
    expect(rows.map(({ body }) => body)).toEqual([expect.stringContaining('48,87 EUR erstatten wir')]);
  });

  test('a withdrawal for an unknown address gets the same answer, and no words of the caller but the name', async () => {
    const email = 'nobody@example.org';
    const answer = await declare({ kind: 'withdrawal', name: 'Sam', email, contract: 'https://spam.example' });
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([200, ['receivedAt']]);
    const [mail] = await mailsTo(email);
    expect(mail?.body).toContain('keinen Vertrag, der noch widerrufen werden kann');
    expect(mail?.body).not.toContain('spam');
    expect((await declare({ kind: 'withdrawal', name: 'Sam', email, contract: 'x' })).status).toBe(429);
  });
});
