/** What a session may do that has given the password of an account with a second factor, and nothing more: the whole list. */
import { defined } from '@cryptax/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { openTestBed, PASSWORD, type TestBed, type TestUser } from '../testing/test-bed.ts';

const REFUSED = [
  ['PUT', '/api/auth/v1/user', { data: { name: 'Mallory' } }],
  ['PUT', '/api/auth/v1/user', { password: 'a whole new password' }],
  ['PUT', '/api/auth/v1/user', { email: 'thief@example.org' }],
  ['GET', '/api/auth/v1/reauthenticate'],
  ['POST', '/api/auth/v1/logout?scope=others'],
  ['POST', '/api/auth/v1/logout?scope=global'],
  ['POST', '/api/auth/v1/logout'],
  ['POST', '/api/auth/v1/factors', { factor_type: 'totp', friendly_name: 'mine' }],
  ['DELETE', '/api/auth/v1/factors/FACTOR'],
  ['GET', '/api/auth/v1/user/identities/authorize?provider=github&code_challenge=x'],
  ['DELETE', '/api/auth/v1/user/identities/8f14e45f-ceea-4e7e-8e2a-1b6f1a2b3c4d'],
  ['POST', '/api/functions/v1/quick-api', { plan: 'pro', billingCycle: 'monthly' }],
  ['POST', '/api/functions/v1/verify-payment', { sessionId: 'x' }],
  ['GET', '/api/account'],
  ['DELETE', '/api/account', { password: PASSWORD }],
  ['GET', '/api/account/export'],
  ['GET', '/api/account/sessions'],
  ['GET', '/api/account/api-keys'],
  ['POST', '/api/account/api-keys', { name: 'k', scopes: ['tax:read'] }],
] as const;

describe.each(ENGINES)('levels of sessions on %s', (engine) => {
  let bed: TestBed;
  let owner: TestUser;
  let half: string;
  let factor: string;
  beforeAll(async () => {
    bed = await openTestBed(engine);
    owner = await bed.user('levels');
    const { rows } = await bed.db.query<{ id: string }>(
      `insert into auth.mfa_factors (user_id, factor_type, status) values ($1::text::uuid, 'webauthn', 'verified') returning id`,
      [owner.id],
    );
    factor = rows[0]?.id ?? '';
    await bed.db.query("update auth.sessions set aal = 'aal2' where user_id = $1::text::uuid", [owner.id]);
    await owner.client.auth.refreshSession();
    half = await signInByHalf();
  });
  afterAll(() => bed.close());

  const signInByHalf = async () => {
    const { data } = await bed.client().auth.signInWithPassword({ email: owner.email, password: PASSWORD });
    return data.session?.access_token ?? '';
  };
  const ask = (method: string, path: string, body?: unknown) =>
    bed.request(path.replace('FACTOR', factor), {
      method,
      headers: { authorization: `Bearer ${half}`, 'x-supabase-api-version': '2024-01-01' },
      ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
    });

  test.each(REFUSED)('refused: %s %s %j', async (method, path, body?: unknown) => {
    const answer = await ask(method, path, body);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'insufficient_aal' });
    expect((await owner.client.auth.getUser()).error).toBeNull();
  });

  test('allowed: who it is for, the challenge, and its own end', async () => {
    const user = (await (await ask('GET', '/api/auth/v1/user')).json()) as Record<string, unknown>;
    expect(user).toMatchObject({ email: owner.email, user_metadata: {}, identities: [], factors: [{ id: factor }] });
    const claims = JSON.parse(Buffer.from(half.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ aal: 'aal1', user_metadata: {} });
    const rows = await (await ask('GET', '/api/rest/v1/profiles')).json();
    expect(rows).toEqual([]);
    expect((await ask('POST', '/api/auth/v1/logout?scope=local')).status).toBe(204);
    expect((await ask('GET', '/api/auth/v1/user')).status).toBe(403);
    expect((await owner.client.auth.getUser()).data.user?.user_metadata).toMatchObject({ name: 'levels' });
  });
});
