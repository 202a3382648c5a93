import { defined } from '@cryptax/kernel';
import { decodeBase32IgnorePadding } from '@oslojs/encoding';
import { generateHOTP } from '@oslojs/otp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ONE_ENGINE } from '../testing/engines.ts';
import { softKey } from '../testing/soft-key.ts';
import { openTestBed, PASSWORD, SITE, type TestBed, type TestUser } from '../testing/test-bed.ts';

const codeAt = (secret: string, offset = 0) =>
  generateHOTP(decodeBase32IgnorePadding(secret), BigInt(Math.floor(Date.now() / 30_000) + offset), 6);

describe.each(ONE_ENGINE)('second factor on %s', (engine) => {
  let bed: TestBed;
  beforeAll(async () => {
    bed = await openTestBed(engine);
  });
  afterAll(() => bed.close());
  beforeEach(() => bed.resetLimits());

  test('recovery codes: made with the factor, each good once in its place, replaced by a new set, gone with the factor', async () => {
    const { client, email, id } = await bed.user('codes');
    const call = async (who: typeof client, path: string, body?: unknown) => {
      const token = (await who.auth.getSession()).data.session?.access_token;
      return bed.request(path, {
        ...defined({
          method: body === undefined ? undefined : 'POST',
          body: body === undefined ? undefined : JSON.stringify(body),
        }),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    };
    const make = async () =>
      ((await (await call(client, '/api/account/recovery-codes', {})).json()) as { codes: string[] }).codes;
    expect((await call(client, '/api/account/recovery-codes', {})).status).toBe(409);
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    if (factor === null) throw new Error('not enrolled');
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.totp.secret) });
    const [old = ''] = await make();
    const codes = await make();
    expect(codes).toHaveLength(10);
    expect(codes[0]).toMatch(/^([a-z\d]{4}-){3}[a-z\d]{4}$/);
    const { rows } = await bed.db.query('select * from auth.mfa_recovery_codes where user_id = $1::text::uuid', [id]);
    expect(JSON.stringify(rows)).not.toContain(codes[0]);

    const fresh = bed.client();
    await fresh.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await call(fresh, '/api/account/recovery-codes', {})).status).toBe(403);
    const enter = (code: string) => call(fresh, '/api/auth/v1/factors/recovery', { code });
    expect((await enter(old)).status).toBe(422);
    const raised = await enter(` ${codes[0]?.toUpperCase().replaceAll('-', ' ')} `);
    expect(raised.status).toBe(200);
    const { access_token = '', refresh_token = '' } = (await raised.json()) as Record<string, string>;
    await fresh.auth.setSession({ access_token, refresh_token });
    expect((await call(fresh, '/api/account')).status).toBe(200);
    expect(await (await call(fresh, '/api/account/recovery-codes')).json()).toEqual({ left: 9 });

    const again = bed.client();
    await again.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await call(again, '/api/auth/v1/factors/recovery', { code: codes[0] })).status).toBe(422);
    await fresh.auth.mfa.unenroll({ factorId: factor.id });
    expect(await (await call(fresh, '/api/account/recovery-codes')).json()).toEqual({ left: 0 });
  });

  test('authenticator app: enrol, verify, sign in again, remove', async () => {
    const { client, email } = await bed.user('totp');
    const elsewhere = bed.client();
    await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });
    const { data: factor } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'phone',
      issuer: 'Cryptax',
    });
    if (factor === null) throw new Error('not enrolled');
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(factor.totp.uri).toMatch(/^otpauth:\/\/totp\/Cryptax:totp%40example.org\?/);
    const { secret } = factor.totp;

    const wrong = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: '000000' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const code = codeAt(secret);
    expect((await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const replay = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(replay.error?.code).toBe('mfa_verification_failed');

    const fresh = bed.client();
    await fresh.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await fresh.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect((await fresh.from('profiles').select('name')).data).toEqual([]);
    expect((await fresh.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('insufficient_aal');
    expect((await fresh.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'second' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect((await fresh.auth.updateUser({ password: 'a whole new password' })).error?.code).toBe('insufficient_aal');
    expect((await fresh.auth.updateUser({ email: 'thief@example.org' })).error?.code).toBe('insufficient_aal');
    const token = (await fresh.auth.getSession()).data.session?.access_token;
    const account = await bed.request('/api/account', { headers: { authorization: `Bearer ${token}` } });
    expect(account.status).toBe(403);
    expect(
      (await fresh.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(secret, 1) })).error,
    ).toBeNull();
    expect((await fresh.from('profiles').select('name')).data).toEqual([{ name: 'totp' }]);
    expect((await fresh.auth.refreshSession()).error).toBeNull();
    expect((await fresh.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    expect((await fresh.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    expect((await fresh.auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
  });

  test('names are unique, strangers and old challenges are refused, guessing stops', async () => {
    const { client, id } = await bed.user('limits');
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'one' });
    const factorId = data?.id ?? '';
    expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'one' })).error?.code).toBe(
      'mfa_factor_name_conflict',
    );
    const stranger = await bed.user('limits2');
    expect((await stranger.client.auth.mfa.challenge({ factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    expect((await stranger.client.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    await bed.db.query(
      "update auth.mfa_challenges set created_at = now() - interval '6 minutes' where user_id = $1::text::uuid",
      [id],
    );
    const late = await client.auth.mfa.verify({
      factorId,
      challengeId: challenge?.id ?? '',
      code: codeAt(data?.totp.secret ?? ''),
    });
    expect(late.error?.code).toBe('mfa_challenge_expired');
    const { data: next } = await client.auth.mfa.challenge({ factorId });
    const tries = [];
    for (let index = 0; index < 7; index++) {
      tries.push((await client.auth.mfa.verify({ factorId, challengeId: next?.id ?? '', code: '000000' })).error?.code);
    }
    expect(tries.slice(0, 5)).toEqual(Array(5).fill('mfa_verification_failed'));
    expect(tries[5]).toBe('mfa_challenge_expired');
  });

  test('a password alone cannot bring its own second factor', async () => {
    const { client, email } = await bed.user('guarded');
    const { data: pending } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'pending' });
    const { data: app } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'app' });
    const code = codeAt(app?.totp.secret ?? '');
    expect((await client.auth.mfa.challengeAndVerify({ factorId: app?.id ?? '', code })).error).toBeNull();
    const thief = bed.client();
    await thief.auth.signInWithPassword({ email, password: PASSWORD });
    const token = (await thief.auth.getSession()).data.session?.access_token;
    const post = async (path: string, body: unknown) => {
      const headers = { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' };
      const answer = await bed.request(`/api/auth/v1/factors/${pending?.id}/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers,
      });
      return (await answer.json()) as {
        id: string;
        code?: string;
        webauthn: { credential_options: { publicKey: { challenge: string } } };
      };
    };
    const challenge = await post('challenge', {});
    const credential_response = softKey(SITE).create(challenge.webauthn.credential_options.publicKey.challenge);
    const answer = await post('verify', {
      challenge_id: challenge.id,
      webauthn: { type: 'create', credential_response },
    });
    expect(answer.code).toBe('insufficient_aal');
  });

  test('security key: registered and used through the wire of the library', async () => {
    const user = await bed.user('webauthn');
    const key = softKey(SITE);
    const post = async (path: string, body: unknown, owner: TestUser = user) => {
      const headers = { authorization: `Bearer ${await owner.token()}`, 'x-supabase-api-version': '2024-01-01' };
      const answer = await bed.request(`/api/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body), headers });
      return (await answer.json()) as Record<string, unknown> & {
        id: string;
        webauthn: {
          type: string;
          credential_options: { publicKey: { challenge: string; rpId?: string; rp?: { id: string } } };
        };
      };
    };
    const { data: factor } = await user.client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' });
    expect(factor).toMatchObject({ type: 'webauthn', friendly_name: 'key' });
    const path = `/factors/${factor?.id}`;
    const site = { rpId: 'localhost', rpOrigins: [SITE] };
    const create = await post(`${path}/challenge`, {
      factorId: factor?.id,
      webauthn: { rpId: 'evil.example', rpOrigins: ['https://evil.example'] },
    });
    expect(create.webauthn).toMatchObject({
      type: 'create',
      credential_options: { publicKey: { rp: { id: 'localhost' } } },
    });
    const { challenge } = create.webauthn.credential_options.publicKey;
    const foreign = softKey('https://evil.example').create(challenge);
    const wrong = await post(`${path}/verify`, {
      challenge_id: create.id,
      webauthn: { type: 'create', ...site, credential_response: foreign },
    });
    expect(wrong.code).toBe('mfa_verification_failed');
    const registered = await post(`${path}/verify`, {
      challenge_id: create.id,
      webauthn: { type: 'create', ...site, credential_response: key.create(challenge) },
    });
    expect(registered.access_token).toBeTruthy();

    const { data: again } = await user.client.auth.signInWithPassword({ email: user.email, password: PASSWORD });
    expect(again.session).not.toBeNull();
    const request = await post(`${path}/challenge`, { factorId: factor?.id, webauthn: site });
    expect(request.webauthn.type).toBe('request');
    const answer = key.get(request.webauthn.credential_options.publicKey.challenge);
    const signedIn = await post(`${path}/verify`, {
      challenge_id: request.id,
      webauthn: { type: 'request', ...site, credential_response: answer },
    });
    const claims = JSON.parse(Buffer.from(String(signedIn.access_token).split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/webauthn' }, { method: 'password' }] });
    const reused = await post(`${path}/verify`, {
      challenge_id: request.id,
      webauthn: { type: 'request', ...site, credential_response: answer },
    });
    expect(reused.code).toBe('mfa_challenge_expired');
  });
});
