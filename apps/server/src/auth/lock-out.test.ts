/** Guessing slows the guesser. The owner gets in: from a browser the account knows, and with a mailed link from any. */
import { DEVICE_HEADER } from '@cryptax/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ONE_ENGINE } from '../testing/engines.ts';
import { follow } from '../testing/follow-link.ts';
import { openTestBed, PASSWORD, SITE, type TestBed } from '../testing/test-bed.ts';

describe.each(ONE_ENGINE)('limits on guessing on %s', (engine) => {
  let bed: TestBed;
  beforeAll(async () => {
    bed = await openTestBed(engine, { CRYPTAX_TRUST_PROXY: '1' });
  });
  afterAll(() => bed.close());
  beforeEach(() => bed.resetLimits());

  const post = (path: string, body: unknown, from = '192.0.2.1', device = '', bearer = '') =>
    bed.request(`/api/auth/v1${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'x-forwarded-for': from,
        'x-supabase-api-version': '2024-01-01',
        ...(device === '' ? {} : { [DEVICE_HEADER]: device }),
        ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
      },
    });
  const signIn = (email: string, password: string, from?: string, device?: string) =>
    post('/token?grant_type=password', { email, password }, from, device);
  const address = (index: number) => `198.51.100.${index}`;
  /** Twenty wrong passwords from twenty addresses: strangers have used up what they may try. */
  const attack = async (email: string) => {
    for (let index = 1; index <= 20; index++) await signIn(email, 'a wrong password', address(index));
  };

  test('one caller is stopped alone; others still get in', async () => {
    const { email } = await bed.user('single');
    const statuses = [];
    for (let index = 0; index < 12; index++) statuses.push((await signIn(email, 'a wrong password')).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    expect((await signIn(email, PASSWORD, '192.0.2.77')).status).toBe(200);
  });

  test('many callers: strangers wait, a known browser and a mailed link do not, and the link lifts it for all', async () => {
    const { email } = await bed.user('wanted');
    const known = (await signIn(email, PASSWORD)).headers.get(DEVICE_HEADER) ?? '';
    expect(known).toMatch(/^[\w-]{43}$/);
    await attack(email);
    const refused = await signIn(email, PASSWORD, '203.0.113.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    const again = await signIn(email, PASSWORD, '203.0.113.9', known);
    expect(again.status).toBe(200);
    const renewed = again.headers.get(DEVICE_HEADER) ?? '';
    expect(renewed).not.toBe(known);

    await attack(email);
    expect((await signIn(email, PASSWORD, '203.0.113.9', known)).status).toBe(429);
    await bed.client().auth.resetPasswordForEmail(email);
    const { link } = await bed.lastMail(email);
    expect((await follow(bed, link)).hash).toContain('access_token=');
    expect((await signIn(email, PASSWORD, '203.0.113.9')).status).toBe(200);
  });

  test('a known browser has a limit of its own, and is known to its account only', async () => {
    const [one, two] = [await bed.user('devices1'), await bed.user('devices2')];
    const device = (await signIn(one.email, PASSWORD)).headers.get(DEVICE_HEADER) ?? '';
    const statuses = [];
    for (let index = 0; index < 21; index++) {
      statuses.push((await signIn(one.email, 'a wrong password', address(index), device)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
    await attack(two.email);
    expect((await signIn(two.email, PASSWORD, '203.0.113.9', device)).status).toBe(429);
    // Two accounts in one browser: signing in to the second keeps the first.
    await bed.resetLimits();
    const both = (await signIn(two.email, PASSWORD, '203.0.113.9', device)).headers.get(DEVICE_HEADER) ?? '';
    await attack(one.email);
    expect((await signIn(one.email, PASSWORD, '203.0.113.9', both)).status).toBe(200);
  });

  test('a hundred guesses at once: no more than the limit are looked at, also when one of them is right', async () => {
    const { email } = await bed.user('parallel');
    const guesses = Array.from({ length: 60 }, (_, index) =>
      signIn(email, index < 59 ? 'a wrong password' : PASSWORD, '192.0.2.1'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(49);
  });

  test('wrong digits end the digits, not the link; a further mail ends neither the earlier link', async () => {
    const { email } = await bed.user('links');
    const ask = async (from: string) => {
      expect((await post('/recover', { email }, from)).status).toBe(200);
      return bed.lastMail(email);
    };
    const own = await ask('192.0.2.1');
    // Somebody else asks and asks, each from another address, and tries digits.
    await ask('198.51.100.1');
    const newest = await ask('198.51.100.2');
    const wrong = newest.code === '000000' ? '000001' : '000000';
    for (let index = 0; index < 6; index++) {
      await post('/verify', { email, token: wrong, type: 'recovery' }, address(index));
    }
    const spent = await post('/verify', { email, token: newest.code, type: 'recovery' });
    expect(await spent.json()).toMatchObject({ code: 'otp_expired' });
    expect((await follow(bed, own.link)).hash).toContain('access_token=');
    // Used once, all of its kind are used.
    expect((await follow(bed, newest.link)).searchParams.get('error_code')).toBe('otp_expired');
  });

  test('digits can be tried twenty times a day for one address, however many mails and callers', async () => {
    const { email } = await bed.user('digits');
    let refused = 0;
    for (let round = 0; round < 5; round++) {
      await post('/recover', { email }, address(round));
      const { code } = await bed.lastMail(email);
      const wrong = code === '000000' ? '000001' : '000000';
      for (let index = 0; index < 5; index++) {
        const answer = await post('/verify', { email, token: wrong, type: 'recovery' }, address(10 * round + index));
        if (answer.status === 429) refused += 1;
      }
    }
    expect(refused).toBe(5);
    expect((await follow(bed, (await bed.lastMail(email)).link)).hash).toContain('access_token=');
  });

  test('a signed-in owner is asked for the password again without waiting for strangers', async () => {
    const { client, email } = await bed.user('inside');
    await attack(email);
    const changed = await client.auth.updateUser({ password: 'a whole new password', current_password: PASSWORD });
    expect(changed.error).toBeNull();
  });

  test('a password alone never makes a browser known to an account with a second factor', async () => {
    const { email, id } = await bed.user('guarded');
    await bed.db.query(
      "insert into auth.mfa_factors (user_id, factor_type, status) values ($1::text::uuid, 'totp', 'verified')",
      [id],
    );
    const answer = await signIn(email, PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.headers.get(DEVICE_HEADER)).toBeNull();
  });

  test('a new password makes other browsers strangers', async () => {
    const { client, email } = await bed.user('renewed');
    const device = (await signIn(email, PASSWORD)).headers.get(DEVICE_HEADER) ?? '';
    await client.auth.updateUser({ password: 'a whole new password' });
    await attack(email);
    expect((await signIn(email, 'a whole new password', '203.0.113.9', device)).status).toBe(429);
  });

  test('addresses of one IPv6 customer count as one', async () => {
    const { email } = await bed.user('six');
    for (let index = 0; index < 10; index++) await signIn(email, 'a wrong password', `2001:db8:1:2::${index}`);
    expect((await signIn(email, PASSWORD, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await signIn(email, PASSWORD, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('mails to one address are bounded, and its owner still gets one', async () => {
    const { email } = await bed.user('mailbox');
    const device = (await signIn(email, PASSWORD)).headers.get(DEVICE_HEADER) ?? '';
    const statuses = [];
    for (let index = 0; index < 31; index++) statuses.push((await post('/recover', { email }, address(index))).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    expect((await post('/recover', { email }, '203.0.113.9', device)).status).toBe(200);
    expect((await bed.lastMail(email)).link).toContain(SITE);
  });
});
