/** Limits are counted by the database's clock, and none lasts longer than its own window, whatever that clock said before. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../http/problem.ts';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, PASSWORD, type TestBed } from '../testing/test-bed.ts';

describe.each(ENGINES)('limits on %s', (engine) => {
  let bed: TestBed;
  beforeAll(async () => {
    bed = await openTestBed(engine);
  });
  afterAll(() => bed.close());

  const use = (key: string) =>
    bed.services.limits.use('mail', key).then(
      () => 0,
      (problem: Problem) => Number(problem.extra.retryAfterSeconds),
    );
  /** What the tables hold when the clock was two days ahead and has been set right. */
  const setClockRight = async () => {
    await bed.db.query('update auth.rate_limits set expire = expire + 172800000');
    for (const [table, column] of [
      ['one_time_tokens', 'created_at'],
      ['sessions', 'created_at'],
      ['refresh_tokens', 'used_at'],
    ] as const) {
      await bed.db.query(`update auth.${table} set ${column} = ${column} + interval '2 days'`);
    }
    await bed.db.query('update auth.mfa_factors set last_used_step = last_used_step + 5760');
  };

  test('one use in a window; then again', async () => {
    expect(await use('a')).toBe(0);
    const wait = await use('a');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    await bed.db.query('update auth.rate_limits set expire = expire - 61000');
    expect(await use('a')).toBe(0);
    expect(await use('b')).toBe(0);
  });

  test('parallel uses are counted one by one', async () => {
    const uses = await Promise.all(Array.from({ length: 8 }, () => use('many')));
    expect(uses.filter((wait) => wait === 0)).toHaveLength(1);
  });

  test('after a clock that ran two days ahead no limit waits longer than its window', async () => {
    expect(await use('ahead')).toBe(0);
    await setClockRight();
    expect(await use('ahead')).toBeLessThanOrEqual(60);
  });

  test('a locked account and a second factor open again after such a clock', async () => {
    const { email, id } = await bed.user('clock');
    for (let index = 0; index < 11; index++) {
      await bed.client().auth.signInWithPassword({ email, password: 'a wrong password' });
    }
    await setClockRight();
    const body = JSON.stringify({ email, password: PASSWORD });
    const answer = await bed.request('/api/auth/v1/token?grant_type=password', { method: 'POST', body });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    const { verifyTotp } = await import('./totp.ts');
    const { generateHOTP } = await import('@oslojs/otp');
    const { decodeBase32IgnorePadding } = await import('@oslojs/encoding');
    const secret = 'JBSWY3DPEHPK3PXP';
    const step = Math.floor(Date.now() / 30_000);
    const code = generateHOTP(decodeBase32IgnorePadding(secret), BigInt(step), 6);
    expect(verifyTotp({ secret, last_used_step: step + 5760 }, code)).toEqual({ step });
    expect(verifyTotp({ secret, last_used_step: step + 1 }, code)).toBeNull();
    expect(id).toMatch(/-/);
  });

  test('links and reused tokens of such a time do not live on', async () => {
    const { client, email } = await bed.user('reuse');
    const first = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    await client.auth.refreshSession();
    await bed.client().auth.resetPasswordForEmail(email);
    const { link } = await bed.lastMail(email);
    await setClockRight();
    const opened = await bed.request(new URL(link).pathname + new URL(link).search);
    expect(opened.headers.get('location')).toContain('otp_expired');
    const reused = await bed.client().auth.refreshSession({ refresh_token: first });
    expect(reused.error?.code).toBe('refresh_token_already_used');
  });
});
