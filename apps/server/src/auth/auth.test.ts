import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { follow } from '../testing/follow-link.ts';
import { openTestBed, PASSWORD, SITE, type TestBed } from '../testing/test-bed.ts';

describe.each(ENGINES)('auth on %s', (engine) => {
  let bed: TestBed;
  beforeAll(async () => {
    bed = await openTestBed(engine);
  });
  afterAll(() => bed.close());
  beforeEach(() => bed.resetLimits());

  test('sign-up, confirmation by link, password sign-in, refresh, user, sign-out', async () => {
    const client = bed.client({ flowType: 'pkce' });
    const email = 'klaus@example.org';
    const options = { data: { name: 'Klaus', plan: 'free' }, emailRedirectTo: `${SITE}/auth/callback` };
    const { data: signedUp, error } = await client.auth.signUp({
      email: 'Klaus@Example.org',
      password: PASSWORD,
      options,
    });
    expect(error).toBeNull();
    expect(signedUp.session).toBeNull();
    expect(signedUp.user).toMatchObject({ email, user_metadata: { name: 'Klaus' }, identities: [] });

    await bed.services.background.idle();
    const early = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

    const { link } = await bed.lastMail(email);
    const target = await follow(bed, link);
    expect(`${target.origin}${target.pathname}`).toBe(`${SITE}/auth/callback`);
    const { data: restored } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(restored.user).toMatchObject({
      email,
      app_metadata: { provider: 'email', providers: ['email'], plan: 'free' },
    });
    expect(new URLSearchParams((await follow(bed, link)).hash.slice(1)).get('error_code')).toBe('otp_expired');

    const { data: signedIn } = await client.auth.signInWithPassword({ email: 'KLAUS@example.org', password: PASSWORD });
    expect(signedIn.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    const { data: refreshed } = await client.auth.refreshSession();
    expect(refreshed.session?.refresh_token).not.toBe(signedIn.session?.refresh_token);
    const { data: claims } = await client.auth.getClaims();
    expect(claims?.claims).toMatchObject({ sub: refreshed.user?.id, role: 'authenticated', aal: 'aal1', email });
    expect(claims?.header).toMatchObject({ alg: 'ES256' });

    const { data: profile } = await client.from('profiles').select('name').single();
    expect(profile).toEqual({ name: 'Klaus' });
    const token = refreshed.session?.access_token ?? '';
    expect((await client.auth.signOut()).error).toBeNull();
    const { error: gone } = await client.auth.getUser(token);
    expect(gone?.name).toBe('AuthSessionMissingError');
    const late = await bed.client({ token }).from('profiles').select('name');
    expect(late).toMatchObject({ status: 401, error: { code: 'PGRST301' } });
  });

  test('a taken address, an unknown address and a known one look the same from outside', async () => {
    await bed.user('taken');
    const answers = [];
    for (const email of ['taken@example.org', 'nobody@example.org']) {
      const { data, error } = await bed
        .client()
        .auth.signUp({ email, password: PASSWORD, options: { data: { a: 1 } } });
      expect(error).toBeNull();
      const { id, created_at, updated_at, confirmation_sent_at, ...rest } = data.user ?? {};
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect([created_at, updated_at, confirmation_sent_at].every((time) => typeof time === 'string')).toBe(true);
      answers.push({ ...rest, email: '' });
    }
    expect(answers[0]).toEqual(answers[1]);
    const reported = await bed.lastMail('taken@example.org');
    expect(reported.body).toContain('Es gibt aber schon eines');
    expect([reported.link, reported.code]).toEqual(['', '']);
    await bed.resetLimits();
    for (const email of ['taken@example.org', 'stranger@example.org']) {
      expect((await bed.client().auth.resetPasswordForEmail(email)).error).toBeNull();
      expect((await bed.client().auth.resend({ type: 'signup', email })).error).toBeNull();
      const wrong = await bed.client().auth.signInWithPassword({ email, password: 'not the password' });
      expect(wrong.error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      });
      const again = await bed.client().auth.resetPasswordForEmail(email);
      expect(again.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    }
  });

  test('the same address from two tabs at once is one account', async () => {
    const email = 'twice@example.org';
    const body = JSON.stringify({ email, password: PASSWORD });
    // The limit on mails would refuse the second; what is tested is the account.
    const send = async () => {
      await bed.db.query("delete from auth.rate_limits where key like 'mail:%'");
      return bed.request('/api/auth/v1/signup', { method: 'POST', body });
    };
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
    await bed.services.background.idle();
    const { rows } = await bed.db.query('select id from auth.users where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  test('passwords have at least eight characters, addresses are addresses', async () => {
    const short = await bed.client().auth.signUp({ email: 'short@example.org', password: '1234567' });
    expect(short.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
    const odd = await bed.client().auth.signUp({ email: 'no address', password: PASSWORD });
    expect(odd.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('the previous refresh token works for a moment; a stolen one ends the session', async () => {
    const { client, id } = await bed.user('rotation');
    const first = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const second = (await client.auth.refreshSession()).data.session?.refresh_token ?? '';
    const again = await bed.client().auth.refreshSession({ refresh_token: first });
    expect(again.error).toBeNull();
    await bed.db.query(
      "update auth.refresh_tokens set used_at = used_at - interval '11 seconds' where user_id = $1::text::uuid",
      [id],
    );
    const reused = await bed.client().auth.refreshSession({ refresh_token: first });
    expect(reused.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    const child = await bed.client().auth.refreshSession({ refresh_token: second });
    expect(child.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect((await client.auth.getUser()).error).not.toBeNull();
  });

  test('many refreshes at once all succeed and belong to one session', async () => {
    const { client } = await bed.user('tabs');
    const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const all = await Promise.all(Array.from({ length: 5 }, () => bed.client().auth.refreshSession({ refresh_token })));
    expect(all.map(({ error }) => error)).toEqual([null, null, null, null, null]);
  });

  test('what is switched off says so in the documented way', async () => {
    const client = bed.client();
    expect((await client.auth.signInWithSSO({ domain: 'example.org' })).error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
    });
    expect((await client.auth.signUp({ phone: '+491701234567', password: PASSWORD })).error?.code).toBe(
      'phone_provider_disabled',
    );
    expect((await client.auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled');
    const { client: user } = await bed.user('phone');
    expect((await user.auth.mfa.enroll({ factorType: 'phone', phone: '+49170' })).error?.code).toBe(
      'mfa_phone_enroll_not_enabled',
    );
    expect((await user.auth.linkIdentity({ provider: 'google' })).error?.code).toBe('validation_failed');
    const settings = await (await bed.request('/api/auth/v1/settings')).json();
    expect(settings).toMatchObject({ external: { email: true, phone: false }, mailer_autoconfirm: false });
  });

  test('the key changes: old tokens stay valid, new ones carry the new key', async () => {
    const { client } = await bed.user('keys');
    const before = (await client.auth.getSession()).data.session?.access_token ?? '';
    await bed.services.keys.rotate();
    const { keys } = (await (await bed.request('/api/auth/v1/.well-known/jwks.json')).json()) as {
      keys: { kid: string; d?: string }[];
    };
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.every((key) => key.d === undefined)).toBe(true);
    expect((await client.auth.getUser(before)).error).toBeNull();
    const { data } = await client.auth.refreshSession();
    const header = JSON.parse(
      Buffer.from((data.session?.access_token ?? '').split('.')[0] ?? '', 'base64url').toString(),
    );
    expect(header.kid).toBe(keys[0]?.kid);
    expect((await client.auth.getClaims()).data?.header.kid).toBe(keys[0]?.kid);
  });

  test('a banned account gets no session, and the one it has ends with its token', async () => {
    const { client, email, id } = await bed.user('banned');
    await bed.db.query("update auth.users set banned_until = now() + interval '1 day' where id = $1::text::uuid", [id]);
    expect((await bed.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('user_banned');
    expect((await client.auth.refreshSession()).error?.code).toBe('user_banned');
  });

  test('too many wrong passwords stop an account, whoever tries', async () => {
    const { email } = await bed.user('guessed');
    const guess = () => bed.client().auth.signInWithPassword({ email, password: 'a wrong password' });
    for (let index = 0; index < 20; index++) await guess();
    expect((await guess()).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    const { rows } = await bed.db.query<{ key: string }>('select key from auth.rate_limits');
    expect(rows).not.toEqual([]);
    expect(rows.filter(({ key }) => key.includes(email))).toEqual([]);
  });
});
