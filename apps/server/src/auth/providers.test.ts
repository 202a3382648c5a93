import { defined } from '@cryptax/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ONE_ENGINE } from '../testing/engines.ts';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts';
import { openTestBed, PASSWORD, SITE, type TestBed } from '../testing/test-bed.ts';

describe.each(ONE_ENGINE)('sign-in by provider on %s', (engine) => {
  let bed: TestBed;
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider('client');
    bed = await openTestBed(engine, {
      CRYPTAX_AUTH_KEYCLOAK_CLIENT_ID: 'client',
      CRYPTAX_AUTH_KEYCLOAK_CLIENT_SECRET: 'secret',
      CRYPTAX_AUTH_KEYCLOAK_ISSUER: provider.issuer,
      CRYPTAX_AUTH_GITHUB_CLIENT_ID: 'client',
      CRYPTAX_AUTH_GITHUB_CLIENT_SECRET: 'secret',
      CRYPTAX_AUTH_GITHUB_BASE: provider.issuer,
    });
  });
  afterAll(async () => {
    await bed.close();
    await provider.close();
  });
  beforeEach(() => bed.resetLimits());

  /** The browser's way: our server, the provider, our server again, the app. */
  const travel = async (url: string): Promise<URL> => {
    const leave = await bed.request(url.replace(SITE, ''));
    expect(leave.status).toBe(302);
    const back = provider.visit(leave.headers.get('location') ?? '');
    const arrive = await bed.request(back.replace(SITE, ''));
    expect(arrive.status).toBe(303);
    return new URL(arrive.headers.get('location') ?? '');
  };

  test.each(['keycloak', 'github'] as const)('%s: a new account, the same one again', async (name) => {
    provider.person = {
      sub: name === 'github' ? '77' : 'kc-1',
      email: `${name}@example.org`,
      email_verified: true,
      name: 'Klaus',
    };
    const client = bed.client({ flowType: 'pkce' });
    const options = { redirectTo: `${SITE}/auth/callback`, skipBrowserRedirect: true };
    const { data } = await client.auth.signInWithOAuth({ provider: name, options });
    const target = await travel(data.url ?? '');
    expect(target.pathname).toBe('/auth/callback');
    const { data: first, error } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(first.user).toMatchObject({
      email: `${name}@example.org`,
      app_metadata: { provider: name, providers: [name] },
    });
    const implicit = bed.client();
    const { data: second } = await implicit.auth.signInWithOAuth({ provider: name, options });
    const fragment = new URLSearchParams((await travel(second.url ?? '')).hash.slice(1));
    const restored = await implicit.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(restored.data.user?.id).toBe(first.user?.id);
  });

  test('a verified address joins its account; one that is not verified does not', async () => {
    const owner = await bed.user('joined');
    const options = { redirectTo: `${SITE}/auth/callback`, skipBrowserRedirect: true };
    provider.person = { sub: 'kc-2', email: owner.email, email_verified: false, name: 'Mallory' };
    const { data: bad } = await bed.client().auth.signInWithOAuth({ provider: 'keycloak', options });
    expect((await travel(bad.url ?? '')).searchParams.get('error_code')).toBe('provider_email_needs_verification');
    // The same for an address that nobody has here.
    provider.person = { ...provider.person, email: 'nobody-here@example.org' };
    const { data: unknown } = await bed.client().auth.signInWithOAuth({ provider: 'keycloak', options });
    expect((await travel(unknown.url ?? '')).searchParams.get('error_code')).toBe('provider_email_needs_verification');
    const made = await bed.db.query("select id from auth.users where email = 'nobody-here@example.org'");
    expect(made.rows).toEqual([]);
    provider.person = { ...provider.person, email: owner.email };
    provider.person = { ...provider.person, email_verified: true };
    const { data: good } = await bed.client().auth.signInWithOAuth({ provider: 'keycloak', options });
    expect((await travel(good.url ?? '')).hash).toContain('access_token=');
    const { data } = await owner.client.auth.getUserIdentities();
    expect(data?.identities.map((identity) => identity.provider)).toEqual(['email', 'keycloak']);
  });

  test('a password that somebody set for an unconfirmed address is gone once its owner signs in', async () => {
    const email = 'squatted@example.org';
    await bed.client().auth.signUp({ email, password: PASSWORD });
    await bed.services.background.idle();
    provider.person = { sub: 'kc-3', email, email_verified: true, name: 'Owner' };
    const { data } = await bed
      .client()
      .auth.signInWithIdToken({ provider: 'keycloak', token: await provider.idToken() });
    expect(data.user?.email).toBe(email);
    const attacker = await bed.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(attacker.error?.code).toBe('invalid_credentials');
  });

  test('an account whose address nobody has confirmed is opened by no service', async () => {
    provider.person = { sub: 'kc-7', email: 'shut@example.org', email_verified: true, name: 'Shut' };
    const sign = async () =>
      bed.client().auth.signInWithIdToken({ provider: 'keycloak', token: await provider.idToken() });
    const { data } = await sign();
    await bed.db.query('update auth.users set email_confirmed_at = null where id = $1::text::uuid', [
      data.user?.id ?? '',
    ]);
    expect((await sign()).error?.code).toBe('provider_email_needs_verification');
  });

  test('linking and unlinking; the last identity stays', async () => {
    const { client } = await bed.user('linker', 'pkce');
    provider.person = { sub: 'kc-4', email: 'elsewhere@example.org', email_verified: true, name: 'Linker' };
    const single = (await client.auth.getUserIdentities()).data?.identities[0];
    if (single === undefined) throw new Error('no identity');
    expect((await client.auth.unlinkIdentity(single)).error?.code).toBe('single_identity_not_deletable');
    const { data } = await client.auth.linkIdentity({
      provider: 'keycloak',
      options: { redirectTo: `${SITE}/settings`, skipBrowserRedirect: true },
    });
    const back = provider.visit(data.url ?? '');
    const arrive = await bed.request(back.replace(SITE, ''));
    const target = new URL(arrive.headers.get('location') ?? '');
    expect(target.pathname).toBe('/settings');
    // Nothing is linked until the browser that began it says so: the way there could have been sent to somebody else.
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
    expect((await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')).error).toBeNull();
    const identities = (await client.auth.getUserIdentities()).data?.identities ?? [];
    expect(identities.map((identity) => identity.provider)).toEqual(['email', 'keycloak']);
    const other = await bed.user('linker2');
    const taken = await other.client.auth.linkIdentity({ provider: 'keycloak', token: await provider.idToken() });
    expect(taken.error?.code).toBe('identity_already_exists');
    const linked = identities.find((identity) => identity.provider === 'keycloak');
    if (linked === undefined) throw new Error('not linked');
    expect((await other.client.auth.unlinkIdentity(linked)).error?.code).toBe('identity_not_found');
    expect((await client.auth.unlinkIdentity(linked)).error).toBeNull();
  });

  test('id tokens: nonce, wrong audience, foreign provider', async () => {
    provider.person = { sub: 'kc-5', email: 'token@example.org', email_verified: true, name: 'Token' };
    const sign = (token: string, nonce?: string) =>
      bed.client().auth.signInWithIdToken({ provider: 'keycloak', token, ...defined({ nonce }) });
    const hashed = (await import('node:crypto')).createHash('sha256').update('n1').digest('hex');
    expect((await sign(await provider.idToken({ nonce: hashed }), 'n1')).error).toBeNull();
    expect((await sign(await provider.idToken({ nonce: hashed }), 'n2')).error?.status).toBe(400);
    expect((await sign(await provider.idToken({ nonce: hashed }))).error?.status).toBe(400);
    const foreign = await startFakeProvider('client');
    foreign.person = provider.person;
    expect((await sign(await foreign.idToken())).error?.message).toBe('Bad ID token');
    await foreign.close();
    const disabled = await bed.client().auth.signInWithIdToken({ provider: 'google', token: 'x' });
    expect(disabled.error?.code).toBe('provider_disabled');
  });

  test('a state serves once; refusals come back to the app', async () => {
    provider.person = { sub: 'kc-6', email: 'state@example.org', email_verified: true, name: 'State' };
    const options = { redirectTo: `${SITE}/auth/callback`, skipBrowserRedirect: true };
    const { data } = await bed.client().auth.signInWithOAuth({ provider: 'keycloak', options });
    const leave = await bed.request((data.url ?? '').replace(SITE, ''));
    const back = provider.visit(leave.headers.get('location') ?? '').replace(SITE, '');
    expect((await bed.request(back)).status).toBe(303);
    expect((await bed.request(back)).status).toBe(400);
    const { data: again } = await bed.client().auth.signInWithOAuth({ provider: 'keycloak', options });
    const second = await bed.request((again.url ?? '').replace(SITE, ''));
    const state = new URL(second.headers.get('location') ?? '').searchParams.get('state');
    const refused = await bed.request(`/api/auth/v1/callback?state=${state}&error=access_denied&error_description=no`);
    expect(new URL(refused.headers.get('location') ?? '').searchParams.get('error_description')).toBe('no');
  });
});
